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

/** Days with matches, oldest first. */
export function dateViews(season: Season) {
  const counts = new Map<number, number>();
  for (const { fixture } of season.matches) {
    const day = dayOf(fixture.startAt);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].map(([day, matchCount]) => ({ matchDate: startOfDay(day), matchCount }));
}
