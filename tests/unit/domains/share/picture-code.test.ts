import type { Mark } from '../../../../src/domains/share/picture/drawing';
import { footMarks } from '../../../../src/domains/share/picture/template';
import { codeOf } from '../../../../src/domains/share/picture/use-template';
import { readCode } from '../../../support/browser/share/read-code';

const FOOT = { kind: '', date: '', scan: 'Scan', caution: 'With care', adult: '18+' };
const address = (length: number) => `https://portal.example/`.padEnd(length, 'sport-info/news/user/1024?');
const marksOf = (text: string) => footMarks((words, { size }) => words.length * size, { ...FOOT, code: codeOf(text) });

type Box = Extract<Mark, { kind: 'box' }>;
const boxes = (marks: readonly Mark[], isOne: (box: Box) => boolean) =>
  marks.filter((mark): mark is Box => mark.kind === 'box' && isOne(mark));

/** The code as it is drawn, found from its boxes alone. */
function drawnCode(marks: readonly Mark[]) {
  const dark = boxes(marks, ({ fill }) => fill === '#10161e');
  const [field] = boxes(marks, ({ fill }) => fill === '#ffffff');
  const module = dark[0]?.width ?? 0;
  const left = Math.min(...dark.map(({ x }) => x));
  const top = Math.min(...dark.map(({ y }) => y));
  const count = Math.round((Math.max(...dark.map(({ x }) => x)) - left) / module) + 1;
  const rows = Array.from({ length: count }, () => Array.from({ length: count }, () => false));
  for (const { x, y } of dark) {
    const row = rows[Math.round((y - top) / module)];
    if (row !== undefined) row[Math.round((x - left) / module)] = true;
  }
  return { rows, module, field, quiet: Math.min(left - (field?.x ?? 0), top - (field?.y ?? 0)) / module };
}

test.each([
  ['a short address', 24, 64],
  ['the address of a page', 60, 64],
  ['the longest that stands in the field of the mock', 78, 64],
  ['a longer one', 100, 68],
  ['one in two blocks', 130, 74],
  ['the longest', 154, 80],
])('the code leads to the page: %s [pictures.3]', (_name, length, side) => {
  const text = address(length);
  const { rows, module, field, quiet } = drawnCode(marksOf(text));
  expect(readCode(rows)).toBe(text);
  // Three pixels of the picture, which has two for one of CSS, and four modules of quiet.
  expect(module).toBeGreaterThanOrEqual(1.5);
  expect(quiet).toBeGreaterThanOrEqual(4);
  expect([field?.x, field?.width, field?.height]).toEqual([355 - side, side, side]);
  expect(field?.y).toBeGreaterThan(411);
  expect((field?.y ?? 0) + side).toBeLessThan(500);
});

test('decisions.md, pictures: an address that no camera could read has no code, and nothing asks to scan it', () => {
  const marks = marksOf(address(155));
  expect(boxes(marks, ({ fill }) => fill === '#10161e')).toEqual([]);
  expect(marks.some((mark) => mark.kind === 'text' && mark.text === 'Scan')).toBe(false);
  expect(codeOf(address(5000))).toBeUndefined();
});
