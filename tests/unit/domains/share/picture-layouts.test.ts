import { brokenLines, fitted, type Mark, type Measure } from '../../../../src/domains/share/picture/drawing';
import { type PeriodPicture, periodMarks } from '../../../../src/pages/ranking/picture/period-layout';
import { type ExpertPicture, expertMarks } from '../../../../src/pages/tips/picture/expert-layout';
import { type TipPicture, tipMarks } from '../../../../src/pages/tips/picture/tip-layout';
import {
  type BracketPicture,
  bracketMarks,
  type PictureTie,
} from '../../../../src/pages/topics/bracket/bracket-layout';

/** Latin letters and figures half as wide as they are high, all other signs as wide. */
const measure: Measure = (text, { size }) =>
  Array.from(text).reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x250 ? size * 0.55 : size), 0);

const frame = {
  kind: '专家战绩',
  date: '2025-03-15',
  scan: '扫码看全部记录',
  caution: '理性参与，内容不构成收益承诺',
  adult: '18+',
  code: Array.from({ length: 33 }, () => Array.from({ length: 33 }, () => true)),
};
const LONG = 'A very long name that nobody would take 一个特别特别特别特别长的名字 ';
const grown = (text: string) => text + LONG.repeat(4);

const EXPERT: ExpertPicture = {
  ...frame,
  name: '亚盘手记',
  about: '英超 · 让球 · 已发 412 条',
  portrait: undefined,
  rate: { value: '78', unit: '%', word: '命中率 · 50场' },
  range: { from: 0.65, to: 0.87, at: 0.78, even: 0.54 },
  rangeWords: '多半在 65–87% 之间 · 回本 54%',
  ten: Array.from({ length: 10 }, () => ({ letter: '红', tone: 'win' as const })),
  tenWords: '近十场，最新在前',
  tenCounts: '10红 0走 0黑',
  figures: [
    { word: '周回报', value: '+126%', ink: 'win' },
    { word: '最长连红', value: '9' },
    { word: '最深回落', value: '-2.84 份', ink: 'lose' },
  ],
};
const PERIOD: PeriodPicture = {
  ...frame,
  name: '补时绝杀',
  about: '03-10 ~ 03-16 · 15 注已结算',
  portrait: undefined,
  profit: { word: '本期盈利', value: '+31.2', unit: '万', ink: 'win' },
  yield: { word: '回报率', value: '+168%' },
  line: [0, 3, 8, 2, 9],
  fall: { from: 2, to: 3, words: '最深 -4.6万' },
  from: '03-10',
  to: '03-16',
  figures: EXPERT.figures,
};
const TIP: TipPicture = {
  ...frame,
  title: '桑德兰定位球占优，周五晚场先看上半场角球',
  tone: 'win',
  match: {
    home: { name: '桑德兰', crest: undefined },
    away: { name: '普雷斯顿', crest: undefined },
    score: '2 : 0',
    about: '英冠 03-15 04:00',
  },
  pick: { about: '推荐 · 上半场角球', words: '大 4.5', oddsWord: '赔率', odds: '1.88' },
  stamp: '红',
  seal: { words: '自 03-14 18:30 发布后未改动', digest: '9f3c 41d0…e236', tone: 'same' },
  refund: '已返还 38 金币',
  expert: { name: '稳字当头', about: '命中率 76%（50场） · 多半 63–86%', portrait: undefined },
};
const tie = (name: string): PictureTie => ({
  home: { name, crest: undefined, score: '2', isOut: false },
  away: { name, crest: undefined, score: '1', isOut: true },
  note: '点球 5–3',
});
const bracket = (name: string): BracketPicture => ({
  ...frame,
  title: name,
  upper: [4, 2, 1].map((count) => Array.from({ length: count }, () => tie(name))),
  lower: [4, 2, 1].map((count) => Array.from({ length: count }, () => tie(name))),
  final: { ...tie(name), word: '决赛' },
});

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
])('decisions.md, pictures: nothing leaves the picture: %s', (_name, marks) => {
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

test.each<[string, readonly Mark[], string, readonly number[]]>([
  ['the band of an expert', expertMarks(EXPERT, measure), 'accent-fill', [0, 0, 375, 132]],
  ['the first of ten', expertMarks(EXPERT, measure), 'win-fill', [20, 234, 29, 40]],
  ['the figures', expertMarks(EXPERT, measure), 'surface-sunken', [20, 339, 335, 57]],
  ['the band of a user', periodMarks(PERIOD, measure), '#10161e', [0, 0, 375, 132]],
  ['the band of a tip that won', tipMarks(TIP, measure), 'win-fill', [0, 0, 375, 108]],
  ['the band of a tip that lost', tipMarks({ ...TIP, tone: 'lose' }, measure), 'lose-fill', [0, 0, 375, 108]],
  ['the band of a bracket', bracketMarks(bracket('西班牙'), measure), 'pitch', [0, 0, 375, 84]],
])('decisions.md, pictures: %s stands where it is drawn', (_name, marks, fill, box) => {
  expect(boxAt(marks, fill)[0]).toEqual(box);
});

test('ties never lie on one another, nor on the final', () => {
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
