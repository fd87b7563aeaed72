import { anchorsOfMatches } from '../../calls/anchor/match-anchors';
import { dayOf, startOfDay } from '../../world/days';
import type { Season, SeasonMatch } from '../football-world';
import { footballMatchView, placesOf } from './football-match-view';
import type { Scene } from './words';

/** Matches over the wire in time order, with their anchors where they are wanted. */
export async function matchViews(season: Season, matches: readonly SeasonMatch[], scene: Scene, showAnchor = true) {
  const places = placesOf(season, scene);
  const ids = showAnchor ? matches.map(({ fixture }) => fixture.id) : [];
  const anchors = ids.length === 0 ? new Map<number, never>() : await anchorsOfMatches(scene.context, ids);
  return matches.map((match) => {
    const anchorInfo = anchors.get(match.fixture.id);
    return { ...footballMatchView(season, match, places, scene), ...(anchorInfo === undefined ? {} : { anchorInfo }) };
  });
}

/** Matches of the Shanghai day of an instant. */
export const ofDay = (season: Season, at: number): SeasonMatch[] =>
  season.matches.filter(({ fixture }) => dayOf(fixture.startAt) === dayOf(at));

/** The one that comes most often, the first of equals. */
function mostOf(values: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Days with matches, oldest first; a league's with their round. */
export function dateViews(season: Season) {
  const days = new Map<number, number[]>();
  for (const { fixture } of season.matches) {
    const day = dayOf(fixture.startAt);
    days.set(day, [...(days.get(day) ?? []), fixture.round]);
  }
  const isLeague = 'league' in season.source;
  return [...days].map(([day, rounds]) => ({
    matchDate: startOfDay(day),
    matchCount: rounds.length,
    ...(isLeague ? { round: mostOf(rounds) } : {}),
  }));
}
