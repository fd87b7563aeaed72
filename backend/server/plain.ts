import * as v from 'valibot';
import type { Call } from '../../src/contract/call';
import { pushes } from '../../src/contract/push/push';
import { ADDITIONS, OWN_CALLS, REQUEST_ADDITIONS } from '../../tools/documents/additions';
import type { Bus } from '../database/bus';
import { shareable } from '../lab/shared';

/** Parts of a valibot schema that hold other schemas, as far as the contract uses them. */
interface Parts {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly v.GenericSchema[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands for an empty list. */
type Empty = () => unknown;
const bare: Empty = () => [];

function plainRecord(
  entries: NonNullable<Parts['entries']>,
  value: Readonly<Record<string, unknown>>,
  empty: Empty,
): Record<string, unknown> {
  const named = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
    const entry = entries[name];
    return entry === undefined || ADDITIONS.has(entry) ? [] : [[name, plainPart(entry, field, empty)]];
  });
  return Object.fromEntries(named);
}

/** What is left of a value when a portal's back end sends the specification's fields alone. */
export function plainPart(schema: v.GenericSchema, value: unknown, empty: Empty = bare): unknown {
  const { listOf, softOf } = v.getMetadata(schema as Parameters<typeof v.getMetadata>[0]) as Readonly<
    Record<string, v.GenericSchema | undefined>
  >;
  const { entries, wrapped, options } = schema as Parts;
  const inside = (part: v.GenericSchema | undefined) => (part === undefined ? value : plainPart(part, value, empty));
  if (Array.isArray(value)) {
    if (listOf === undefined) return inside(softOf ?? wrapped);
    return value.length === 0 ? empty() : value.map((one) => plainPart(listOf, one, empty));
  }
  if (!isRecord(value)) return value;
  if (entries !== undefined) return plainRecord(entries, value, empty);
  return inside(softOf ?? wrapped ?? listOf ?? options?.find((option) => (option as Parts).entries !== undefined));
}

/** A request as a server reads it that knows the specification's fields alone. */
function plainRequest(call: Call, fields: unknown): unknown {
  const ours = REQUEST_ADDITIONS[call.name];
  if (ours === undefined || !isRecord(fields)) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !ours.includes(name)));
}

const shapes: ReadonlyMap<string, v.GenericSchema> = new Map(Object.entries(pushes));

/** A frame as it is sent, without the additions of its push; what is no push stays as it is. */
function plainFrame(text: string): string {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return text;
  }
  if (!isRecord(frame)) return text;
  const { namespace, mutation, action, data } = frame;
  const schema = shapes.get(`${String(namespace)}/${String(mutation ?? action)}`);
  return schema === undefined ? text : JSON.stringify({ ...frame, data: plainPart(schema, data) });
}

/** Whether this back end knows and says what the specification names, and nothing else. */
export interface PlainMode {
  readonly isOn: () => boolean;
  /** In every process. */
  set(isOn: boolean): Promise<void>;
  has(call: Call): boolean;
  request(call: Call, fields: unknown): unknown;
  /** An empty list is `[]` and null by turns: servers write both. */
  reply(call: Call, data: unknown): unknown;
  frame(text: string): string;
}

export function makePlainMode(bus: Bus, fromStart: boolean): PlainMode {
  let isPlain = fromStart;
  const share = shareable<boolean>(bus, 'plain', (isOn) => {
    isPlain = isOn;
  });
  let isNull = false;
  const byTurns = () => {
    isNull = !isNull;
    return isNull ? null : [];
  };
  return {
    isOn: () => isPlain,
    set: share,
    has: ({ name }) => !(isPlain && OWN_CALLS.has(name)),
    request: (call, fields) => (isPlain ? plainRequest(call, fields) : fields),
    reply: (call, data) => (isPlain ? plainPart(call.data, data, byTurns) : data),
    frame: (text) => (isPlain ? plainFrame(text) : text),
  };
}
