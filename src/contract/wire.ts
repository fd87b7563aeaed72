import * as v from 'valibot';

/** What was left out while decoding: where in the shape, and why. */
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

const firstIssue = (issues: readonly v.BaseIssue<unknown>[]) => {
  const issue = issues[0];
  return { path: issue === undefined ? '' : (v.getDotPath(issue) ?? ''), message: issue?.message ?? 'unreadable' };
};

/** A list that drops what cannot be read and tells `onDrop`, so that one bad item never fails a page. */
export function list<S extends v.GenericSchema>(item: S, name: string) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform<unknown[], v.InferOutput<S>[]>(({ dataset, config, addIssue }) => {
      const settings = config as DecodeConfig;
      const { onDrop, strict } = settings;
      const kept: v.InferOutput<S>[] = [];
      dataset.value.forEach((raw, index) => {
        const read = run(item, raw, settings);
        if (read.success) {
          kept.push(read.output);
          return;
        }
        const { path, message } = firstIssue(read.issues);
        const at = `${name}[${index}]${path === '' ? '' : `.${path}`}`;
        if (strict === true) addIssue({ message: `${at}: ${message}` });
        else onDrop?.({ at, issue: message });
      });
      return kept;
    }),
    v.metadata({ listOf: item }),
  );
}

function softly<S extends v.GenericSchema>(schema: S, name: string) {
  return v.rawTransform<unknown, v.InferOutput<S> | undefined>(({ dataset, config, addIssue }) => {
    if (dataset.value === null || dataset.value === undefined) return undefined;
    const settings = config as DecodeConfig;
    const { onDrop, strict } = settings;
    const read = run(schema, dataset.value, settings);
    if (read.success) return read.output;
    const { path, message } = firstIssue(read.issues);
    const at = path === '' ? name : `${name}.${path}`;
    if (strict === true) addIssue({ message: `${at}: ${message}` });
    else onDrop?.({ at, issue: message });
    return undefined;
  });
}

/** An optional field: absent, null or unreadable is `undefined`; unreadable is told to `onDrop`. */
export function soft<S extends v.GenericSchema>(schema: S, name: string) {
  return v.optional(v.pipe(v.unknown(), softly(schema, name), v.metadata({ softOf: schema })));
}

/** As `soft`, with a value of its own for what is absent, null or unreadable. */
export function softOr<S extends v.GenericSchema>(schema: S, name: string, fallback: v.InferOutput<S>) {
  return v.optional(
    v.pipe(
      v.unknown(),
      softly(schema, name),
      v.transform((value): v.InferOutput<S> => value ?? fallback),
      v.metadata({ softOf: schema }),
    ),
    null,
  );
}

/** A number, or its decimal text as forms and older servers send it. */
export const num = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/, 'not a number'), v.transform(Number))]),
  v.finite(),
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
export const id = v.pipe(
  v.union([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64))]),
  v.transform(String),
);

/** What the client itself calls something it sends, so that sending it again makes no second one: a UUID, say. */
export const clientId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'not a client id'));

/** A comma-separated text, or an array, of non-empty parts. */
export const csv = v.pipe(
  v.union([v.string(), v.array(v.union([v.string(), v.pipe(v.number(), v.safeInteger())]))]),
  v.transform((raw) =>
    (typeof raw === 'string' ? raw.split(',') : raw.map(String))
      .map((part) => part.trim())
      .filter((part) => part !== ''),
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
