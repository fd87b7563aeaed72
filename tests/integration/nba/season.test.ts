import { dayOf, startOfDay } from '../../../backend/world/days';
import { isOver, type NbaGame } from '../../../backend/world/nba/game';
import { nbaDays } from '../../../backend/world/nba/nba-days';
import { makeNbaWorld, type NbaSeason } from '../../../backend/world/nba/nba-world';
import { finishedGames, nbaTable } from '../../../backend/world/nba/standings';
import { NBA_TEAMS, teamByCode } from '../../../backend/world/nba/teams';
import { sideTotals } from '../../../backend/world/nba/totals';

const BASE_DAY = 20_162;
const NOON = startOfDay(BASE_DAY) + 12 * 3_600_000;
const LATER = NOON + 200 * 86_400_000;
const SEEDS = [1, 7, 2026];

async function seasonOf(seed: number, seasonId: string): Promise<NbaSeason> {
  const season = await makeNbaWorld(seed, BASE_DAY).season(seasonId);
  if (season === undefined) throw new Error(`no season ${seasonId}`);
  return season;
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const both = (game: NbaGame) => [
  [game.home, sideTotals(game, true), sum(game.periods.map(({ home }) => home))] as const,
  [game.away, sideTotals(game, false), sum(game.periods.map(({ away }) => away))] as const,
];

describe.each(SEEDS)('the running season of seed %d', (seed) => {
  let season: NbaSeason;
  beforeAll(async () => {
    season = await seasonOf(seed, '2425');
  });

  it('has 82 games for each of 30 teams, 41 at home, 52 in the conference, 16 in the division', () => {
    const table = nbaTable(season, 'regular', LATER, () => true);
    expect(table).toHaveLength(30);
    for (const { team, won, loss, homeRecord, awayRecord, conferenceRecord, divisionRecord } of table) {
      const counts = [{ won, loss }, homeRecord, awayRecord, conferenceRecord, divisionRecord].map(
        (record) => record.won + record.loss,
      );
      expect({ team: team.code, counts }).toEqual({ team: team.code, counts: [82, 41, 41, 52, 16] });
    }
  });

  it.each([
    ['in its middle', NOON],
    ['at its end', LATER],
  ])('has records that add up %s', (_, now) => {
    const played = finishedGames(season, 'regular', now).length;
    const table = nbaTable(season, 'regular', now, () => true);
    expect(sum(table.map(({ won }) => won))).toBe(played);
    expect(sum(table.map(({ loss }) => loss))).toBe(played);
    expect(sum(table.map(({ homeRecord }) => homeRecord.won + homeRecord.loss))).toBe(played);
    for (const { won, loss, homeRecord, awayRecord, lastTen, streak } of table) {
      expect([homeRecord.won + awayRecord.won, homeRecord.loss + awayRecord.loss]).toEqual([won, loss]);
      expect(lastTen.won + lastTen.loss).toBe(Math.min(10, won + loss));
      expect(Math.abs(streak)).toBeLessThanOrEqual(streak > 0 ? won : loss);
    }
  });

  it('orders by PCT, and counts games behind from the first (domain.md, NBA)', () => {
    for (const conference of [1, 2]) {
      const table = nbaTable(season, 'regular', NOON, (team) => team.conference === conference);
      expect(table.map(({ rank }) => rank)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
      const rates = table.map(({ winRate }) => winRate);
      expect(rates).toEqual([...rates].sort((a, b) => b - a));
      const [leader] = table;
      for (const { won, loss, gamesBehind } of table) {
        expect(gamesBehind).toBe(((leader?.won ?? 0) - won + loss - (leader?.loss ?? 0)) / 2);
      }
    }
  });

  it('has box scores that add up to the scores, and periods too', () => {
    const slips = season.games
      .filter(({ kind }) => kind !== 'allStar')
      .flatMap((game) =>
        both(game).map((side) => ({ id: game.id, minutes: 240 + (game.periods.length - 4) * 25, side })),
      )
      .filter(({ minutes, side: [points, totals, inPeriods] }) => {
        const { fieldsMade, threesMade, freesMade } = totals;
        const isSum = totals.points === points && inPeriods === points;
        const isMade = fieldsMade * 2 + threesMade + freesMade === points && fieldsMade <= totals.fieldsTried;
        return !isSum || !isMade || totals.minutes !== minutes || totals.assists > fieldsMade;
      });
    expect(slips).toEqual([]);
    expect(season.games.filter(({ home, away }) => home === away)).toEqual([]);
  });

  it('lets no team play twice in a day', () => {
    for (const games of season.byDay.values()) {
      const teams = games.filter(({ kind }) => kind === 'regular').flatMap(({ homeId, awayId }) => [homeId, awayId]);
      expect(new Set(teams).size).toBe(teams.length);
    }
  });

  it('has the stored days as anchors and pushes know them', () => {
    const stored = nbaDays(seed, startOfDay(BASE_DAY));
    expect(stored.length).toBeGreaterThan(90);
    for (const { id, homeId, awayId, startAt, endAt, script } of stored) {
      const game = season.byId.get(id);
      expect({ id, homeId, awayId, startAt, endAt }).toEqual({
        id,
        homeId: game?.homeId,
        awayId: game?.awayId,
        startAt: game?.startAt,
        endAt: game?.endAt,
      });
      expect(game?.script()).toEqual(script);
    }
    expect(new Set(season.games.map(({ id }) => id)).size).toBe(season.games.length);
  });

  it('is half over today, and the same for the same seed', () => {
    const regular = season.games.filter(({ kind }) => kind === 'regular');
    const over = regular.filter((game) => isOver(game, NOON)).length / regular.length;
    expect(over).toBeGreaterThan(0.4);
    expect(over).toBeLessThan(0.6);
  });
});

it('is the same season again for the same seed, and another one for another', async () => {
  const scores = async (seed: number) =>
    (await seasonOf(seed, '2425')).games.map(({ home, away }) => `${home}-${away}`);
  const [once, again, other] = [await scores(7), await scores(7), await scores(8)];
  expect(again).toEqual(once);
  expect(other).not.toEqual(once);
});

/** decisions.md, NBA: the finals of 2024, Boston's points first; US dates, a day later in Shanghai. */
it("has the finals of 2024 as they were [the world's calendar.2, NBA.6]", async () => {
  const { games } = await seasonOf(1, '1745');
  const finals = games.filter(({ kind }) => kind === 'finals');
  const boston = teamByCode('BOS').id;
  expect(
    finals.map(({ startAt, homeId, home, away }) => {
      const [own, others] = homeId === boston ? [home, away] : [away, home];
      const day = new Date(startAt - 4 * 3_600_000).toISOString().slice(5, 10);
      return `${day} ${own}-${others} ${homeId === boston ? 'home' : 'away'}`;
    }),
  ).toEqual(['06-06 107-89 home', '06-09 105-98 home', '06-12 106-99 away', '06-14 84-122 away', '06-17 106-88 home']);
});

/** decisions.md, NBA: the cup of 2024, by stage. */
it("has the cup of 2024 as it was [the world's calendar.2, NBA.6]", async () => {
  const codes = new Map(NBA_TEAMS.map(({ id, code }) => [id, code]));
  const { games } = await seasonOf(1, '2425');
  const cup = games.filter(({ stageId }) => stageId?.startsWith('1049'));
  const lines = cup.map(
    ({ stageId, homeId, awayId, home, away }) => `${stageId} ${codes.get(homeId)} ${home}-${away} ${codes.get(awayId)}`,
  );
  expect(lines.sort()).toEqual([
    '10492 HOU 91-90 GSW',
    '10492 MIL 114-109 ORL',
    '10492 NYK 100-108 ATL',
    '10492 OKC 118-104 DAL',
    '10493 MIL 110-102 ATL',
    '10493 OKC 111-96 HOU',
    '10494 MIL 97-81 OKC',
  ]);
});

test.each([
  ['2024-11-24', '2024-25'],
  ['2025-07-31', '2024-25'],
  ['2025-08-01', '2025-26'],
  ['2026-11-24', '2026-27'],
  ['2099-12-01', '2099-00'],
])('in a world of %s the season that is played is called %s, those before as on record', async (day, name) => {
  const world = makeNbaWorld(1, dayOf(Date.parse(`${day}T12:00:00+08:00`)));
  const [running, former] = [await world.season('2425'), await world.season('1745')];
  expect([running?.name, former?.name]).toEqual([name, '2023-24']);
});
