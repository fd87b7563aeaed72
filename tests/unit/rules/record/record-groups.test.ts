import type { BetResult } from '../../../../src/contract/ranking/bet';
import type { Followed } from '../../../../src/rules/record/followed';
import { leagueName, recordGroups } from '../../../../src/rules/record/record-groups';

const many = (count: number, league: string, result: BetResult): Followed[] =>
  Array.from({ length: count }, () => ({ result, league, play: '让球', odds: 2 }));

it.each([
  ['英超 第19轮', '英超'],
  ['La Liga · R19', 'La Liga'],
  ['Premier League', 'Premier League'],
  ['NBA', 'NBA'],
  ['', ''],
])('the league of %s is %s', (label, league) => {
  expect(leagueName(label)).toBe(league);
});

describe('decisions, luck range: records by league and kind of bet', () => {
  const tips = [
    ...many(9, '英超', 'win'),
    ...many(3, '英超', 'lose'),
    ...many(4, '德甲', 'win'),
    ...many(2, '', 'win'),
  ];

  it('have a return from ten tips on, the largest first; what has no name is left out [luck range.2]', () => {
    expect(recordGroups(tips, 'league')).toEqual([
      { name: '英超', hits: 9, sample: 12, yield: 0.5, units: 12, profit: 6 },
      { name: '德甲', hits: 4, sample: 4, yield: undefined, units: 4, profit: 4 },
    ]);
  });

  it('by kind of bet', () => {
    expect(recordGroups(tips, 'play').map(({ name, sample }) => [name, sample])).toEqual([['让球', 18]]);
  });
});
