import * as v from 'valibot';

/** A value left out while decoding: its place in the shape, and the reason. */
export interface Drop {
  readonly at: string;
  readonly issue: string;
}

/** valibot's config with our two additions; it travels through every nested schema. */
export interface DecodeConfig extends v.Config<v.BaseIssue<unknown>> {
  /** Hears of every item or optional field that could not be read. */
  readonly onDrop?: ((drop: Drop) => void) | undefined;
  /** The back end's way: nothing is forgiven. */
  readonly strict?: boolean | undefined;
}

/** `safeParse` copies only the config keys that valibot knows; ours reach nested schemas through `~run` alone. */
function run<S extends v.GenericSchema>(schema: S, raw: unknown, config: DecodeConfig) {
  const read = schema['~run']({ value: raw }, config);
  return read.issues === undefined
    ? { success: true as const, output: read.value as v.InferOutput<S> }
    : { success: false as const, issues: read.issues };
}

/** valibot's own messages quote what they received, which may be a token: of what kind it was says enough. */
export const issueText = ({ message, input }: v.BaseIssue<unknown>): string =>
  message.replace(/( r|: R)eceived .*$/s, `$1eceived ${input === null ? 'null' : typeof input}`);

const firstIssue = (issues: readonly v.BaseIssue<unknown>[]) => {
  const issue = issues[0];
  return {
    path: issue === undefined ? '' : (v.getDotPath(issue) ?? ''),
    message: issue === undefined ? 'unreadable' : issueText(issue),
  };
};

/** valibot goes on with its own way. */
const UNREAD = Symbol('unread');

/**
 * Reads ahead of valibot's own way through unions and pipes, which takes a cold engine longer than the reading itself (the
 * first screen's list: 85 hosts with 40 values each). Strict readers, and what `read` leaves `UNREAD`, take that way.
 */
function ahead<S extends v.GenericSchema>(schema: S, read: (raw: unknown, settings: DecodeConfig) => unknown): S {
  const itsWay = schema['~run'].bind(schema);
  const run: typeof itsWay = (dataset, config) => {
    const settings: DecodeConfig = config;
    const value = settings.strict === true ? UNREAD : read(dataset.value, settings);
    return value === UNREAD ? itsWay(dataset, config) : { typed: true, value };
  };
  return Object.assign(schema, { '~run': run });
}

type Tell = (drop: Drop) => void;

/** The readable part of `raw`; the rest is told. */
function readable<S extends v.GenericSchema>(
  item: S,
  name: string,
  raw: readonly unknown[],
  config: DecodeConfig,
  tell?: Tell,
) {
  const kept: v.InferOutput<S>[] = [];
  raw.forEach((one, index) => {
    const read = run(item, one, config);
    if (read.success) {
      kept.push(read.output);
      return;
    }
    const { path, message } = firstIssue(read.issues);
    tell?.({ at: `${name}[${index}]${path === '' ? '' : `.${path}`}`, issue: message });
  });
  return kept;
}

/** A strict reader takes what is dropped for an issue. */
const tellOf = ({ strict, onDrop }: DecodeConfig, addIssue: (issue: { message: string }) => void): Tell | undefined =>
  strict === true ? ({ at, issue }) => addIssue({ message: `${at}: ${issue}` }) : onDrop;

/** Schemas made by `list`: an empty list may come as null. */
const lists = new WeakSet<v.GenericSchema>();

/** A list that drops what cannot be read and tells `onDrop`: one bad item never fails a page. Null is an empty one (decisions.md, null for a list). */
export function list<S extends v.GenericSchema>(item: S, name: string) {
  const schema = v.pipe(
    v.nullable(v.array(v.unknown()), []),
    v.rawTransform<unknown[], v.InferOutput<S>[]>(({ dataset, config, addIssue }) =>
      readable(item, name, dataset.value, config as DecodeConfig, tellOf(config as DecodeConfig, addIssue)),
    ),
    v.metadata({ listOf: item }),
  );
  lists.add(schema);
  return ahead(schema, (raw, settings) => {
    const items = raw === null ? [] : raw;
    return Array.isArray(items) ? readable(item, name, items, settings, settings.onDrop) : UNREAD;
  });
}

function readSoftly<S extends v.GenericSchema>(
  schema: S,
  name: string,
  raw: unknown,
  config: DecodeConfig,
  tell?: Tell,
) {
  if (raw === undefined || (raw === null && !lists.has(schema))) return undefined;
  const read = run(schema, raw, config);
  if (read.success) return read.output;
  const { path, message } = firstIssue(read.issues);
  tell?.({ at: path === '' ? name : `${name}.${path}`, issue: message });
  return undefined;
}

const softly = <S extends v.GenericSchema, D>(schema: S, name: string, or: (raw: unknown) => D) =>
  v.rawTransform<unknown, v.InferOutput<S> | D>(({ dataset: { value: raw }, config, addIssue }) => {
    const settings = config as DecodeConfig;
    return readSoftly(schema, name, raw, settings, tellOf(settings, addIssue)) ?? or(raw);
  });

/** An optional field: absent, null or unreadable is `undefined`; unreadable is told to `onDrop`. */
export function soft<S extends v.GenericSchema>(schema: S, name: string) {
  const field = v.optional(
    v.pipe(
      v.unknown(),
      softly(schema, name, () => undefined),
      v.metadata({ softOf: schema }),
    ),
  );
  return ahead(field, (raw, settings) => readSoftly(schema, name, raw, settings, settings.onDrop));
}

/** As `soft`, with a value of its own for what is absent, null or unreadable; `unread`: another one for the unreadable. */
export function softOr<S extends v.GenericSchema>(
  schema: S,
  name: string,
  fallback: v.InferOutput<S>,
  unread: v.InferOutput<S> = fallback,
) {
  const or = (raw: unknown): v.InferOutput<S> => (raw === null || raw === undefined ? fallback : unread);
  const field = v.optional(v.pipe(v.unknown(), softly(schema, name, or), v.metadata({ softOf: schema })), null);
  return ahead(field, (raw, settings) => readSoftly(schema, name, raw, settings, settings.onDrop) ?? or(raw));
}

/** A number, or its decimal text as forms and older servers send it. */
export const num = ahead(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/, 'not a number'), v.transform(Number))]),
    v.finite(),
  ),
  (raw) => (Number.isFinite(raw) ? raw : UNREAD),
);
export const int = v.pipe(num, v.integer());
/** A whole number that is sent: no larger than servers count with. */
export const sentInt = v.pipe(int, v.minValue(-(2 ** 31)), v.maxValue(2 ** 31 - 1));
export const count = v.pipe(int, v.minValue(0));
/** Unix time in ms, UTC. */
export const millis = v.pipe(int, v.minValue(0), v.maxValue(8.64e15));
export const text = v.string();
export const words = v.pipe(v.string(), v.minLength(1, 'empty'));
/** 0 or 1, also as text or boolean. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1'])]),
  v.transform((raw) => raw === true || raw === 1 || raw === '1'),
);
/** A flag that is sent: forms know no boolean. */
export const bit = v.pipe(int, v.picklist([0, 1]));
/** An identity: the wire sends it as number or text, we keep text. */
export const id = ahead(
  v.pipe(
    v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))]),
    v.transform(String),
  ),
  (raw) => (typeof raw === 'string' && /^\w{1,64}$/.test(raw) ? raw : UNREAD),
);

/** The client's own id of something that it sends, so that sending it again makes no second one: a UUID, say. */
export const clientId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'not a client id'));

/** A comma-separated text, or an array, of non-empty parts. */
export const csv = v.pipe(
  v.union([v.string(), v.array(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]))]),
  v.transform((raw) =>
    (typeof raw === 'string' ? raw.split(',') : raw.map(String)).map((one) => one.trim()).filter((one) => one !== ''),
  ),
);

export type Decoded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly issue: string };

/** Reads a raw value once, at the edge. Never throws. */
export function decode<S extends v.GenericSchema>(
  schema: S,
  raw: unknown,
  config: Pick<DecodeConfig, 'onDrop' | 'strict'> = {},
): Decoded<v.InferOutput<S>> {
  const read = run(schema, raw, { abortPipeEarly: true, ...config });
  if (read.success) return { ok: true, value: read.output };
  const { path, message } = firstIssue(read.issues);
  return { ok: false, issue: path === '' ? message : `${path}: ${message}` };
}
