import type * as v from 'valibot';

interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly options?: readonly unknown[];
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly key?: Shape;
  readonly value?: Shape;
  readonly default?: unknown;
  readonly message?: unknown;
  readonly pipe?: readonly {
    readonly type: string;
    readonly metadata?: { readonly softOf?: Shape; readonly listOf?: Shape };
  }[];
}

/** What a schema takes, in the words of TypeScript: `{ token: string, uid?: string | number } | null`. */
export const describeSchema = (schema: v.GenericSchema): string => describe(schema as unknown as Shape);

/** The default of an optional schema as text; "" when there is none, or none but an empty object. */
export function defaultOf(schema: v.GenericSchema): string {
  const value = (schema as unknown as Shape).default;
  return value === undefined || (typeof value === 'object' && value !== null) ? '' : JSON.stringify(value);
}

/** A schema of ours stands behind its metadata: what it forgives is described by what it takes. */
function ofOurs({ pipe }: Shape): string | undefined {
  const { softOf, listOf } = pipe?.find(({ metadata }) => metadata !== undefined)?.metadata ?? {};
  if (softOf !== undefined) return describe(softOf);
  return listOf === undefined ? undefined : `${describe(listOf)}[]`;
}

function describe(shape: Shape): string {
  const own = ofOurs(shape);
  if (own !== undefined) return own;
  switch (shape.type) {
    case 'object':
      return describeObject(shape.entries ?? {});
    case 'picklist':
      return (shape.options ?? []).map((one) => JSON.stringify(one)).join(' | ');
    case 'union':
      return [...new Set((shape.options as readonly Shape[]).map(describe))].join(' | ');
    case 'nullable':
      return `${describeWrapped(shape)} | null`;
    case 'optional':
      return describeWrapped(shape);
    case 'array':
      return `${shape.item ? describe(shape.item) : 'unknown'}[]`;
    case 'record':
      return `{ [name]: ${shape.value ? describe(shape.value) : 'unknown'} }`;
    case 'custom':
      return typeof shape.message === 'string' ? shape.message.replace(/^not an? /, '') : 'object';
    default:
      return shape.type;
  }
}

const describeWrapped = ({ wrapped }: Shape): string => (wrapped ? describe(wrapped) : 'unknown');

function describeObject(entries: Readonly<Record<string, Shape>>): string {
  const fields = Object.entries(entries).map(
    ([name, shape]) => `${name}${shape.type === 'optional' ? '?' : ''}: ${describe(shape)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
