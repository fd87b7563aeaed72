import { PLAYOFF_STAGE } from '../../../../../../src/contract/nba/nba-codes';
import type { NbaMatch } from '../../../../../../src/contract/nba/nba-match';
import { winnerOf } from '../../../../../../src/pages/topics/cups/winner';
import { playoffBracket, seriesOf, seriesWinner } from '../../../../../../src/pages/topics/nba/bracket/series';
import { game } from '../../../../../support/unit/make-nba';

/** The finals of 2024 (decisions.md, NBA): Boston's points first; games 3 and 4 at Dallas. */
const FINALS_2024: readonly NbaMatch[] = (
  [
    ['07', 'BOS', 107, 89],
    ['10', 'BOS', 105, 98],
    ['13', 'DAL', 99, 106],
    ['15', 'DAL', 122, 84],
    ['18', 'BOS', 106, 88],
  ] as const
).map(([day, homeId, homeScore, awayScore]) =>
  game({
    matchId: day,
    matchDate: Date.parse(`2024-06-${day}T08:30:00+08:00`),
    stageId: PLAYOFF_STAGE.final,
    homeId,
    awayId: homeId === 'BOS' ? 'DAL' : 'BOS',
    homeScore,
    awayScore,
  }),
);

it.each([
  [1, '1-0', false],
  [2, '2-0', false],
  [3, '3-0', false],
  [4, '3-1', false],
  [5, '4-1', true],
])('the series after %d games stands %s', (count, score, isOver) => {
  const series = seriesOf([...FINALS_2024.slice(0, count)].reverse());
  expect(`${series?.first.wins}-${series?.second.wins}`).toBe(score);
  expect(series).toMatchObject({
    isOver,
    first: { id: 'BOS' },
    second: { id: 'DAL' },
    from: FINALS_2024[0]?.matchDate,
  });
  expect(seriesWinner(series)).toBe(isOver ? 'BOS' : undefined);
});

it('draws the team above that came from above, whoever was at home first', () => {
  expect(seriesOf(FINALS_2024, 'DAL')).toMatchObject({ first: { id: 'DAL', wins: 1 }, second: { id: 'BOS', wins: 4 } });
  expect(seriesOf([])).toBeUndefined();
});

/** decisions.md, named states: only 10 is ENDED; 11 to 15 and a game in play have no winner. */
it.each([
  [10, 'BOS'],
  [8, undefined],
  [9, undefined],
  [11, undefined],
  [12, undefined],
  [14, undefined],
])('status %d: the winner is %s', (statusId, winner) => {
  expect(
    winnerOf('basketball', game({ matchId: '1', statusId, homeId: 'BOS', awayId: 'DAL', homeScore: 2, awayScore: 1 })),
  ).toBe(winner);
});

function sweep(stageId: string, conference: number, seriesIndex: number, winner: string, loser: string): NbaMatch[] {
  return [1, 2, 3, 4].map((number) =>
    game({
      matchId: `${stageId}${conference}${seriesIndex}${number}`,
      matchDate: Number(stageId) * 1000 + number,
      ...{ stageId, conference, seriesIndex, homeId: winner, awayId: loser, homeScore: 100, awayScore: 90 },
    }),
  );
}

/** decisions.md, NBA: bracket fixed 1-8/4-5, 3-6/2-7. */
it('feeds every series from the two before it [NBA.3]', () => {
  const { first, second, conferenceFinal } = PLAYOFF_STAGE;
  const games = [
    ...sweep(first, 1, 0, '1', '8'),
    ...sweep(first, 1, 1, '5', '4'),
    ...sweep(first, 1, 2, '3', '6'),
    ...sweep(first, 1, 3, '2', '7'),
    // The fifth is above: it came from above; the third likewise, although the second has the home floor.
    ...sweep(second, 1, 0, '1', '5'),
    ...sweep(second, 1, 1, '2', '3'),
    ...sweep(conferenceFinal, 1, 0, '1', '2'),
  ];
  const { east, west, final } = playoffBracket(games);
  const names = east.map((round) => round.map((series) => `${series?.first.id}-${series?.second.id}`));
  expect(names).toEqual([['1-8', '5-4', '3-6', '2-7'], ['1-5', '3-2'], ['1-2']]);
  expect(west.flat()).toEqual(Array.from({ length: 7 }, () => undefined));
  expect(final).toBeUndefined();
});
