import type { Call } from '../../../src/contract/call';
import type { Probe } from '../probe';

/** Something that a back end must do, with the text that says so. */
export interface Rule {
  /** By which --only chooses it. */
  readonly id: string;
  readonly clause: string;
  /** The calls that it is about, by name; `push` is the socket. Empty: every call. */
  readonly calls: readonly string[];
  /** Changes something: only with --write. */
  readonly writes?: true;
  /** Looks at one call after the other. */
  readonly each?: (probe: Probe, call: Call) => Promise<void>;
  /** Looks at several calls together. */
  readonly whole?: (probe: Probe) => Promise<void>;
}

export const PUSH = 'push';
