import { LIVE_STATUS } from '../../../contract/codes';

interface Show {
  readonly matchId: string;
  readonly liveStatus: number;
  /** Unix ms. */
  readonly startDate?: number | undefined;
}

/** The content of the room's screen. `wanted`: the show of the address, if it is not the one on the screen. */
export type RoomShow<S, W> =
  | { readonly kind: 'live'; readonly show: S; readonly wanted: W | undefined }
  | { readonly kind: 'soon'; readonly show: S | W }
  | { readonly kind: 'ended'; readonly show: S }
  | { readonly kind: 'idle' };

/** product.md, section 4, schedule liveStatus. The match of `?matchId=` is announced unless another is on air. */
export function roomShow<S extends Show, W extends Show>(show: S | undefined, named: W | undefined): RoomShow<S, W> {
  const isOther = named !== undefined && named.matchId !== show?.matchId && named.liveStatus === LIVE_STATUS.notStarted;
  const wanted = isOther ? named : undefined;
  if (show?.liveStatus === LIVE_STATUS.live) return { kind: 'live', show, wanted };
  if (wanted !== undefined) return { kind: 'soon', show: wanted };
  if (show === undefined) return { kind: 'idle' };
  return { kind: show.liveStatus === LIVE_STATUS.ended ? 'ended' : 'soon', show };
}
