import * as v from 'valibot';
import { id, list, soft } from '../../../../src/contract/wire';
import { defaultOf, describeSchema } from '../../../architecture/reference/describe-schema';

it.each<[v.GenericSchema, string]>([
  [v.string(), 'string'],
  [v.pipe(v.string(), v.startsWith('/')), 'string'],
  [v.picklist(['a', 1]), '"a" | 1'],
  [v.nullable(v.boolean()), 'boolean | null'],
  [v.optional(v.number(), 3), 'number'],
  [v.array(v.string()), 'string[]'],
  [v.record(v.string(), v.string()), '{ [name]: string }'],
  [v.object({}), '{}'],
  [
    v.object({ a: v.optional(v.string()), b: soft(v.number(), 'b'), c: v.union([v.string(), v.string()]) }),
    '{ a?: string, b?: number, c: string }',
  ],
  [v.custom(() => true, 'not a function'), 'function'],
  [list(v.object({ id }), 'items'), '{ id: number | string }[]'],
])('%#', (schema, expected) => {
  expect(describeSchema(schema)).toBe(expected);
});

it.each<[v.GenericSchema, string]>([
  [v.string(), ''],
  [v.optional(v.string(), '/'), '"/"'],
  [v.optional(v.boolean(), false), 'false'],
  [v.optional(v.object({}), {}), ''],
])('default %#', (schema, expected) => {
  expect(defaultOf(schema)).toBe(expected);
});
