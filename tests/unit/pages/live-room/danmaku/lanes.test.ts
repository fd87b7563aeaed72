import {
  type Ahead,
  type Area,
  CROSSING_MS,
  type Density,
  isAnyOpen,
  laneCount,
  laneFor,
  type Size,
  type Wished,
} from '../../../../../src/pages/live-room/danmaku/lanes';

const FIELD = 390;
const field = (width: number, height: number) => ({ width, height, above: 48, below: 44 });
const wished = (area: Area, size: Size = 'normal'): Wished => ({ density: 'many', area, size });
const ahead = (width: number, enteredAt: number): Ahead => ({ width, enteredAt });
/** When the tail of a message of 90 px has entered, with the gap of 16 px behind it. */
const ENTERED = Math.ceil((CROSSING_MS * (90 + 16)) / (FIELD + 90));

test.each<[string, Density, number, number, number]>([
  ['few are two', 'few', 390, 219, 2],
  ['medium are four', 'medium', 390, 219, 4],
  ['many are six where there is room', 'many', 844, 390, 6],
  ['never into the controls', 'many', 390, 219, 4],
  ['three at most below 360 px [danmaku.2]', 'medium', 320, 180, 3],
  ['none where there is no room', 'medium', 320, 90, 0],
])('decisions.md, danmaku: %s', (_clause, density, width, height, lanes) => {
  expect(laneCount({ density, area: 'full', size: 'normal' }, field(width, height))).toBe(lanes);
});

test.each<[string, Wished, number, number, number]>([
  ['half of a low picture: what lies in its upper half', wished('half'), 390, 219, 2],
  ['half of a high one: three at most', wished('half'), 844, 390, 3],
  ['half of the lowest one: one all the same', wished('half'), 320, 140, 1],
  ['half of one without room: none', wished('half'), 320, 90, 0],
  ['the top has one', wished('top'), 844, 390, 1],
  ['few are no more than two in half a picture', { ...wished('half'), density: 'few' }, 844, 390, 2],
  ['large words leave fewer lanes', wished('full', 'large'), 390, 219, 3],
  ['small ones leave more', wished('full', 'small'), 390, 219, 5],
])('decisions.md, danmaku, area and size: %s [danmaku.6]', (_clause, choice, width, height, lanes) => {
  expect(laneCount(choice, field(width, height))).toBe(lanes);
});

test.each<[string, (Ahead | undefined)[], number, number, number | undefined]>([
  ['an empty field', [undefined, undefined], 90, 0, 0],
  ['no lanes', [], 90, 0, undefined],
  ['the tail of the one in front is not in yet', [ahead(90, 0)], 90, ENTERED - 2, undefined],
  ['the tail is in, and the next is as fast', [ahead(90, 0)], 90, ENTERED, 0],
  ['a slower one enters', [ahead(90, 0)], 40, ENTERED, 0],
  ['a faster one would catch up', [ahead(90, 0)], 300, ENTERED, undefined],
  ['a faster one enters once it can no more', [ahead(90, 0)], 300, CROSSING_MS - (CROSSING_MS * 390) / 690, 0],
  ['the second lane, where the first is taken', [ahead(90, 0), undefined], 90, 100, 1],
  ['the first of two that are free', [ahead(90, -CROSSING_MS), undefined], 90, 0, 0],
  ['dropped when no lane has room', [ahead(90, 0), ahead(90, 50)], 90, 100, undefined],
])('decisions.md, danmaku: %s', (_clause, lanes, width, at, lane) => {
  expect(laneFor(lanes, width, FIELD, at)).toBe(lane);
});

test('whoever enters is never reached by the next, whatever their lengths [danmaku.1]', () => {
  const widths = [20, 390, 45, 800, 120, 33, 250];
  const left = (width: number, since: number) => FIELD - ((FIELD + width) * since) / CROSSING_MS;
  let before: Ahead | undefined;
  let at = 0;
  for (const width of [...widths, ...[...widths].reverse()]) {
    while (laneFor([before], width, FIELD, at) === undefined) at += 16;
    for (let now = at; before !== undefined && now < before.enteredAt + CROSSING_MS; now += 16) {
      const tail = left(before.width, now - before.enteredAt) + before.width;
      expect(left(width, now - at)).toBeGreaterThanOrEqual(Math.max(0, tail) - 0.001);
    }
    before = ahead(width, at);
  }
});

test('a lane is told to be taken before anything is measured', () => {
  expect(isAnyOpen([ahead(90, 0)], FIELD, 100)).toBe(false);
  expect(isAnyOpen([ahead(90, 0), undefined], FIELD, 100)).toBe(true);
});
