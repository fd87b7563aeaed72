import type { Probe } from '../probe';
import type { Fields } from '../request/signed-request';

/** Fields that a call can be asked with, made from what the back end shows; CannotCheck where it has nothing for it. */
export type Sampler = (probe: Probe) => Promise<readonly Fields[]>;
export type Samplers = Readonly<Record<string, Sampler>>;

/** The same for every back end. */
export const fixed =
  (...fields: readonly Fields[]): Sampler =>
  async () =>
    fields;
