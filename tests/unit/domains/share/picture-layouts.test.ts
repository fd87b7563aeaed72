import { brokenLines, fitted, type Mark, type Measure } from '../../../../src/domains/share/picture/drawing';
import { periodMarks } from '../../../../src/pages/ranking/picture/period-layout';
import { expertMarks } from '../../../../src/pages/tips/picture/expert-layout';
import { tipMarks } from '../../../../src/pages/tips/picture/tip-layout';
import { bracketMarks } from '../../../../src/pages/topics/bracket/bracket-layout';
import { bracket, EXPERT, PERIOD, TIP } from './picture-models';

/** Latin letters and figures half as wide as they are high, all other signs as wide. */
const measure: Measure = (text, { size }) =>
  Array.from(text).reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x250 ? size * 0.55 : size), 0);

const LONG = 'A very long name that nobody would take 一个特别特别特别特别长的名字 ';
const grown = (text: string) => text + LONG.repeat(4);

/** The model with every text of it far too long. */
const extreme = <M>(model: M): M =>
  JSON.parse(JSON.stringify(model), (key, value: unknown) =>
    typeof value === 'string' && !['tone', 'ink', 'date', 'adult', 'unit'].includes(key) ? grown(value) : value,
  ) as M;

const extent = (mark: Mark): readonly [left: number, right: number, top: number, bottom: number] => {
  if (mark.kind === 'line') {
    const [xs, ys] = [mark.points.map(({ x }) => x), mark.points.map(({ y }) => y)];
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  }
  if (mark.kind === 'box') return [mark.x, mark.x + mark.width, mark.y, mark.y + mark.height];
  if (mark.kind !== 'text') return [mark.x, mark.x + mark.size, mark.y, mark.y + mark.size];
  const wide = measure(mark.text, mark.type);
  const left = mark.align === 'left' ? mark.x : mark.align === 'center' ? mark.x - wide / 2 : mark.x - wide;
  return [left, left + wide, mark.y - mark.type.size / 2, mark.y + mark.type.size / 2];
};

test.each<[string, readonly Mark[]]>([
  ['an expert', expertMarks(EXPERT, measure)],
  ['an expert, everything too long', expertMarks(extreme(EXPERT), measure)],
  ['a period', periodMarks(PERIOD, measure)],
  ['a period, everything too long', periodMarks(extreme(PERIOD), measure)],
  ['a tip', tipMarks(TIP, measure)],
  ['a tip, everything too long', tipMarks(extreme(TIP), measure)],
  ['a bracket of 16', bracketMarks(bracket('西班牙'), measure)],
  ['a bracket, everything too long', bracketMarks(extreme(bracket('西班牙')), measure)],
])('nothing leaves the picture: %s [pictures.2]', (_name, marks) => {
  const out = marks
    .filter((mark) => !(mark.kind === 'shape' && mark.opacity !== undefined))
    .filter((mark) => {
      const [left, right, top, bottom] = extent(mark);
      return left < -0.01 || right > 375.01 || top < -0.01 || bottom > 500.01;
    });
  expect(out).toEqual([]);
});

const boxAt = (marks: readonly Mark[], fill: string) =>
  marks.flatMap((mark) =>
    mark.kind === 'box' && mark.fill === fill ? [[mark.x, mark.y, mark.width, mark.height]] : [],
  );

test('decisions.md, pictures: the band of a tip that lost is in the colour of a loss', () => {
  expect(boxAt(tipMarks({ ...TIP, tone: 'lose' }, measure), 'lose-fill')[0]).toEqual([0, 0, 375, 108]);
});

test('ties never lie on one another, nor on the final [pictures.2]', () => {
  const boxes = bracketMarks(bracket('西班牙'), measure).flatMap((mark) =>
    mark.kind === 'box' && mark.fill === 'surface' && mark.stroke !== undefined ? [mark] : [],
  );
  expect(boxes).toHaveLength(15);
  const over = boxes.filter((a, index) =>
    boxes.some(
      (b, other) =>
        index !== other && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height,
    ),
  );
  expect(over).toEqual([]);
});

test.each([
  ['fits', 'abc', 100, 'abc'],
  ['is cut', 'abcdefghij', 40, 'abcde…'],
  ['has no room at all', 'abc', 0, '…'],
])('a text that %s', (_name, text, room, expected) => {
  expect(fitted(text, room, { size: 10, weight: 400 }, measure)).toBe(expected);
});

test.each([
  ['words', 'one two three', 45, ['one two', 'three']],
  ['Chinese signs', '一二三四五六', 30, ['一二三', '四五六']],
  ['more than two lines', '一二三四五六七八', 30, ['一二三', '四五…']],
])('lines of %s', (_name, text, room, expected) => {
  expect(brokenLines(text, room, 2, { size: 10, weight: 400 }, measure)).toEqual(expected);
});
