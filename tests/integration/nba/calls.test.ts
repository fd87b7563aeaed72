import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { dataOf } from '../../support/signed-call';

/** The moment of the drawn schedule: games in play on a Sunday morning in Shanghai. */
const AT = '2025-03-16T01:40:00Z';
const RUNNING = { seasonId: '2425', kind: 'regular' };

interface Game {
  readonly matchId: number;
  readonly statusId: number;
  readonly matchDate: number;
  readonly homeId: number;
  readonly homeName: string;
  readonly homeScore?: number;
  readonly awayScore?: number;
  readonly stageId?: string;
  readonly clockSeconds?: number;
  readonly periods?: readonly { home: number; away: number }[];
  readonly anchorInfo?: readonly { liveStatus: number; liveRoomId?: number; liveUserGroupId?: number }[];
}
interface Ranking {
  readonly divisionName: string;
  readonly isConference?: number;
  readonly rankingItem: readonly { teamId: number; won: number; loss: number; rank: number; winRate: number }[];
}

let backend: RunningBackend;
beforeAll(async () => {
  backend = await startBackend({ seed: 3, at: AT });
});
afterAll(() => backend.stop());

const ask = <T>(name: string, fields: Parameters<typeof dataOf>[2], headers?: Record<string, string>) =>
  dataOf<T>(backend.url, name, fields, headers === undefined ? {} : { headers });
const today = () => ask<Game[]>('nbaList', { ...RUNNING, matchDate: Date.parse(AT) });

test('a day of the schedule: games in play with clock, periods that add up and anchors; others not started', async () => {
  const games = await today();
  expect(games.length).toBeGreaterThanOrEqual(7);
  const live = games.filter(({ statusId }) => statusId >= 2 && statusId <= 9);
  expect(live.length).toBeGreaterThan(0);
  for (const { periods = [], homeScore, awayScore, clockSeconds } of live) {
    expect(periods.reduce((sum, { home }) => sum + home, 0)).toBe(homeScore);
    expect(periods.reduce((sum, { away }) => sum + away, 0)).toBe(awayScore);
    expect(clockSeconds).toBeGreaterThanOrEqual(0);
  }
  expect(games.some(({ anchorInfo }) => anchorInfo?.some(({ liveStatus }) => liveStatus === 1))).toBe(true);
  expect(games.filter(({ statusId }) => statusId === 1).every(({ homeScore }) => homeScore === undefined)).toBe(true);
});

test('a private room’s id is told to nobody who may not enter it (section 5)', async () => {
  const days = await ask<{ matchDate: number }[]>('nbaMatchDate', RUNNING);
  const near = days.filter(({ matchDate }) => Math.abs(matchDate - Date.parse(AT)) < 3 * 86_400_000);
  const games = await Promise.all(near.map(({ matchDate }) => ask<Game[]>('nbaList', { ...RUNNING, matchDate })));
  const anchors = games.flat().flatMap(({ anchorInfo = [] }) => anchorInfo);
  const isPrivate = ({ liveUserGroupId }: (typeof anchors)[number]) => Number(liveUserGroupId ?? 0) > 0;
  expect(anchors.filter((anchor) => isPrivate(anchor) && anchor.liveRoomId !== undefined)).toEqual([]);
});

test('every day of the season is listed once, with as many games as the list has [7.7]', async () => {
  const days = await ask<{ matchDate: number; matchCount: number }[]>('nbaMatchDate', RUNNING);
  expect(days.reduce((sum, { matchCount }) => sum + matchCount, 0)).toBe(1230);
  expect(days.map(({ matchDate }) => matchDate)).toEqual(days.map(({ matchDate }) => matchDate).sort((a, b) => a - b));
  const day = days.find(({ matchDate }) => matchDate === Date.parse('2025-03-16T00:00:00+08:00'));
  expect(day?.matchCount).toBe((await today()).length);
});

test('standings: fifteen teams of a conference by PCT, and its three divisions', async () => {
  const groups = await ask<Ranking[]>('nbaRanking', { scope: 'regular', division: '2', seasonId: '2425' });
  expect(groups.map(({ rankingItem }) => rankingItem.length)).toEqual([15, 5, 5, 5]);
  const rates = groups[0]?.rankingItem.map(({ winRate }) => winRate) ?? [];
  expect(rates).toEqual([...rates].sort((a, b) => b - a));
});

test('stages of the cup come with the play-offs, each by its number (section 4) [NBA.4]', async () => {
  const fields = { seasonId: '2425', kind: 'playoffs' };
  const counts = await Promise.all(
    ['10492', '10493', '10494', '10504'].map(
      async (stageId) => (await ask<Game[]>('nbaList', { ...fields, stageId })).length,
    ),
  );
  expect(counts).toEqual([4, 2, 1, 7]);
  const days = await ask<{ stageIds: string[] }[]>('nbaMatchDate', fields);
  expect(days[0]?.stageIds).toEqual(['10492']);
});

test('names are told in the language of the request [7.4]', async () => {
  const [zh] = await today();
  const [en] = await ask<Game[]>('nbaList', { ...RUNNING, matchDate: Date.parse(AT) }, { language: 'en' });
  expect(zh?.homeName).toMatch(/\p{Script=Han}/u);
  expect(en?.homeName).toMatch(/^[A-Za-z0-9 ]+$/);
  expect(en?.homeId).toBe(zh?.homeId);
});

test('a team and its players: the record is the table’s, points per game follow from the games', async () => {
  const team = await ask<{ won: number; loss: number; rank: number; form: string[] }>('nbaTeamLineUp', { id: '601' });
  const groups = await ask<Ranking[]>('nbaRanking', { scope: 'regular', division: '1', seasonId: '2425' });
  const row = groups[0]?.rankingItem.find(({ teamId }) => teamId === 601);
  expect([team.won, team.loss, team.rank]).toEqual([row?.won, row?.loss, row?.rank]);
  const games = await ask<Game[]>('nbaTeamMatch', { teamId: '601', ...RUNNING });
  const over = games.filter(({ statusId }) => statusId === 10);
  expect(over).toHaveLength(team.won + team.loss);
  const points = over.map((game) => (game.homeId === 601 ? game.homeScore : game.awayScore) ?? 0);
  const data = await ask<{ stats: { stat: string; value: number }[] }>('nbaTeamData', { teamId: '601', ...RUNNING });
  const mean = points.reduce((sum, value) => sum + value, 0) / points.length;
  expect(data.stats.find(({ stat }) => stat === 'pointsFor')?.value).toBeCloseTo(mean, 1);
  const squad = await ask<{ playerId: number; games: number; points?: number }[]>('nbaTeamPlayer', { teamId: '601' });
  const bySquad = squad.reduce((sum, player) => sum + (player.points ?? 0) * player.games, 0);
  // Figures per game have one decimal.
  expect(Math.abs(bySquad - points.reduce((sum, value) => sum + value, 0))).toBeLessThan(squad.length * 0.06 * 82);
});

test('leaders: at least ten of all and of each position, best first; their games are in the player’s page [7.12]', async () => {
  const fields = { scope: 'regular', order: 'points', seasonId: '2425' };
  const players = await ask<{ playerId: number; value: number; position: string; games: number }[]>(
    'nbaPlayerList',
    fields,
  );
  expect(players.map(({ value }) => value)).toEqual(players.map(({ value }) => value).sort((a, b) => b - a));
  const positions = ['center', 'forward', 'pointGuard', 'powerForward', 'shootingGuard', 'smallForward'];
  for (const position of positions) {
    expect(players.filter((player) => player.position === position).length).toBeGreaterThanOrEqual(10);
  }
  const [best] = players;
  const detail = await ask<{ seasons: { points: number; games: number }[]; lastGames: unknown[] }>('nbaPlayerDetail', {
    id: String(best?.playerId),
  });
  expect(detail.seasons[0]).toMatchObject({ points: best?.value, games: best?.games });
  expect(detail.lastGames).toHaveLength(10);
});

test('what is nobody’s is refused in words, what is no season is empty', async () => {
  await expect(ask('nbaTeamLineUp', { id: '999' })).rejects.toThrow('球队不存在');
  await expect(ask('nbaPlayerDetail', { id: 'x' })).rejects.toThrow('球员不存在');
  expect(await ask('nbaList', { seasonId: '1', kind: 'regular' })).toEqual([]);
});

test('the players of a game that runs have done what the score says; of one to come nobody tells', async () => {
  const playersOf = async ({ matchId }: Game, id: number | undefined) => {
    const { gamePlayers } = await ask<{ gamePlayers?: { points: number; minutes: number }[] }>('nbaTeamLineUp', {
      ...{ id: String(id), matchId: String(matchId) },
    });
    return gamePlayers;
  };
  const games = (await today()) as (Game & { awayId: number })[];
  const begun = games.filter(({ homeScore }) => homeScore !== undefined);
  expect(begun.length).toBeGreaterThan(0);
  for (const game of begun) {
    for (const [id, score] of [
      [game.homeId, game.homeScore],
      [game.awayId, game.awayScore],
    ]) {
      const players = (await playersOf(game, id)) ?? [];
      expect(players.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(players.every(({ minutes }) => minutes <= 48)).toBe(true);
    }
  }
  const next = games.find(({ statusId }) => statusId === 1);
  if (next === undefined) throw new Error('a day without a game to come');
  expect(await playersOf(next, next.homeId)).toBeUndefined();
});
