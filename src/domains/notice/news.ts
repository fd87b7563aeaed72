import { LIVE_STATUS } from '../../contract/codes';
import { type Coded, statusOf } from '../../rules/match/match-status';
import type { Asked } from '../../rules/reading/asked';

/** Ids that were so when they were last read; undefined: nothing was read, so that nothing is news. */
export type Known = ReadonlySet<string> | undefined;

interface Told {
  readonly hostId: string;
  readonly liveStatus: number;
}

/** True when a push may tell of an anchor who goes on air: a new subscriber also hears of those who were on air before. */
export const mayGoOnAir = (known: Known, { hostId, liveStatus }: Told): boolean =>
  liveStatus === LIVE_STATUS.live && known?.has(hostId) !== true;

/** Without those of whom pushes say that they are off air: they may go on air again. */
export function withoutOff(known: Known, pushes: readonly Told[]): Known {
  const off = pushes.filter(({ hostId, liveStatus }) => liveStatus !== LIVE_STATUS.live && known?.has(hostId) === true);
  if (known === undefined || off.length === 0) return known;
  const gone = new Set(off.map(({ hostId }) => hostId));
  return new Set([...known].filter((id) => !gone.has(id)));
}

/** The anchors who went on air since the last reading (decisions.md, quiet words). */
export const wentOnAir = (known: Known, onAir: readonly string[]): readonly string[] =>
  known === undefined ? [] : onAir.filter((id) => !known.has(id));

/** A match as a reading tells of it; `startDate`: its kick-off, Unix ms. */
interface ReadMatch extends Coded {
  readonly matchId: string;
  readonly startDate?: number | undefined;
}

export interface MatchReading extends Asked {
  readonly matches: readonly ReadMatch[];
}

/** Matches that began between two readings, by status or else kick-off (decisions.md, quiet words). */
export function begunBetween(before: MatchReading | undefined, { matches, askedAt }: MatchReading): readonly string[] {
  if (before === undefined) return [];
  const standing = new Map(before.matches.map((match) => [match.matchId, statusOf(match).group]));
  const begun = matches.filter(({ startDate = 0, ...match }) => {
    const was = standing.get(match.matchId);
    const isTold = match.statusId !== undefined;
    if (isTold && (statusOf(match).group !== 'processing' || was === 'processing')) return false;
    return (isTold && was === 'unstarted') || (startDate > before.askedAt && startDate <= askedAt);
  });
  return begun.map(({ matchId }) => matchId);
}
