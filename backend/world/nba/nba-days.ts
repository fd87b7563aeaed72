import { DAY_MS } from '../days';
import type { Fixture } from '../fixture';
import { fixtureOf, layOutSeason, STORED_DAYS } from './season-games';

/** NBA games of the days around the base day (its midnight in Unix ms), as the running season has them. */
export function nbaDays(seed: number, baseStart: number): Fixture[] {
  const { drafts, facts } = layOutSeason(seed, 0, baseStart);
  const from = baseStart + STORED_DAYS.first * DAY_MS;
  const to = baseStart + (STORED_DAYS.last + 1) * DAY_MS;
  return drafts
    .filter(({ startAt }) => startAt >= from && startAt < to)
    .map((draft) => fixtureOf({ seed, facts }, draft));
}
