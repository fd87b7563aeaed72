import type { Landmark } from '../../support/landmarks/read-landmarks';
import { differences, type Shot, writeRecord } from '../../support/landmarks/record';

const LIKENESS = { tolerance: 1, looks: true };

const mark = (label: string, depth: number, fields: Partial<Landmark> = {}): Landmark => ({
  ...{ label, depth, box: [0, 0, 100, 20], font: '14/20 400', ink: '#000000', ground: '#ffffff' },
  ...fields,
});
const shot = (width: number, theme: string, ...landmarks: Landmark[]): Shot => ({ width, theme, landmarks });

const SHOTS = [
  shot(390, 'normal', mark('main', 0, { font: '', ink: '' }), mark('button "Go"', 1), mark('"+1"', 1)),
  shot(
    390,
    'dark',
    mark('main', 0, { font: '', ink: '' }),
    mark('button "Go"', 1, { ink: '#eeeeee' }),
    mark('"+1"', 1),
  ),
  shot(320, 'normal', mark('main', 0, { font: '', ink: '' }), mark('button "Go"', 1, { box: [0, 0, 80, 20] })),
];
const RECORD = writeRecord(SHOTS);

test('a line a landmark: places, fonts, colours; what stands before it is "="', () => {
  expect(RECORD.split('\n')).toEqual([
    'landmark | 390 | 320 | 390 font | 320 font | normal | dark',
    'main | 0 0 100 20 | = |  | = | on #ffffff | =',
    '  button "Go" | 0 0 100 20 | 0 0 80 20 | 14/20 400 | = | #000000 on #ffffff | #eeeeee on #ffffff',
    '  "+1" | 0 0 100 20 | – | 14/20 400 | – | #000000 on #ffffff | =',
    '',
  ]);
  expect(differences(RECORD, SHOTS, LIKENESS)).toEqual([]);
});

test.each<[string, Partial<Landmark>, string[]]>([
  ['a pixel is nothing', { box: [1, 0, 101, 20] }, []],
  ['a place', { box: [0, 4, 100, 20] }, ['main › button "Go": y 0 → 4']],
  ['a font', { font: '13/18 600' }, ['main › button "Go": 14/20 400 → 13/18 600']],
  ['a colour', { ink: '#111111' }, ['main › button "Go": #000000 on #ffffff → #111111 on #ffffff']],
  ['a name', { label: 'button "Stop"' }, ['main › button "Go": is gone', 'main › button "Stop": is new']],
])('says what has changed: %s', (_what, change, expected) => {
  const [main, go, more] = SHOTS[0]?.landmarks ?? [];
  if (!main || !go || !more) throw new Error('three are read');
  expect(differences(RECORD, [shot(390, 'normal', main, { ...go, ...change }, more)], LIKENESS)).toEqual(expected);
});

test('another engine’s fonts and colours do not count, its places do', () => {
  const other =
    SHOTS[0]?.landmarks.map((one) => ({ ...one, font: '15/20 400', ink: 'red', box: [4, 0, 100, 20] })) ?? [];
  expect(differences(RECORD, [shot(390, 'normal', ...other)], { tolerance: 4, looks: false })).toEqual([]);
});
