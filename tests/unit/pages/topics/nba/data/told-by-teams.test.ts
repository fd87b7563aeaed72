import { PLAYOFF_STAGE } from '../../../../../../src/contract/nba/nba-codes';
import type { NbaMatch } from '../../../../../../src/contract/nba/nba-match';
import type { NbaRanking } from '../../../../../../src/contract/nba/nba-standings';
import { cupKnockout } from '../../../../../../src/pages/topics/nba/bracket/cup';
import { playoffBracket } from '../../../../../../src/pages/topics/nba/bracket/series';
import {
  tablesOf,
  withConferences,
  withPlayoffStages,
  withSeriesPositions,
} from '../../../../../../src/pages/topics/nba/data/told-by-teams';
import { CUP_2024, game } from '../../../../../support/unit/make-nba';

const EAST = new Set(['MIL', 'ORL', 'NYK', 'ATL', '1', '2', '3', '4', '5', '6', '7', '8']);
const plain = ({ conference: _one, seriesIndex: _two, ...rest }: NbaMatch): NbaMatch => rest;

describe('without `conference` the cup is told by teams, stage and time [additions.9]', () => {
  const games = withConferences(CUP_2024.map(plain), EAST);

  it('in bracket order', () => {
    const { east, west, eastSemi, westSemi, final } = cupKnockout(games);
    const ids = [...east, ...west, eastSemi, westSemi, final].map((one) => one?.matchId);
    expect(ids).toEqual(['e1', 'e2', 'w1', 'w2', 'es', 'ws', 'f']);
  });

  it.each([
    ['both of the east', { homeId: 'MIL', awayId: 'ORL' }, EAST, 1],
    ['none of the east', { homeId: 'OKC', awayId: 'DAL' }, EAST, 2],
    ['one of each', { homeId: 'MIL', awayId: 'OKC' }, EAST, undefined],
    ['no table yet', { homeId: 'MIL', awayId: 'ORL' }, new Set<string>(), undefined],
    ['the feed’s own word', { homeId: 'MIL', awayId: 'ORL', conference: 2 }, EAST, 2],
  ])('%s', (_clause, fields, east, conference) => {
    expect(withConferences([game({ matchId: 'm', ...fields })], east)[0]?.conference).toBe(conference);
  });
});

/** One game stands for a series; `at` orders them. */
const tie = (stageId: string, homeId: string, awayId: string, at: number): NbaMatch =>
  game({ matchId: `${stageId}${homeId}`, stageId, homeId, awayId, matchDate: at, homeScore: 9, awayScore: 1 });

describe('decisions.md, additions: without `seriesIndex` a series stands where its winner plays on', () => {
  const { first, second, conferenceFinal } = PLAYOFF_STAGE;
  const ROUND_1 = [tie(first, '2', '7', 1), tie(first, '3', '6', 2), tie(first, '1', '8', 3), tie(first, '4', '5', 4)];
  const ROUND_2 = [tie(second, '2', '3', 11), tie(second, '1', '4', 12)];
  const shown = (games: readonly NbaMatch[]) =>
    playoffBracket(withSeriesPositions(withConferences(games, EAST))).east.map((round) =>
      round.map((series) => (series === undefined ? '' : [series.first.id, series.second.id].sort().join('-'))),
    );

  it.each([
    [
      'the whole bracket',
      [...ROUND_1, ...ROUND_2, tie(conferenceFinal, '1', '2', 21)],
      [['1-8', '4-5', '2-7', '3-6'], ['1-4', '2-3'], ['1-2']],
    ],
    [
      'the first two rounds: the second one by time',
      [...ROUND_1, ...ROUND_2],
      [['2-7', '3-6', '1-8', '4-5'], ['2-3', '1-4'], ['']],
    ],
    ['the first round alone: by time', ROUND_1, [['2-7', '3-6', '1-8', '4-5'], ['', ''], ['']]],
  ])('%s', (_clause, games, expected) => {
    expect(shown(games)).toEqual(expected);
  });

  const STRANGE = { [first]: 'a', [second]: 'b', [conferenceFinal]: 'c', [PLAYOFF_STAGE.final]: 'd' } as const;
  it.each([
    ['ids of another feed', (stageId: string | undefined) => STRANGE[stageId as never]],
    ['no ids at all', () => undefined],
  ])('a round is told by the series before it, with %s', (_clause, other) => {
    const playIn = [tie(first, '7', '8', -2), tie(first, '9', '8', -1)];
    const final = tie(PLAYOFF_STAGE.final, '1', '11', 31);
    const games = [...ROUND_1, ...ROUND_2, tie(conferenceFinal, '1', '2', 21), tie(conferenceFinal, '11', '12', 22)];
    const west = [tie(first, '11', '18', 1), tie(second, '11', '13', 11)];
    const all = [...games, ...west, tie(first, '12', '17', 2), tie(second, '12', '16', 12), final];
    const again = all.map((one) => ({ ...one, matchDate: one.matchDate + 4 }));
    const raw = [...playIn, ...all, ...again];
    const told = withPlayoffStages(raw.map((one) => ({ ...one, stageId: other(one.stageId) })));
    expect(told.map(({ stageId }) => stageId)).toEqual(
      raw.map(({ stageId }, index) => (index < playIn.length ? undefined : stageId)),
    );
    expect(shown(told)).toEqual([['1-8', '4-5', '2-7', '3-6'], ['1-4', '2-3'], ['1-2']]);
    expect(playoffBracket(told).final?.first.id).toBe('1');
  });

  it('stages that are known stay', () => {
    expect(withPlayoffStages(ROUND_1)).toEqual(ROUND_1);
  });

  it('keeps what the feed says', () => {
    const told = ROUND_1.map((one, seriesIndex) => ({ ...one, seriesIndex }));
    expect(withSeriesPositions(told)).toEqual(told);
  });
});

const table = (divisionName: string, teams: number, isConference = false): NbaRanking => ({
  divisionName,
  isConference,
  rankingItem: Array.from({ length: teams }, (_, index) => ({ teamId: `${divisionName}${index}` })),
});
const TOLD = [table('East', 15, true), table('Atlantic', 5), table('Central', 5)];
const DIVISIONS = [table('Atlantic', 5), table('Central', 5)];
const UNTOLD = [table('Atlantic', 5), table('East', 15), table('Central', 5)];

it.each([
  ['marked: the conference', TOLD, false, ['East']],
  ['marked: its divisions', TOLD, true, ['Atlantic', 'Central']],
  ['unmarked: the largest is the conference', UNTOLD, false, ['East']],
  ['unmarked: the others are divisions', UNTOLD, true, ['Atlantic', 'Central']],
  ['unmarked and alone', [table('East', 15)], false, ['East']],
  ['unmarked and alone: no divisions', [table('East', 15)], true, []],
  ['divisions alone: joined to the conference', DIVISIONS, false, ['Atlantic · Central']],
  ['divisions alone: each of them', DIVISIONS, true, ['Atlantic', 'Central']],
  ['nothing', [], false, []],
])('decisions.md, additions, NBA tables: %s', (_clause, rankings, wantsDivisions, expected) => {
  expect(tablesOf(rankings, wantsDivisions).map(({ divisionName }) => divisionName)).toEqual(expected);
});

test('decisions.md, NBA table: joined divisions stand by their rate, places and games behind are not those of a division', () => {
  const row = (teamId: string, won: number, more = {}) => ({
    teamId,
    won,
    loss: 10 - won,
    rank: 1,
    gamesBehind: 0,
    ...more,
  });
  const of = (divisionName: string, rankingItem: ReturnType<typeof row>[]) => ({
    divisionName,
    isConference: false,
    rankingItem,
  });
  const [whole] = tablesOf(
    [of('A', [row('a', 5), row('b', 2)]), of('C', [row('c', 3, { winRate: 0.9 }), row('d', 1)])],
    false,
  );
  expect(whole?.rankingItem.map(({ teamId, rank, gamesBehind }) => [teamId, rank, gamesBehind])).toEqual(
    ['c', 'a', 'b', 'd'].map((teamId) => [teamId, undefined, undefined]),
  );
});
