import { SECOND_MS } from './days';

/** A stretch of a match: the phase that begins `from` seconds after kick-off. */
export interface Segment {
  readonly phase: number;
  readonly from: number;
  /** Where the phase's clock begins, seconds after kick-off, when play was stopped in between. */
  readonly clockFrom?: number;
}

/** A match as it will go, written when the world is laid; what shows at an instant follows from script and clock. */
export interface Script {
  readonly segments: readonly Segment[];
  /** Points in order: seconds after kick-off, 0 home or 1 away, points. */
  readonly scores: readonly (readonly [at: number, side: 0 | 1, points: number])[];
  /** Set when the match is not played as planned: 9 postponed, 12 cancelled, 13 to be decided (football codes). */
  readonly offStatus?: number;
}

export interface MatchState {
  readonly statusId: number;
  readonly phase: number;
  readonly phaseStart?: number;
  readonly homeScore?: number;
  readonly awayScore?: number;
  /** Not started and may still be. */
  readonly upcoming: boolean;
  readonly inPlay: boolean;
}

// decisions.md, Codes: phases to statusId. Basketball's quarters have a status each.
const FOOTBALL_STATUS: Readonly<Record<number, number>> = {
  1002: 2,
  1003: 3,
  1004: 4,
  1005: 4,
  1012: 4,
  1006: 5,
  1007: 5,
  1008: 5,
  1009: 5,
  1013: 5,
  1010: 7,
  1014: 7,
  1011: 8,
  1015: 10,
  1016: 11,
};
const BASKETBALL_STATUS: Readonly<Record<number, number>> = {
  3005: 2,
  3006: 3,
  3007: 4,
  3008: 5,
  3009: 6,
  3010: 7,
  3011: 8,
  3012: 8,
  3015: 8,
  3013: 9,
  3016: 9,
  3014: 10,
};
const FOOTBALL_IN_PLAY = new Set([2, 3, 4, 5, 7]);
const BASKETBALL_IN_PLAY = new Set([2, 3, 4, 5, 6, 7, 8, 9]);
export const FOOTBALL = 1;
export const BASKETBALL = 2;

function notStarted(matchType: number): MatchState {
  return { statusId: 1, phase: matchType === FOOTBALL ? 1001 : 3001, upcoming: true, inPlay: false };
}

/** What a match shows at an instant. `startAt` and `now` are Unix ms. */
export function matchState(match: { matchType: number; startAt: number; script: Script }, now: number): MatchState {
  const { matchType, startAt, script } = match;
  const before = notStarted(matchType);
  if (script.offStatus !== undefined) return { ...before, statusId: script.offStatus, upcoming: false };
  const elapsed = Math.floor((now - startAt) / SECOND_MS);
  const segment = script.segments.filter((entry) => entry.from <= elapsed).at(-1);
  if (segment === undefined) return before;

  const statuses = matchType === FOOTBALL ? FOOTBALL_STATUS : BASKETBALL_STATUS;
  const statusId = statuses[segment.phase] ?? 0;
  const score = [0, 0];
  for (const [at, side, points] of script.scores) {
    if (at <= elapsed) score[side] = (score[side] ?? 0) + points;
  }
  return {
    statusId,
    phase: segment.phase,
    phaseStart: startAt + (segment.clockFrom ?? segment.from) * SECOND_MS,
    homeScore: score[0] ?? 0,
    awayScore: score[1] ?? 0,
    upcoming: false,
    inPlay: (matchType === FOOTBALL ? FOOTBALL_IN_PLAY : BASKETBALL_IN_PLAY).has(statusId),
  };
}

/** Seconds from kick-off to the final whistle. */
export function scriptLength(script: Script): number {
  return script.segments.at(-1)?.from ?? 0;
}
