import * as v from 'valibot';
import { type MountOptions, mountOptionSchemas, type ResolvedOptions } from '../../contract/shell/mount-options';
import { issueText } from '../../contract/wire';

type OptionName = keyof typeof mountOptionSchemas;
const NAMES = Object.keys(mountOptionSchemas) as OptionName[];

export interface OptionFault {
  readonly option: string;
  readonly issue: string;
}

function readOne(name: OptionName, raw: unknown): { value: unknown; fault?: OptionFault } {
  const schema: v.GenericSchema = mountOptionSchemas[name];
  const read = v.safeParse(schema, raw);
  if (read.success) return { value: read.output };
  const issue = read.issues[0];
  const path = v.getDotPath(issue);
  return {
    value: v.parse(schema, undefined),
    fault: { option: path === null ? name : `${name}.${path}`, issue: issueText(issue) },
  };
}

/** Each option by itself: a wrong one gets its default and a fault that names the field; the others stand. */
export function resolveOptions(raw: MountOptions): { options: ResolvedOptions; faults: readonly OptionFault[] } {
  const faults: OptionFault[] = [];
  const entries = NAMES.map((name) => {
    const { value, fault } = readOne(name, raw[name]);
    if (fault !== undefined) faults.push(fault);
    return [name, value] as const;
  });
  return { options: Object.fromEntries(entries) as ResolvedOptions, faults };
}

/** Hosts write objects and functions inline: another one with the same content is no change. */
export function differs(a: unknown, b: unknown): boolean {
  if (a === b || typeof a === 'function') return false;
  const isPlain = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));
  return !(isPlain(a) && isPlain(b) && JSON.stringify(a) === JSON.stringify(b));
}
