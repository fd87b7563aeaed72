import * as v from 'valibot';
import {
  count,
  csv,
  type Drop,
  decode,
  flag,
  id,
  int,
  list,
  millis,
  num,
  soft,
  softOr,
  text,
} from '../../../src/contract/wire';

const item = v.object({ id, score: soft(count, 'score') });
const items = list(item, 'items');

const readItems = (raw: unknown, strict = false) => {
  const drops: Drop[] = [];
  return { read: decode(items, raw, { strict, onDrop: (drop) => drops.push(drop) }), drops };
};

describe('a list (architecture.md, the edge)', () => {
  it('drops what cannot be read and reports where and why [3.5, schemas.2, the edge.1]', () => {
    const { read, drops } = readItems([{ id: 1 }, { nope: true }, null, 'x', { id: 'b', score: 3 }]);
    expect(read).toEqual({ ok: true, value: [{ id: '1' }, { id: 'b', score: 3 }] });
    expect(drops.map((drop) => drop.at)).toEqual(['items[1].id', 'items[2]', 'items[3]']);
  });

  it('keeps an item whose optional field is unreadable, without the field', () => {
    const { read, drops } = readItems([{ id: 1, score: 'many' }]);
    expect(read).toEqual({ ok: true, value: [{ id: '1', score: undefined }] });
    expect(drops).toHaveLength(1);
    expect(drops[0]?.at).toBe('score');
  });

  it('refuses everything that is not a list', () => {
    for (const raw of [{}, 'items', 3, undefined]) expect(readItems(raw).read.ok).toBe(false);
  });

  it('is empty when it comes as null, as data and in a field, strictly too [null for a list.1]', () => {
    const page = v.object({ soft: soft(items, 'soft'), or: softOr(items, 'or', []), own: items });
    const raw = { soft: null, or: null, own: null };
    for (const strict of [false, true]) {
      expect(readItems(null, strict)).toEqual({ read: { ok: true, value: [] }, drops: [] });
      expect(decode(page, raw, { strict })).toEqual({ ok: true, value: { soft: [], or: [], own: [] } });
    }
    expect(decode(page, { own: [] })).toEqual({ ok: true, value: { or: [], own: [] } });
  });

  it('forgives nothing in strict mode [schemas.2]', () => {
    expect(readItems([{ id: 1 }, { nope: true }], true).read.ok).toBe(false);
    expect(readItems([{ id: 1, score: 'many' }], true).read.ok).toBe(false);
    expect(readItems([{ id: 1, score: null }], true).read.ok).toBe(true);
  });
});

describe.each([
  [
    'num',
    num,
    [
      [1, 1],
      ['1.50', 1.5],
      ['-2', -2],
    ],
    ['', 'x', '1e3', Number.NaN, Number.POSITIVE_INFINITY, null, {}],
  ],
  [
    'int',
    int,
    [
      [3, 3],
      ['12', 12],
    ],
    [1.5, '1.5'],
  ],
  [
    'count',
    count,
    [
      [0, 0],
      ['7', 7],
    ],
    [-1, '-1'],
  ],
  ['millis', millis, [[1_700_000_000_000, 1_700_000_000_000]], [-1, 9e15]],
  [
    'flag',
    flag,
    [
      [1, true],
      ['0', false],
      [true, true],
      [0, false],
    ],
    [2, 'yes', null],
  ],
  [
    'id',
    id,
    [
      [7, '7'],
      [' ab ', 'ab'],
    ],
    ['', '  ', 1.5, 2 ** 53, null, 'x'.repeat(65)],
  ],
  [
    'csv',
    csv,
    [
      ['a, b,,c', ['a', 'b', 'c']],
      ['', []],
      [
        [1, 'b'],
        ['1', 'b'],
      ],
    ],
    [null, 3, {}, [2 ** 53]],
  ],
] as const)('%s on the wire', (_name, schema, good, bad) => {
  it.each(good.map(([raw, value]) => [JSON.stringify(raw), raw, value] as const))('reads %s', (_text, raw, value) => {
    expect(decode(schema, raw)).toEqual({ ok: true, value });
  });
  it.each(bad.map((raw) => [String(raw), raw] as const))('refuses %s', (_text, raw) => {
    expect(decode(schema, raw).ok).toBe(false);
  });
});

it('never lets a hostile key through to a prototype', () => {
  const read = decode(v.object({ a: soft(text, 'a') }), JSON.parse('{"a":"x","__proto__":{"polluted":true}}'));
  expect(read).toEqual({ ok: true, value: { a: 'x' } });
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

it('gives a field its default when it is absent, null or unreadable', () => {
  const shape = v.object({ list: softOr(items, 'list', []), status: softOr(int, 'status', 0) });
  for (const raw of [{}, { list: null, status: null }, { list: 'x', status: 'x' }]) {
    expect(decode(shape, raw)).toEqual({ ok: true, value: { list: [], status: 0 } });
  }
  expect(decode(shape, { list: 'x' }, { strict: true }).ok).toBe(false);
});

/** decisions.md, privacy: nobody's token in a message, wherever it was sent in the wrong place. */
describe.each([['eyJsecret'], ['a" but received eyJsecret'], [73_001_234_567]])(
  'an unreadable value (%s)',
  (secret) => {
    it.each([
      ['instead of an object', v.object({ token: text }), secret],
      ['of a field', v.object({ token: v.boolean() }), { token: secret }],
      ['in a choice', v.picklist(['a', 'b']), secret],
      ['in a list', list(item, 'items'), { list: secret }],
      [
        'of a shape',
        v.pipe(
          v.unknown(),
          v.check(() => false),
        ),
        secret,
      ],
      ['of a union', v.union([v.boolean(), v.null()]), secret],
    ])('is not quoted: %s', (_where, schema: v.GenericSchema, raw) => {
      const read = decode(schema, raw);
      expect(read.ok).toBe(false);
      expect(JSON.stringify(read)).not.toMatch(/secret|73001234567/);
    });

    it('nor where a list drops it [privacy.1]', () => {
      const { drops } = readItems([
        secret,
        { id: { deep: secret } },
        { id: 1, score: secret === 73_001_234_567 ? -1 : secret },
      ]);
      expect(drops).toHaveLength(3);
      expect(JSON.stringify(drops)).not.toMatch(/secret|73001234567/);
    });
  },
);

/** What is read ahead of valibot's own way, which strict readers take. */
it.each<[string, v.GenericSchema, unknown[]]>([
  ['an id', id, ['a_1', '77', ' 77 ', 77, 2 ** 53, '', 'x'.repeat(64), 'x'.repeat(65), 'a-b', null, {}]],
  ['a number', num, [0, -1.5, '12', '1.50', 'x', Number.NaN, Number.POSITIVE_INFINITY, true, null]],
  ['a count', count, [0, 7, '7', -1, 1.5]],
  ['an optional field', v.object({ a: soft(count, 'a') }), [{}, { a: 1 }, { a: null }, { a: undefined }]],
  ['a field with a default', v.object({ a: softOr(count, 'a', 5) }), [{}, { a: 1 }, { a: null }, { a: undefined }]],
  ['a list', list(v.object({ a: soft(id, 'a') }), 'l'), [[], [{ a: 1 }, {}], null, {}, 'a']],
])('%s is read as a strict reader reads it', (_name, schema, raws) => {
  const read = (strict: boolean) => raws.map((raw) => decode(schema, raw, { strict }));
  expect(read(false)).toEqual(read(true));
});
