import { matchState } from '../world/match-state';
import type { FootballWorld, Season, SeasonMatch } from './football-world';
import { type SeasonTotals, seasonTotals } from './season-totals';
import { makeCupTables } from './tables/cup-tables';
import { makeLeagueTables } from './tables/league-tables';
import type { SeasonTables } from './tables/season-tables';

const FULL_TIME = 8;

/** A season as it stands: what is over, the tables, the players' sums. All but the matches is made when first asked for. */
export interface SeasonState {
  /** Over and counted, in time order. */
  readonly ended: readonly SeasonMatch[];
  readonly isComplete: boolean;
  readonly tables: () => SeasonTables;
  /** As they were after a round of a league, without what was played of it later; a cup has no rounds of this kind. */
  readonly tablesAfter: (round: number) => SeasonTables;
  readonly totals: () => SeasonTotals;
}

const lazily = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};

function makeState(world: FootballWorld, season: Season, ended: readonly SeasonMatch[]): SeasonState {
  const isComplete = ended.length === season.matches.length;
  const isLeague = 'league' in season.source;
  const tables = lazily(() =>
    isLeague ? makeLeagueTables(world.seed, season, ended, isComplete) : makeCupTables(season, ended),
  );
  return {
    ended,
    isComplete,
    tables,
    tablesAfter(round) {
      const then = ended.filter(({ fixture }) => fixture.round <= round);
      const isAll = !isLeague || then.length === ended.length;
      return isAll ? tables() : makeLeagueTables(world.seed, season, then, false);
    },
    totals: lazily(() => seasonTotals(world, ended)),
  };
}

const playable = new WeakMap<Season, readonly SeasonMatch[]>();
const states = new WeakMap<Season, { readonly count: number; readonly state: SeasonState }>();

/** Matches that will count, by when they end. */
function byEnd(season: Season): readonly SeasonMatch[] {
  const known = playable.get(season);
  if (known !== undefined) return known;
  const counted = season.matches.filter(({ fixture }) => matchState(fixture, fixture.endAt).statusId === FULL_TIME);
  const sorted = counted.sort((a, b) => a.fixture.endAt - b.fixture.endAt);
  playable.set(season, sorted);
  return sorted;
}

function countEnded(matches: readonly SeasonMatch[], now: number): number {
  let low = 0;
  let high = matches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((matches[middle]?.fixture.endAt ?? 0) <= now) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The season at an instant (Unix ms); made anew only when another match has ended. */
export function seasonState(world: FootballWorld, season: Season, now: number): SeasonState {
  const matches = byEnd(season);
  const count = countEnded(matches, now);
  const known = states.get(season);
  if (known?.count === count) return known.state;
  const state = makeState(world, season, matches.slice(0, count));
  states.set(season, { count, state });
  return state;
}
