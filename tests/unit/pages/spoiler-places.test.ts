import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** What writes a score or a result of one match. */
const WRITES = /homeScore|scoreText\(|\bisWin\b|betResult(Long|Letter)?\.|<ResultBadge|<FormSquares/;
/** What asks whether it may. */
const ASKS = /\b(useUnspoilt|useIsVeiled|useHiddenBy|useHiddenResults|useNoSpoilers|isVeiled)\b/;

const [hidden = '', shown = ''] = textOf('docs/spoilers.md').split('## Not hidden');
const filesIn = (text: string) => [...text.matchAll(/\| `(src\/[^`]+)` \|/g)].map(([, file = '']) => file);

const writers = ['src/app', 'src/pages', 'src/domains'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .filter((file) => WRITES.test(textOf(file))),
);

test('no spoilers: every place that writes a score or a result is in one of the two tables [no spoilers.5]', () => {
  const known = new Set([...filesIn(hidden), ...filesIn(shown)]);
  expect(writers.length).toBeGreaterThan(20);
  expect(writers.filter((file) => !known.has(file))).toEqual([]);
});

test.each(filesIn(hidden))('no spoilers: %s asks whether it may', (file) => {
  expect(textOf(file)).toMatch(ASKS);
});

test('no spoilers: what is not hidden is there, and in one table alone', () => {
  const both = filesIn(shown).filter((file) => filesIn(hidden).includes(file));
  expect(both).toEqual([]);
  expect(filesIn(shown).filter((file) => !writers.includes(file))).toEqual([]);
});
