import { crowdedDay } from '../../lab/crowded-day';
import { MINUTE_MS } from '../../world/days';
import type { Season, SeasonMatch } from '../football-world';

/** Ids of what is only there to be many, beyond all others. */
const CROWD_FROM = 900_000_000;

/** The day's matches, with others of the season moved to it until there are as many as the laboratory wants. */
export function crowded(season: Season, day: readonly SeasonMatch[]): readonly SeasonMatch[] {
  const [first] = day;
  const missing = crowdedDay() - day.length;
  if (missing <= 0 || first === undefined) return day;
  const added = Array.from({ length: missing }, (_, index): SeasonMatch | undefined => {
    const source = season.matches[index % season.matches.length];
    if (source === undefined) return undefined;
    const { fixture } = source;
    const startAt = first.fixture.startAt + index * MINUTE_MS;
    const endAt = startAt + (fixture.endAt - fixture.startAt);
    return { fact: undefined, fixture: { ...fixture, id: CROWD_FROM + index, startAt, endAt } };
  });
  return [...day, ...added.filter((match) => match !== undefined)];
}
