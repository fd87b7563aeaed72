import { LIVE_STATUS } from '../../contract/codes';
import { clockViewModel } from './live-clock';
import type { StatusLabel } from './match-phases';
import { type Coded, sportOf, statusOf } from './match-status';

/** A match as a row of a schedule reads it. */
export interface Standing extends Coded {
  /** Kick-off, Unix ms. */
  readonly startDate?: number | undefined;
  /** Of the show that the row is about: 0 not started, 1 on air, 2 over. */
  readonly liveStatus?: number | undefined;
  /** 1: somebody shows it now. */
  readonly activityStatus?: number | undefined;
  /** Unix ms. */
  readonly phaseStart?: number | undefined;
  readonly homeScore?: number | undefined;
  readonly awayScore?: number | undefined;
  readonly homeShootout?: number | undefined;
  readonly awayShootout?: number | undefined;
  /** Goals of extra time: a match that had one brings them, 0 among them. */
  readonly homeExtraScore?: number | undefined;
  /** Seconds left of a basketball period. */
  readonly clockSeconds?: number | undefined;
  /** The clock of a match that was stopped, minutes. */
  readonly stopMinute?: number | undefined;
  /** Its day is fixed, its time is not. */
  readonly isTimeOpen?: boolean | undefined;
}

/** One of the two lines where a row says when: the time, the day, a word, the running clock, minutes or seconds that stand. */
export type RowLine =
  | { readonly kind: 'time' | 'day' | 'clock' }
  | { readonly kind: 'word'; readonly label: StatusLabel; readonly isWarning: boolean }
  | { readonly kind: 'minute'; readonly minute: number }
  | { readonly kind: 'left'; readonly seconds: number };

export interface RowScore {
  /** Null is no score; 0 is one (decisions.md, score). */
  readonly score: number | null;
  /** Beside the score, never added to it. */
  readonly shootout: number | undefined;
  readonly isLoser: boolean;
}

/** A match in a row of a schedule. */
export interface RowViewModel {
  readonly look: 'plain' | 'live' | 'off';
  readonly first: RowLine;
  readonly second: RowLine | undefined;
  /** Undefined: the row keeps its place and shows none. */
  readonly scores: { readonly home: RowScore; readonly away: RowScore } | undefined;
  /** The action of the row: book it, watch it, read its result. */
  readonly offer: 'book' | 'watch' | 'result' | 'none';
}

/** Minutes on the clock while it stands. */
const STANDS_AT: ReadonlyMap<StatusLabel, number> = new Map([
  ['halfTime', 45],
  ['endOfRegular', 90],
  ['awaitingExtra', 90],
  ['extraHalfTime', 105],
  ['endOfExtra', 120],
  ['awaitingPenalties', 120],
  ['penalties', 120],
  ['penaltiesOver', 120],
]);
/** In a narrow place both halves of extra time are extra time; the clock tells them apart. */
const NARROW: ReadonlyMap<StatusLabel, StatusLabel> = new Map([
  ['extraFirstHalf', 'extraTime'],
  ['extraSecondHalf', 'extraTime'],
]);
/** Postponed, cancelled and undecided matches show no score, whatever they bring. */
const OFF: ReadonlySet<StatusLabel> = new Set(['postponed', 'cancelled', 'undecided']);
const WARNED: ReadonlySet<StatusLabel> = new Set(['postponed', 'interrupted']);
const EXTRA_OVER: ReadonlySet<number> = new Set([1009, 1013]);
const SHOOTOUT_OVER = 1014;
const OVERTIME_OVER = 3016;

const word = (label: StatusLabel): RowLine => ({ kind: 'word', label, isWarning: WARNED.has(label) });

const kickOffLine = ({ isTimeOpen }: Standing): RowLine => (isTimeOpen === true ? word('undecided') : { kind: 'time' });

/** After penalties, after extra time: how a finished match came to its end, where the phase or the shoot-out tells. */
function finishLabel(match: Standing): StatusLabel {
  const { phase = 0 } = match;
  if (match.homeShootout !== undefined || phase === SHOOTOUT_OVER) return 'afterPenalties';
  if (phase === OVERTIME_OVER) return 'afterOvertime';
  return EXTRA_OVER.has(phase) || match.homeExtraScore !== undefined ? 'afterExtra' : 'fullTime';
}

function liveLines(match: Standing, label: StatusLabel, now: number): Pick<RowViewModel, 'first' | 'second'> {
  const first: RowLine = { kind: 'clock' };
  if (clockViewModel(match, now).kind === 'minute') return { first, second: word(NARROW.get(label) ?? label) };
  if (sportOf(match.matchTypeId) === 'basketball') {
    const { clockSeconds } = match;
    // A break has no clock.
    const isRunning = clockSeconds !== undefined && clockSeconds > 0;
    return { first, second: isRunning ? { kind: 'left', seconds: clockSeconds } : undefined };
  }
  const minute = STANDS_AT.get(label);
  return { first, second: minute === undefined ? undefined : { kind: 'minute', minute } };
}

function scoresOf(match: Standing, isFinished: boolean): RowViewModel['scores'] {
  const { homeScore, awayScore, homeShootout, awayShootout } = match;
  const lead = (homeScore ?? 0) - (awayScore ?? 0) || (homeShootout ?? 0) - (awayShootout ?? 0);
  return {
    home: { score: homeScore ?? null, shootout: homeShootout, isLoser: isFinished && lead < 0 },
    away: { score: awayScore ?? null, shootout: awayShootout, isLoser: isFinished && lead > 0 },
  };
}

/** A match whose status is missing or unknown: kick-off and a word that claims nothing (decisions.md, additions). */
function untoldViewModel(match: Standing, now: number, isDated: boolean): RowViewModel {
  const { statusId, startDate, liveStatus, activityStatus } = match;
  const isOnAir = liveStatus === LIVE_STATUS.live || activityStatus === 1;
  const isPast = isOnAir || (startDate !== undefined && startDate <= now);
  const offer = liveStatus === LIVE_STATUS.ended ? 'none' : isPast ? 'watch' : 'book';
  const below: RowLine | undefined = isDated ? undefined : { kind: 'day' };
  return {
    look: 'plain',
    first: kickOffLine(match),
    second: statusId === undefined ? below : word('neutral'),
    scores: undefined,
    offer,
  };
}

/** A match as a row at `now` (server time, Unix ms). `isDated`: the row stands under its day. */
export function rowViewModel(match: Standing, now: number, isDated: boolean): RowViewModel {
  const { group, state, label } = statusOf(match);
  if (label === 'neutral') return untoldViewModel(match, now, isDated);
  const below: RowLine = { kind: isDated ? 'time' : 'day' };
  if (group === 'unstarted') {
    const second = isDated ? word(label) : below;
    return { look: 'plain', first: kickOffLine(match), second, scores: undefined, offer: 'book' };
  }
  if (group === 'processing') {
    return { look: 'live', ...liveLines(match, label, now), scores: scoresOf(match, false), offer: 'watch' };
  }
  if (OFF.has(label) || group === 'hidden') {
    const second = state === 'POSTPONED' ? word('undecided') : undefined;
    return { look: 'off', first: word(label), second, scores: undefined, offer: 'none' };
  }
  const isFinished = state === 'ENDED';
  const first = word(isFinished ? finishLabel(match) : label);
  const offer = isFinished ? 'result' : 'none';
  const { stopMinute } = match;
  const second: RowLine = isFinished || stopMinute === undefined ? below : { kind: 'minute', minute: stopMinute };
  return { look: 'plain', first, second, scores: scoresOf(match, isFinished), offer };
}
