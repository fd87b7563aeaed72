import { type Club, type Cup, clubsOf, FIVE_LEAGUES, type FiveLeague, formerClubsOf } from '../world/clubs';
import { type CupFact, cupFacts } from '../world/cup/cup-facts';
import { cupFixtures, nationsByName } from '../world/cup/cup-fixtures';
import { dayOf, seasonNameAt, startOfDay } from '../world/days';
import type { Fixture } from '../world/fixture';
import { currentSeason, formerSeason } from '../world/season';
import { type MatchDetail, makeDetail } from './match/match-detail';
import { SEASON_PLANS, type SeasonPlan } from './season-data';

/** A match of a season; of a cup with what the facts say of it. */
export interface SeasonMatch {
  readonly fixture: Fixture;
  readonly fact: CupFact | undefined;
}

/** A season with all its matches, in time order. */
export interface Season extends SeasonPlan {
  readonly clubs: readonly Club[];
  readonly matches: readonly SeasonMatch[];
}

/** Football of a world: pure functions of its seed and day, made when first asked for. */
export interface FootballWorld {
  readonly seed: number;
  season(seasonId: string): Season | undefined;
  club(id: number): Club | undefined;
  /** A match of any season, by its id. */
  match(matchId: number): { readonly season: Season; readonly match: SeasonMatch } | undefined;
  detail(match: SeasonMatch): MatchDetail;
}

const byTime = (a: SeasonMatch, b: SeasonMatch) => a.fixture.startAt - b.fixture.startAt || a.fixture.id - b.fixture.id;

const DAYS_OF_A_YEAR = 365;

function leagueMatches(seed: number, league: FiveLeague, isFormer: boolean, baseStart: number): SeasonMatch[] {
  const fixtures = isFormer ? formerSeason(seed, league, baseStart) : currentSeason(seed, league, baseStart);
  return fixtures.map((fixture) => ({ fixture, fact: undefined }));
}

function cupMatches(seed: number, cup: Cup): SeasonMatch[] {
  const facts = cupFacts(cup);
  return cupFixtures(seed, cup).map((fixture, index) => ({ fixture, fact: facts[index] }));
}

function makeSeason(plan: SeasonPlan, seed: number, baseStart: number): Season {
  const { source } = plan;
  if ('league' in source) {
    const clubs = source.isFormer ? formerClubsOf(source.league) : clubsOf(source.league);
    const name = seasonNameAt(dayOf(baseStart) - (source.isFormer ? DAYS_OF_A_YEAR : 0));
    return {
      ...plan,
      name,
      clubs,
      matches: leagueMatches(seed, source.league, source.isFormer, baseStart).sort(byTime),
    };
  }
  const matches = cupMatches(seed, source.cup).sort(byTime);
  const names = new Set(cupFacts(source.cup).flatMap(({ home, away }) => [home, away]));
  return { ...plan, clubs: [...nationsByName().values()].filter(({ englishName }) => names.has(englishName)), matches };
}

const allClubs = (): Map<number, Club> =>
  new Map(
    [...FIVE_LEAGUES.flatMap(formerClubsOf), ...FIVE_LEAGUES.flatMap(clubsOf), ...nationsByName().values()].map(
      (club) => [club.id, club],
    ),
  );

function make(seed: number, baseDay: number): FootballWorld {
  const baseStart = startOfDay(baseDay);
  const seasons = new Map<string, Season>();
  const details = new Map<number, MatchDetail>();
  const matches = new Map<number, { season: Season; match: SeasonMatch }>();
  const clubs = allClubs();
  const season = (seasonId: string): Season | undefined => {
    const known = seasons.get(seasonId);
    const plan = SEASON_PLANS.find((one) => one.seasonId === seasonId);
    if (known !== undefined || plan === undefined) return known;
    const made = makeSeason(plan, seed, baseStart);
    seasons.set(seasonId, made);
    for (const match of made.matches) matches.set(match.fixture.id, { season: made, match });
    return made;
  };
  return {
    seed,
    season,
    club: (id) => clubs.get(id),
    match(matchId) {
      for (const plan of SEASON_PLANS) season(plan.seasonId);
      return matches.get(matchId);
    },
    detail({ fixture, fact }) {
      const known = details.get(fixture.id);
      const [home, away] = [clubs.get(fixture.homeId), clubs.get(fixture.awayId)];
      if (known !== undefined) return known;
      if (home === undefined || away === undefined) throw new Error(`match ${fixture.id} has no clubs`);
      const goals = fact === undefined ? {} : { goals: fact.goals };
      const made = makeDetail({ seed, fixture, clubs: [home, away], ...goals });
      details.set(fixture.id, made);
      return made;
    },
  };
}

let kept: { readonly key: string; readonly world: FootballWorld } | undefined;

/** The football of the world that stands; the last one is kept. */
export function footballWorld(seed: number, baseDay: number): FootballWorld {
  const key = `${seed}/${baseDay}`;
  if (kept?.key !== key) kept = { key, world: make(seed, baseDay) };
  return kept.world;
}
