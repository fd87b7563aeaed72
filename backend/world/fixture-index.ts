import type { Club } from './clubs';
import { DAY_MS, HOUR_MS } from './days';
import { shortEnglish } from './english-names';
import type { Fixture } from './fixture';
import { matchState } from './match-state';
import { teamOf } from './nba/teams';
import { type Spoken, spoken } from './spoken';

const LIVE_SPAN_MS = 3 * HOUR_MS;
const NEXT_SPAN_MS = 4 * DAY_MS;
const LAST_SPAN_MS = 2 * DAY_MS;

/** Finds what an anchor would talk about at an instant. */
export interface FixtureIndex {
  nameOf(clubId: number): Spoken;
  next(competitions: readonly string[], at: number): Fixture | undefined;
  live(competitions: readonly string[], at: number): Fixture | undefined;
  last(competitions: readonly string[], at: number): Fixture | undefined;
}

/** How many fixtures, in time order, begin before the instant. */
function countBefore(fixtures: readonly Fixture[], at: number): number {
  let low = 0;
  let high = fixtures.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((fixtures[middle]?.startAt ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function indexFixtures(fixtures: readonly Fixture[], clubs: readonly Club[]): FixtureIndex {
  const names = new Map(
    clubs.map(({ id, name, englishName }) => [id, spoken(name, teamOf(id)?.shortName.en ?? shortEnglish(englishName))]),
  );
  const sorted = fixtures
    .filter((fixture) => fixture.script.offStatus === undefined)
    .sort((a, b) => a.startAt - b.startAt || a.id - b.id);
  const between = (from: number, to: number, competitions: readonly string[]) =>
    sorted
      .slice(countBefore(sorted, from), countBefore(sorted, to))
      .filter((fixture) => competitions.includes(fixture.competition));
  return {
    nameOf: (clubId) => names.get(clubId) ?? spoken('', ''),
    next: (competitions, at) => between(at, at + NEXT_SPAN_MS, competitions)[0],
    live: (competitions, at) =>
      between(at - LIVE_SPAN_MS, at, competitions).find((fixture) => matchState(fixture, at).inPlay),
    last: (competitions, at) =>
      between(at - LAST_SPAN_MS, at, competitions)
        .filter((fixture) => fixture.endAt <= at)
        .at(-1),
  };
}
