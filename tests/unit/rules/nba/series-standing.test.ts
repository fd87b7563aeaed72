import { PLAYOFF_STAGE } from '../../../../src/contract/nba/nba-codes';
import type { PastMatch } from '../../../../src/rules/match/past-matches';
import { seriesOfGame } from '../../../../src/rules/nba/series-standing';

const FINAL = PLAYOFF_STAGE.final;
/** Games one day apart, "A" at home in the first: "a" or "b" has won, "-" is to come, "?" has a hidden score. */
const played = (results: string, stageId: string | undefined = FINAL, kind: PastMatch['kind'] = 'playoffs') =>
  [...results].map((result, index): PastMatch => {
    const [homeId, awayId] = index % 2 === 0 ? ['A', 'B'] : ['B', 'A'];
    const score = result === homeId.toLowerCase() ? [100, 90] : [90, 100];
    const [homeScore, awayScore] = 'ab'.includes(result) ? score : [];
    return {
      ...{ matchId: `g${index + 1}`, matchTypeId: 2, matchDate: index + 1, stageId, kind },
      ...{ statusId: result === '-' ? 1 : 10, isVeiled: result === '?' || undefined },
      ...{ homeId, awayId, homeScore, awayScore },
    };
  });

/** "3-2 5 · aabab-?": wins, games played, then each game: its winner, - to come, ~ if needed, . unknown. */
const told = (games: readonly PastMatch[], game = games[0]) => {
  const series = game && seriesOfGame({ ...game, homeId: 'A', awayId: 'B' }, games);
  if (series === undefined) return undefined;
  const boxes = series.games.map(({ match, winnerId, isUncertain }) => {
    if (winnerId !== undefined) return winnerId.toLowerCase();
    return `${isUncertain ? '~' : ''}${match === undefined ? '.' : '-'}`;
  });
  return `${series.home}-${series.away} ${series.played} ${boxes.join('')}`;
};

test.each([
  ['before the first game', '-', '0-0 0 -...~.~.~.'],
  ['level', 'ab--', '1-1 2 ab--.~.~.'],
  ['one win short of going on', 'babaa--', '3-2 5 babaa-~-'],
  ['swept: nothing is to come', 'aaaa', '4-0 4 aaaa'],
  ['to the last game', 'abababa', '4-3 7 abababa'],
])('NBA series: %s [match at a glance.7]', (_, results, expected) => {
  expect(told(played(results))).toBe(expected);
});

test.each([
  ['the cup', played('ab', '10494')],
  ['the play-in: one game of an unknown stage', played('a', 'play-in')],
  ['the regular season', played('abab', '1', 'regular')],
  ['a hidden score', played('ab?-')],
])('NBA series: none of %s', (_, games) => {
  expect(told(games)).toBeUndefined();
});

test('NBA series: none before the lists have told of the game', () => {
  expect(told([], played('a')[0])).toBeUndefined();
});

test('NBA series: a game that nobody tells leaves its box free where games are numbered', () => {
  const games = played('aab-').map((game, index) => ({ ...game, gameNumber: index + 1 }));
  expect(told(games.filter(({ gameNumber }) => gameNumber !== 2))).toBe('1-1 2 a.b-.~.~.');
});

test('NBA series: stages that nobody knows are told by their games', () => {
  expect(told(played('ab-', 'round one'))).toBe('1-1 2 ab-..~.~.');
});

test('NBA series: the finals are one by their kind alone', () => {
  expect(told(played('ab-', '1', 'finals'))).toBe('1-1 2 ab-..~.~.');
});

test('NBA series: both teams’ lists have each game, and games of others do not count', () => {
  const games = played('aab');
  const other = { ...(games[0] as PastMatch), matchId: 'o', awayId: 'C' };
  expect(told([...games, ...games, other])).toBe('2-1 3 aab..~.~.');
});
