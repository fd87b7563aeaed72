import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type * as v from 'valibot';
import { CONTRACT_VERSION } from '../../../src/contract/contract-version';
import { mountOptionSchemas } from '../../../src/contract/shell/mount-options';
import { nativeMessages, nativeMethods } from '../../../src/contract/shell/native';
import { inCommands, outEvents } from '../../../src/contract/shell/shell-events';
import { inProject } from '../../support/project-root';
import { methodsOf } from './contract-words';
import { describeSchema } from './describe-schema';

const FOLDER = 'tests/unit/contract/shell/versions';
export const HANDLE = 'src/remote/options.ts';

type Shapes = Readonly<Record<string, string>>;

/** What host, app and native app say to each other, each shape as text by its name. */
export interface ContractShape {
  readonly options: Shapes;
  readonly events: Shapes;
  readonly commands: Shapes;
  readonly handle: Shapes;
  /** Calls to a native app. */
  readonly calls: Shapes;
  /** Messages of a native app. */
  readonly messages: Shapes;
}
export type Part = keyof ContractShape;

const described = (schemas: Readonly<Record<string, v.GenericSchema>>): Shapes =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, describeSchema(schema)]));

/** The contract as the code has it now. */
export const contractShape = (): ContractShape => ({
  options: described(mountOptionSchemas),
  events: described(outEvents),
  commands: described(inCommands),
  handle: Object.fromEntries([...methodsOf(HANDLE, 'MountHandle')].map(([name, { shape }]) => [name, shape])),
  calls: Object.fromEntries(
    Object.entries(nativeMethods).map(([name, { params, answer }]) => [
      name,
      `${describeSchema(params)} => ${describeSchema(answer)}`,
    ]),
  ),
  messages: described(nativeMessages),
});

const fileOf = (version: string): string => inProject(FOLDER, `${version}.json`);

export const frozenShape = (version: string): ContractShape =>
  JSON.parse(readFileSync(fileOf(version), 'utf8')) as ContractShape;

const numbersOf = (version: string) => version.split('.').map(Number);

/** Every version that there was, the oldest first. */
export const frozenVersions = (): string[] =>
  readdirSync(inProject(FOLDER))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'))
    .sort((a, b) => {
      const [[first = 0, second = 0], [otherFirst = 0, otherSecond = 0]] = [numbersOf(a), numbersOf(b)];
      return first - otherFirst || second - otherSecond;
    });

/** Writes the contract as it is now down as the version that it says to be. */
export const freeze = (): void =>
  writeFileSync(fileOf(CONTRACT_VERSION), `${JSON.stringify(contractShape(), null, 2)}\n`);
