import { isRanked, type RankFigures, rankedBy } from '../../../../backend/rules/ranking-order';

const user = (uid: number, figures: Partial<RankFigures> = {}): RankFigures => ({
  uid,
  winContinuous: 0,
  hitCount: 0,
  hitSession: 10,
  profit: 0,
  followBetCount: 0,
  likes: 0,
  ...figures,
});

const uids = (users: readonly RankFigures[]) => users.map(({ uid }) => uid);

test.each([
  {
    name: 'red: wins in a row (decisions.md, ranking types: red = 红单/跟单)',
    type: 'red',
    users: [user(1, { winContinuous: 3, hitCount: 9 }), user(2, { winContinuous: 7 }), user(3, { winContinuous: 5 })],
    order: [2, 3, 1],
  },
  {
    name: 'red: level rows, then bets that won',
    type: 'red',
    users: [user(1, { winContinuous: 5, hitCount: 6 }), user(2, { winContinuous: 5, hitCount: 8 })],
    order: [2, 1],
  },
  {
    name: 'red: level in these, then the share that won',
    type: 'red',
    users: [user(1, { hitCount: 6, hitSession: 12 }), user(2, { hitCount: 6, hitSession: 8 })],
    order: [2, 1],
  },
  {
    name: 'gain: coins, losses last (gain = 盈利)',
    type: 'gain',
    users: [user(1, { profit: -20 }), user(2, { profit: 0 }), user(3, { profit: 15 })],
    order: [3, 2, 1],
  },
  {
    name: 'pop: copied bets (pop = 人气)',
    type: 'pop',
    users: [user(1, { followBetCount: 5, profit: 900 }), user(2, { followBetCount: 50 })],
    order: [2, 1],
  },
  {
    name: 'attention: likes (attention = 关注)',
    type: 'attention',
    users: [user(1, { followBetCount: 5 }), user(2, { likes: 1 })],
    order: [2, 1],
  },
  {
    name: 'level in everything: the same order every time',
    type: 'gain',
    users: [user(3), user(1), user(2)],
    order: [1, 2, 3],
  },
] as const)('$name', ({ type, users, order }) => {
  expect(uids(rankedBy(type, users))).toEqual(order);
});

test.each([
  { name: 'nothing decided: no place', type: 'red', figures: { hitSession: 0 }, expected: false },
  { name: 'decided: a place', type: 'red', figures: { profit: -5 }, expected: true },
  { name: 'a loss is no profit', type: 'gain', figures: { profit: -5 }, expected: false },
  { name: 'neither is nothing', type: 'gain', figures: { profit: 0 }, expected: false },
  { name: 'a profit', type: 'gain', figures: { profit: 5 }, expected: true },
] as const)('$name', ({ type, figures, expected }) => {
  expect(isRanked(type, user(1, figures))).toBe(expected);
});
