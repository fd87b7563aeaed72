import { knockoutPlaces } from '../../../backend/football/cup-state';
import { footballWorld, type Season, type SeasonMatch } from '../../../backend/football/football-world';
import { fullMinutes } from '../../../backend/football/match/play-clock';
import { resultOf } from '../../../backend/football/result-of';
import { SEASON_PLANS } from '../../../backend/football/season-data';
import { seasonState } from '../../../backend/football/season-state';
import { dayOf } from '../../../backend/world/days';
import { matchState } from '../../../backend/world/match-state';

const NOW = Date.parse('2025-03-15T16:25:00Z');
const AFTER_ALL = Date.parse('2026-11-21T00:00:00Z');
const worldOf = (seed: number) => footballWorld(seed, dayOf(NOW));
const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

const seasonOf = (seed: number, seasonId: string): Season => {
  const season = worldOf(seed).season(seasonId);
  if (season === undefined) throw new Error(`no season ${seasonId}`);
  return season;
};

/** A few seeds with a league each: any seed will do, all of them for all leagues would take minutes. */
const LEAGUES = [
  [1, '12387'],
  [7, '12388'],
  [42, '12417'],
  [777, '12416'],
  [2024, '12403'],
  [3, '1238724'],
  [5, '1240324'],
] as const;

describe.each(LEAGUES)('seed %d, league %s', (seed, seasonId) => {
  const world = worldOf(seed);
  const season = seasonOf(seed, seasonId);
  const state = seasonState(world, season, NOW);
  const [table] = state.tables().groups;

  it('is a double round robin that is half over today, or over', () => {
    const clubs = season.clubs.length;
    expect(season.matches).toHaveLength(clubs * (clubs - 1));
    const pairs = season.matches.map(({ fixture }) => `${fixture.homeId}-${fixture.awayId}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    const share = state.ended.length / season.matches.length;
    expect('league' in season.source && season.source.isFormer ? share === 1 : share > 0.4 && share < 0.6).toBe(true);
  });

  it('played = won + drawn + lost, points follow, home and away are all [the world.1]', () => {
    for (const row of table?.all ?? []) {
      const [home, away] = [table?.home, table?.away].map((rows) => rows?.find(({ teamId }) => teamId === row.teamId));
      expect(row.total).toBe(row.won + row.draw + row.loss);
      expect(row.points).toBe(3 * row.won + row.draw - row.deduction);
      for (const field of ['total', 'won', 'draw', 'loss', 'goalsFor', 'goalsAgainst'] as const) {
        expect((home?.[field] ?? 0) + (away?.[field] ?? 0)).toBe(row[field]);
      }
      expect(Math.abs((home?.total ?? 0) - (away?.total ?? 0))).toBeLessThanOrEqual(3);
    }
    const goals = sum(state.ended.flatMap((match) => [resultOf(match).homeScore, resultOf(match).awayScore]));
    expect(sum((table?.all ?? []).map(({ goalsFor }) => goalsFor))).toBe(goals);
    expect(sum((table?.all ?? []).map(({ goalsAgainst }) => goalsAgainst))).toBe(goals);
  });

  it("every player's goals, assists, shots, saves and minutes add up to the scores", () => {
    const { players } = state.totals();
    const details = state.ended.map((match) => world.detail(match));
    const ownGoals = sum(details.map(({ events }) => events.filter(({ kind }) => kind === 'ownGoal').length));
    const goals = sum((table?.all ?? []).map(({ goalsFor }) => goalsFor));
    const total = (field: 'goals' | 'assists' | 'shots_on_target' | 'saves' | 'minutes_played') =>
      sum([...players.values()].map((one) => one[field]));
    expect(total('goals')).toBe(goals - ownGoals);
    expect(total('saves')).toBe(total('shots_on_target') - total('goals'));
    expect(total('assists')).toBeLessThanOrEqual(total('goals'));
    const lost = sum(details.flatMap(({ sides }) => sides.map(missing)));
    expect(total('minutes_played')).toBe(
      sum(state.ended.map((match) => 22 * fullMinutes(match.fixture.script))) - lost,
    );
  });

  it('every goal is scored by somebody on the pitch', () => {
    for (const match of state.ended.slice(0, 60)) expectOnPitch(match);
  });

  function expectOnPitch(match: SeasonMatch) {
    const { sides, events } = world.detail(match);
    const scores = match.fixture.script.scores.length;
    expect(events.filter(({ kind }) => ['goal', 'penalty', 'ownGoal'].includes(kind))).toHaveLength(scores);
    for (const { at, side, playerId, kind } of events) {
      const stint = sides[side].stints.find(({ player }) => player.id === playerId);
      expect(stint?.on).toBeLessThanOrEqual(at);
      if (kind !== 'red' && stint?.off !== undefined) expect(stint.off).toBeGreaterThan(at);
    }
  }
});

/** Minutes that a side lacks because somebody was sent off. */
function missing({ stints }: ReturnType<ReturnType<typeof worldOf>['detail']>['sides'][number]): number {
  const full = Math.max(...stints.map(({ minutes }) => minutes));
  const played = sum(stints.map(({ minutes }) => minutes));
  return stints.some(({ wasSentOff }) => wasSentOff) ? 11 * full - played : 0;
}

describe.each(SEASON_PLANS.filter(({ source }) => 'cup' in source).map((plan) => [plan.seasonId] as const))(
  'cup %s',
  (seasonId) => {
    const world = worldOf(1);
    const season = seasonOf(1, seasonId);

    it("has every result and scorer of the facts [the world's calendar.2]", () => {
      for (const match of season.matches) {
        const { fixture, fact } = match;
        const { homeScore, awayScore, homeShootout, awayShootout } = matchState(fixture, fixture.endAt);
        expect([homeScore, awayScore]).toEqual(fact?.after120 ?? fact?.after90);
        expect(homeShootout === undefined ? undefined : [homeShootout, awayShootout]).toEqual(fact?.shootOut);
        const { events } = world.detail(match);
        const scored = events.filter(({ kind }) => kind !== 'assist' && kind !== 'yellow' && kind !== 'red');
        expect(scored).toHaveLength(fact?.goals.length ?? 0);
      }
    });

    it('its tables and formats lead to the knockout as it was', () => {
      const places = knockoutPlaces(season, seasonState(world, season, AFTER_ALL));
      for (const { fixture, fact } of season.matches) {
        if (fact?.number === undefined) continue;
        const place = places.get(fact.number);
        expect([place?.homeId, place?.awayId]).toEqual([String(fixture.homeId), String(fixture.awayId)]);
      }
    });

    it('knows nobody in the knockout before the first match', () => {
      const places = knockoutPlaces(season, seasonState(world, season, 0));
      expect([...places.values()].every(({ homeId, awayId }) => homeId === undefined && awayId === undefined)).toBe(
        true,
      );
    });
  },
);

it('domain.md, Euro 2024: groups C and E, and the best thirds [Euro 2024.1]', () => {
  const world = worldOf(1);
  const { groups, qualifiedThirds } = seasonState(world, seasonOf(1, '11334'), AFTER_ALL).tables();
  const names = (group: string) =>
    groups
      .find(({ groupName }) => groupName === group)
      ?.all.map(({ teamId }) => world.club(Number(teamId))?.englishName);
  expect(names('C')).toEqual(['England', 'Denmark', 'Slovenia', 'Serbia']);
  expect(names('E')).toEqual(['Romania', 'Belgium', 'Slovakia', 'Ukraine']);
  expect([...qualifiedThirds].sort()).toEqual(['C', 'D', 'E', 'F']);
});
