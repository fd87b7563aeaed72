import path from 'node:path';
import { filesBelow, textOf } from '../../architecture/project-files';
import type { Landmark } from '../../support/landmarks/read-landmarks';
import { differences, type Shot, writeRecord } from '../../support/landmarks/record';
import { recordOf } from '../../support/landmarks/record-file';

const LIKENESS = { tolerance: 1, isSameEngine: true };

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

test.each<[string, readonly [number, number, number, number], string[]]>([
  ['fonts, colours and a place down the page do not count', [4, 300, 100, 90], []],
  ['a place across the page does', [30, 0, 100, 20], ['main › button "Go": x 0 → 30']],
])('in another engine %s', (_what, box, expected) => {
  const [main, go, more] = SHOTS[0]?.landmarks ?? [];
  if (!main || !go || !more) throw new Error('three are read');
  const other = { ...go, font: '15/20 400', ink: 'red', box };
  const extra = { ...more, label: 'button "Of the engine"' };
  const likeness = { tolerance: 4, isSameEngine: false };
  expect(differences(RECORD, [shot(390, 'normal', main, other, more, extra)], likeness)).toEqual(expected);
});

test('in another engine, too, a landmark must be there', () => {
  const [main, , more] = SHOTS[0]?.landmarks ?? [];
  if (!main || !more) throw new Error('three are read');
  const lines = differences(RECORD, [shot(390, 'normal', main, more)], { tolerance: 4, isSameEngine: false });
  expect(lines).toEqual(['main › button "Go": is gone']);
});

test('every recorded screen is one that a test opens', () => {
  const texts = filesBelow('tests/browser', 'landmarks.test.ts', 'landmarks.full.test.ts').map(textOf);
  const quoted = texts.flatMap((text) => [...text.matchAll(/'([^'\n]+)'/g)].map(([, name]) => name ?? ''));
  const opened = new Set(quoted.map((name) => path.basename(recordOf(name))));
  const records = filesBelow('tests/browser/landmarks', '.txt').map((file) => path.basename(file));
  expect(records.length).toBeGreaterThan(60);
  expect(records.filter((file) => !opened.has(file.replace('-in-English', '')) && !opened.has(file))).toEqual([]);
});
