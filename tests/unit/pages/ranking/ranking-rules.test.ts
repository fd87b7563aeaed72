import * as v from 'valibot';
import {
  type RankingConfig,
  type RankingConfigItem,
  ranking,
  type Votes,
} from '../../../../src/contract/ranking/ranking';
import {
  configOf,
  entriesOf,
  periodFrom,
  rankingTabs,
  shownPeriods,
} from '../../../../src/pages/ranking/data/ranking-config';
import { type VoteKind, voted } from '../../../../src/pages/ranking/data/report-votes';

const votes = (like: number, disLike: number, own: 'like' | 'dislike' | 'none' = 'none'): Votes => ({
  like,
  disLike,
  isLike: own === 'like',
  isDisLike: own === 'dislike',
});

test.each<readonly [clause: string, before: Votes, kind: VoteKind, after: Votes]>([
  ['a first like', votes(3, 1), 'like', votes(4, 1, 'like')],
  ['a first dislike', votes(3, 1), 'dislike', votes(3, 2, 'dislike')],
  ['one a user: a like takes the dislike’s place', votes(3, 1, 'dislike'), 'like', votes(4, 0, 'like')],
  ['and a dislike the like’s', votes(3, 1, 'like'), 'dislike', votes(2, 2, 'dislike')],
  ['the same again takes it back', votes(3, 1, 'like'), 'like', votes(2, 1)],
  ['so with a dislike', votes(3, 1, 'dislike'), 'dislike', votes(3, 0)],
  ['section 3, default 0: never below it', votes(0, 0, 'like'), 'like', votes(0, 0)],
])('section 3, like and dislike: %s', (_clause, before, kind, after) => {
  expect(voted(before, kind)).toEqual(after);
});

const days = (startDate: string, hidden = false) => ({ startDate, endDate: startDate, hidden });
const item = (type: RankingConfigItem['type'], fields: Partial<RankingConfigItem> = {}): RankingConfigItem => ({
  type,
  size: 20,
  rankingDateList: [days('2025-03-10'), days('2025-03-03', true), days('2025-02-24')],
  historyDateList: [days('2025-02-17')],
  gamePlatforms: [],
  ...fields,
});
const config = (...types: readonly RankingConfigItem['type'][]): RankingConfig => ({
  rankingConfigList: types.map((type) => item(type)),
});

test.each([
  ['section 9, ranking tabs: all three before the config is there', undefined, 'red', ['red', 'gain', 'pop']],
  ['those that the config has', config('red', 'pop'), 'red', ['red', 'pop']],
  [
    'decisions: attention has no tab [ranking types.1]',
    config('red', 'gain', 'pop', 'attention'),
    'gain',
    ['red', 'gain', 'pop'],
  ],
  ['unless a banner opened it [ranking types.1]', config('red', 'attention'), 'attention', ['red', 'attention']],
  [
    'without types by their order [additions.8]',
    config(undefined, undefined, undefined),
    'red',
    ['red', 'gain', 'pop'],
  ],
  ['and as many as there are', config(undefined, undefined), 'red', ['red', 'gain']],
  ['an unknown type is left out', config(undefined, 'red'), 'red', ['red']],
] as const)('%s', (_clause, read, open, expected) => {
  expect(rankingTabs(read, open)).toEqual(expected);
});

test.each([
  ['hidden dates are hidden [3.15]', false, '', ['2025-03-10', '2025-02-24'], '2025-03-10'],
  ['the one that was chosen', false, '2025-02-24', ['2025-03-10', '2025-02-24'], '2025-02-24'],
  [
    'one that is hidden is not offered by its address either',
    false,
    '2025-03-03',
    ['2025-03-10', '2025-02-24'],
    '2025-03-10',
  ],
  ['section 9, history tabs', true, '', ['2025-02-17'], '2025-02-17'],
])('%s', (_clause, isHistory, from, starts, chosen) => {
  const periods = shownPeriods(configOf(config('red'), 'red'), isHistory);
  expect(periods.map(({ startDate }) => startDate)).toEqual(starts);
  expect(periodFrom(periods, from)?.startDate).toBe(chosen);
});

test('without historyDateList the older periods are the history [additions.8]', () => {
  const recent = [days('2025-03-10'), days('2025-03-03'), days('2025-02-24')];
  const starts = (isHistory: boolean) =>
    shownPeriods(item('red', { rankingDateList: recent, historyDateList: [] }), isHistory).map(
      ({ startDate }) => startDate,
    );
  expect([starts(false), starts(true)]).toEqual([['2025-03-10'], ['2025-03-03', '2025-02-24']]);
});

test('decisions, additions: without types the second entry is the profit ranking’s', () => {
  const [first, second] = [item(undefined), item(undefined, { size: 7 })];
  expect(configOf({ rankingConfigList: [first, second] }, 'gain')?.size).toBe(7);
  expect(configOf({ rankingConfigList: [first, second] }, 'pop')).toBeUndefined();
});

test('a ranking that the config lacks has no periods', () => {
  expect(shownPeriods(configOf(config('red'), 'pop'), false)).toEqual([]);
});

const listed = (uid: string) => [{ uid }];
test.each([
  [
    'section 3, redRankingList: the red orders by their own list [3.45]',
    'red',
    { redRankingList: listed('r'), winRankingList: listed('w') },
    'r',
  ],
  ['where there is none, by the winners’', 'red', { winRankingList: listed('w') }, 'w'],
  ['an empty one is none', 'red', { redRankingList: [], winRankingList: listed('w') }, 'w'],
  [
    'the profit by the winners’, whatever else is said',
    'gain',
    { redRankingList: listed('r'), winRankingList: listed('w') },
    'w',
  ],
] as const)('%s', (_clause, type, read, uid) => {
  expect(entriesOf(type, v.parse(ranking, read)).map((entry) => entry.uid)).toEqual([uid]);
});

test.each([
  [0, 'abc'],
  [2, 'ab'],
  [9, 'abc'],
])('section 3, Ranking state, size: of a config that lists %i places', (size, shown) => {
  const read = v.parse(ranking, { winRankingList: ['a', 'b', 'c'].map((uid) => ({ uid })) });
  expect(
    entriesOf('gain', read, size)
      .map(({ uid }) => uid)
      .join(''),
  ).toBe(shown);
});
