import type { Result } from '../../src/rules/table/team-totals';
import { matchState } from '../world/match-state';
import type { SeasonMatch } from './football-world';

/** A finished match as a table counts it: with extra time, without a shoot-out. */
export function resultOf({ fixture }: SeasonMatch): Result {
  const { homeScore = 0, awayScore = 0 } = matchState(fixture, fixture.endAt);
  return { homeId: String(fixture.homeId), awayId: String(fixture.awayId), homeScore, awayScore };
}
