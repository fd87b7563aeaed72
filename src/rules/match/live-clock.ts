import { FOOTBALL_PHASES, type StatusLabel } from './match-phases';
import { type Coded, sportOf, statusOf } from './match-status';

/** The content of the clock: minutes played, or the word of a phase without a running clock. */
export type ClockViewModel =
  | { readonly kind: 'minute'; readonly minute: number; readonly added: number }
  | { readonly kind: 'label'; readonly label: StatusLabel };

/** The fields that the clock is read from. */
export interface Clocked extends Coded {
  /** Unix ms. */
  readonly phaseStart?: number | undefined;
}

const MINUTE_MS = 60_000;
/** Past this a phase's start is of no use: the feed stands still, or the server's time is not known yet. */
const MOST_ADDED = 45;
/** The running halves for servers that send no phase; extra time is not told apart by the status. */
const PHASE_OF_STATUS: ReadonlyMap<number, number> = new Map([
  [2, 1002],
  [4, 1004],
]);

/** The clock on server time `now`, Unix ms: minutes + 1, past the limit 45+2; else a word (decisions.md, clock). */
export function clockViewModel(match: Clocked, now: number): ClockViewModel {
  const phase = match.phase ?? PHASE_OF_STATUS.get(match.statusId ?? -1);
  const minutes = sportOf(match.matchTypeId) === 'football' ? FOOTBALL_PHASES.get(phase ?? -1)?.minutes : undefined;
  const label = { kind: 'label', label: statusOf(match).label } as const;
  if (minutes === undefined || match.phaseStart === undefined) return label;
  const [from, limit] = minutes;
  // A clock that is a little behind the server's must not show minute 0.
  const minute = from + Math.max(0, Math.floor((now - match.phaseStart) / MINUTE_MS)) + 1;
  const added = Math.max(0, minute - limit);
  return added > MOST_ADDED ? label : { kind: 'minute', minute: Math.min(minute, limit), added };
}
