import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LIVE_STATUS } from '../../../contract/codes';
import { lotteryInfo } from '../../../contract/room/calls-room';
import { type Draw, LOTTERY_STATUS, type Lottery, type RoomInfo } from '../../../contract/room/room';
import { roomStore } from '../../../domains/room/room-store';
import type { Audience } from '../../../domains/session/audience';
import { type Dated, isNewer } from '../../../rules/reading/asked';
import type { Services } from '../../../services/services';
import { useServices } from '../../../services/services';
import { UNSEEN_MS } from '../../../services/soon';
import { useStore } from '../../../services/store-registry';

/** Timers count in 32 bits: a longer delay (24.8 days) is none at all, and an interval of it a storm. */
const LONGEST_MS = 2 ** 31 - 1;

/** A delay, ms, that timers keep: for every one that comes from data. What is further away is looked at again then. */
export const timerDelay = (ms: number): number => Math.min(Math.max(ms, 0), LONGEST_MS);

/** Between two draws the room asks for the next one this often, and where pushes tell of it hardly ever. */
const NEXT_DRAW_MS = 20_000;
const PUSHED_NEXT_DRAW_MS = 240_000;
/** The server draws at its own second, and then everybody in the room would ask. */
const DRAWN_AFTER_MS = 1_500;

export const lotteryKeys = {
  of: (audience: Audience, liveRoomId: string) => ['lottery', audience.key, liveRoomId] as const,
};

const lotteryQuery = (services: Services, audience: Audience, liveRoomId: string) =>
  queryOptions({
    queryKey: lotteryKeys.of(audience, liveRoomId),
    queryFn: async ({ signal }) => (await services.call(lotteryInfo, { liveRoomId }, { signal, quiet: true })) ?? null,
  });

type Known = Lottery | null | undefined;
const isOpen = (lottery: Known) => lottery?.status === LOTTERY_STATUS.open;

/** A draw with what its room's push says: of the same one it is later, and in the next one nobody has joined. */
export function withDraw(read: Known, pushed: Draw | undefined): Known {
  if (pushed === undefined || read === undefined) return read;
  if (read?.lotteryId === pushed.lotteryId) return isOpen(read) ? { ...read, ...pushed } : read;
  if ((read?.endDate ?? 0) > (pushed.endDate ?? 0)) return read;
  const { isApproved, limitText, condition } = read ?? {};
  return { condition, ...pushed, isJoined: false, isApproved, limitText };
}

/** Until the draw is over, when it is drawn, unless a push tells; before the next one, now and then. `chance`: 0 to 1. */
export function nextReading(read: Known, pushed: Draw | undefined, now: number, chance: number): number {
  const lottery = withDraw(read, pushed);
  const spread = UNSEEN_MS * chance;
  if (isOpen(lottery) && lottery?.endDate !== undefined)
    return timerDelay(Math.max(lottery.endDate - now, 0) + DRAWN_AFTER_MS + spread);
  // Who has joined is told by a reading whether they have won.
  if (isOpen(read) && read?.isJoined === true) return spread;
  return pushed === undefined ? NEXT_DRAW_MS : PUSHED_NEXT_DRAW_MS;
}

/** The room's draw: undefined until it is known, null when there is none. Follows one draw after the other. */
export function useLottery(audience: Audience, liveRoomId: string): Known {
  const services = useServices();
  const [chance] = useState(Math.random);
  const pushed = useStore(roomStore, ({ pushes }) => pushes.get(liveRoomId)?.lottery);
  const { data } = useQuery({
    ...lotteryQuery(services, audience, liveRoomId),
    refetchInterval: ({ state }) => nextReading(state.data, pushed, services.now(), chance),
  });
  return withDraw(data, pushed);
}

/** The coins of a room's envelopes, and whether there is a draw; a push knows what began after the reading. */
export function useExtras(show: Dated<RoomInfo> | undefined) {
  const push = useStore(roomStore, ({ pushes }) => pushes.get(show?.liveRoomId ?? ''));
  const told = show && push && isNewer(push.serverNow, show) ? push : undefined;
  const isLive = show?.liveStatus === LIVE_STATUS.live;
  return {
    coins: told?.redEnvelopeTotalAmount ?? show?.redEnvelopeTotalAmount ?? 0,
    hasDraw: isLive && (show.isLotteryProgress === true || told?.lottery !== undefined),
  };
}

/** Takes over what joining has answered. */
export const keepLottery = (client: QueryClient, audience: Audience, liveRoomId: string, lottery: Lottery): void =>
  void client.setQueryData(lotteryKeys.of(audience, liveRoomId), lottery);
