import { LIVE_STATUS } from '../../contract/codes';
import type { BetResult } from '../../contract/ranking/bet';
import { isSettled } from '../tip/tip-view-model';

/** Ids that were so when they were last read; undefined: nothing was read, so that nothing is news. */
export type Known = ReadonlySet<string> | undefined;

interface Told {
  readonly hostId: string;
  readonly liveStatus: number;
}

/** Whether a push may tell of an anchor who goes on air: whoever comes to a channel hears of those too who were so before. */
export const mayGoOnAir = (known: Known, { hostId, liveStatus }: Told): boolean =>
  liveStatus === LIVE_STATUS.live && known?.has(hostId) !== true;

/** Without those of whom pushes say that they are off air: they may go on air again. */
export function withoutOff(known: Known, pushes: readonly Told[]): Known {
  const off = pushes.filter(({ hostId, liveStatus }) => liveStatus !== LIVE_STATUS.live && known?.has(hostId) === true);
  if (known === undefined || off.length === 0) return known;
  const gone = new Set(off.map(({ hostId }) => hostId));
  return new Set([...known].filter((id) => !gone.has(id)));
}

/** Who went on air since the last reading (decisions.md, quiet words). */
export const wentOnAir = (known: Known, onAir: readonly string[]): readonly string[] =>
  known === undefined ? [] : onAir.filter((id) => !known.has(id));

/** Matches whose kick-off lies between two readings; Unix ms, server time. Before the first reading nothing is news. */
export const begunBetween = (
  shows: readonly { readonly matchId: string; readonly startDate?: number | undefined }[],
  since: number | undefined,
  now: number,
): readonly string[] => {
  if (since === undefined) return [];
  const begun = shows.filter(({ startDate = 0 }) => startDate > since && startDate <= now);
  return [...new Set(begun.map(({ matchId }) => matchId))];
};

/** Orders that waited at the last reading and have a result in this one. */
export const settledSince = <Order extends { readonly id: string; readonly result: BetResult }>(
  open: Known,
  orders: readonly Order[],
): readonly Order[] => orders.filter(({ id, result }) => open?.has(id) === true && isSettled(result));
