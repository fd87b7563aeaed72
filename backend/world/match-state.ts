import { SECOND_MS } from './days';
import type { Kick } from './football/shoot-out';
import { clockSecondsAt } from './nba/basketball-state';

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
  /** Players sent off, in order. */
  readonly reds?: readonly (readonly [at: number, side: 0 | 1])[];
  /** Of a shoot-out, in order; never part of the score. */
  readonly kicks?: readonly Kick[];
  /** Set when the match is not played as planned: 9 postponed, 12 cancelled, 13 to be decided (football codes). */
  readonly offStatus?: number;
}

export interface MatchState {
  readonly statusId: number;
  readonly phase: number;
  readonly phaseStart?: number;
  readonly homeScore?: number;
  readonly awayScore?: number;
  readonly homeExtraScore?: number;
  readonly awayExtraScore?: number;
  readonly homeShootout?: number;
  readonly awayShootout?: number;
  readonly homeRedCards?: number;
  readonly awayRedCards?: number;
  /** Where the clock of a match that was stopped stands, minutes. */
  readonly stopMinute?: number;
  /** Seconds left of a basketball period; 0 while the ball rests. */
  readonly clockSeconds?: number;
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
  // Told of a game that overtime has decided.
  3016: 10,
  3014: 10,
};
const FOOTBALL_IN_PLAY = new Set([2, 3, 4, 5, 7]);
const BASKETBALL_IN_PLAY = new Set([2, 3, 4, 5, 6, 7, 8, 9]);
export const FOOTBALL = 1;
export const BASKETBALL = 2;

const EXTRA_FIRST_HALF = 1006;
const SHOOT_OUT = 1010;
/** Phases in which a football match stands still, and minutes on the clock when a half begins. */
const STOPPED = new Set([1015, 1016]);
const HALF_BEGINS: ReadonlyMap<number, number> = new Map([
  [1002, 0],
  [1004, 45],
  [1006, 90],
  [1008, 105],
]);

const ofSide = (events: readonly (readonly [at: number, side: 0 | 1, ...rest: unknown[]])[], side: 0 | 1) =>
  events.filter((event) => event[1] === side).length;

/** The minute at which a stopped match stands. */
function stopMinute({ segments }: Script, stop: Segment): number {
  const half = segments.filter((one) => one.from < stop.from && HALF_BEGINS.has(one.phase)).at(-1);
  const played = stop.from - (half?.clockFrom ?? half?.from ?? 0);
  return (HALF_BEGINS.get(half?.phase ?? 0) ?? 0) + Math.floor(played / 60) + 1;
}

/** Extra time, shoot-out, red cards and a stop: each only where there is one. */
function footballDetails(script: Script, segment: Segment, elapsed: number) {
  const begun = (phase: number) => script.segments.find((one) => one.phase === phase && one.from <= elapsed);
  const extra = begun(EXTRA_FIRST_HALF);
  const goals = script.scores.filter(([at]) => at <= elapsed && extra !== undefined && at >= extra.from);
  const reds = (script.reds ?? []).filter(([at]) => at <= elapsed);
  const kicks = (script.kicks ?? []).filter(([at, , isGoal]) => at <= elapsed && isGoal);
  return {
    ...(extra === undefined ? {} : { homeExtraScore: ofSide(goals, 0), awayExtraScore: ofSide(goals, 1) }),
    ...(begun(SHOOT_OUT) === undefined ? {} : { homeShootout: ofSide(kicks, 0), awayShootout: ofSide(kicks, 1) }),
    ...(reds.length === 0 ? {} : { homeRedCards: ofSide(reds, 0), awayRedCards: ofSide(reds, 1) }),
    ...(STOPPED.has(segment.phase) ? { stopMinute: stopMinute(script, segment) } : {}),
  };
}

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
  const details =
    matchType === FOOTBALL
      ? footballDetails(script, segment, elapsed)
      : { clockSeconds: clockSecondsAt(script, elapsed) };
  return {
    statusId,
    phase: segment.phase,
    phaseStart: startAt + (segment.clockFrom ?? segment.from) * SECOND_MS,
    homeScore: score[0] ?? 0,
    awayScore: score[1] ?? 0,
    ...details,
    upcoming: false,
    inPlay: (matchType === FOOTBALL ? FOOTBALL_IN_PLAY : BASKETBALL_IN_PLAY).has(statusId),
  };
}

/** Seconds from kick-off to the final whistle. */
export function scriptLength(script: Script): number {
  return script.segments.at(-1)?.from ?? 0;
}
