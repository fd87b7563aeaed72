import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { SCHEMA_NAMES } from './named-schemas';

export type JsonSchema = Record<string, unknown>;

/** Parts of a valibot schema that hold other schemas, as far as the contract uses them. */
interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly v.GenericSchema[];
  readonly default?: unknown;
}

const OPTIONAL = new Set(['optional', 'exact_optional', 'nullish']);
const NULL: JsonSchema = { type: 'null' };

const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, NULL] });

/** What `list()`, `soft()` and `softOr()` leave in their metadata (wire.ts): to the converter they are opaque pipes. */
function fromMetadata(schema: v.GenericSchema): JsonSchema | undefined {
  const metadata: Readonly<Record<string, unknown>> = v.getMetadata(schema as Parameters<typeof v.getMetadata>[0]);
  if (metadata['binary'] === true) return { type: 'string', contentMediaType: 'application/octet-stream' };
  const item = metadata['listOf'] as v.GenericSchema | undefined;
  if (item !== undefined) return { type: 'array', items: jsonSchemaOf(item) };
  const soft = metadata['softOf'] as v.GenericSchema | undefined;
  return soft === undefined ? undefined : orNull(jsonSchemaOf(soft));
}

function objectSchema(entries: Readonly<Record<string, v.GenericSchema>>, strict: boolean): JsonSchema {
  const names = Object.keys(entries);
  const required = names.filter((name) => !OPTIONAL.has(entries[name]?.type ?? ''));
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, jsonSchemaOf(entry)])),
    ...(required.length === 0 ? {} : { required }),
    ...(strict ? { additionalProperties: false } : {}),
  };
}

/** Objects, wrappers and unions are walked here, so that their parts keep their metadata. */
function structural(schema: v.GenericSchema): JsonSchema | undefined {
  const { type, entries, wrapped, options, default: fallback } = schema as unknown as Parts;
  if (entries !== undefined) return objectSchema(entries, type === 'strict_object');
  if (type === 'union') return { anyOf: (options ?? []).map((option) => jsonSchemaOf(option)) };
  if (wrapped === undefined) return undefined;
  const inside = jsonSchemaOf(wrapped);
  const whole = type === 'nullish' || type === 'nullable' ? orNull(inside) : inside;
  return fallback === undefined || fallback === null ? whole : { ...whole, default: fallback };
}

/** The JSON schema of what a contract schema reads from the wire; shapes with a name are referred to by it. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const name = SCHEMA_NAMES.get(schema);
  return name === undefined ? inFull(schema) : { $ref: `#/components/schemas/${name}` };
}

/** Every shape with a name that the written part refers to, straight or through another, for `components/schemas`. */
export function namedSchemas(written: unknown): Record<string, JsonSchema> {
  const found = new Map<string, JsonSchema>();
  const all = new Map([...SCHEMA_NAMES].map(([schema, name]) => [name, schema]));
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      const schema = all.get(name);
      if (schema === undefined || found.has(name)) continue;
      const own = inFull(schema);
      found.set(name, own);
      follow(own);
    }
  };
  follow(written);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function inFull(schema: v.GenericSchema): JsonSchema {
  const known = fromMetadata(schema) ?? ('pipe' in schema ? undefined : structural(schema));
  if (known !== undefined) return known;
  const { $schema: _dialect, ...rest } = toJsonSchema(schema as Parameters<typeof toJsonSchema>[0], {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
  }) as JsonSchema;
  // A check behind a union of number and text (`num`) comes out as a type that forbids the text.
  if (!('anyOf' in rest)) return rest;
  const { type: _type, ...union } = rest;
  return union;
}
