import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { lotteryInfo } from '../../../contract/room/calls-room';
import { LOTTERY_STATUS, type Lottery } from '../../../contract/room/room';
import type { Audience } from '../../../domains/session/audience';
import type { Services } from '../../../services/services';
import { useServices } from '../../../services/services';

/** Timers count in 32 bits: a longer delay (24.8 days) is none at all, and an interval of it a storm. */
const LONGEST_MS = 2 ** 31 - 1;

/** A delay, ms, that timers keep: for every one that comes from data. What is further away is looked at again then. */
export const timerDelay = (ms: number): number => Math.min(Math.max(ms, 0), LONGEST_MS);

/** Between two draws the room asks for the next one this often. */
const NEXT_DRAW_MS = 20_000;
/** The server draws at its own second. */
const DRAWN_AFTER_MS = 1_500;

export const lotteryKeys = {
  of: (audience: Audience, liveRoomId: string) => ['lottery', audience.key, liveRoomId] as const,
};

const lotteryQuery = (services: Services, audience: Audience, liveRoomId: string) =>
  queryOptions({
    queryKey: lotteryKeys.of(audience, liveRoomId),
    queryFn: async ({ signal }) => (await services.call(lotteryInfo, { liveRoomId }, { signal, quiet: true })) ?? null,
  });

/** Until the draw is over, when it is drawn; before the next one, now and then. */
function nextReading(lottery: Lottery | null | undefined, now: number): number {
  if (lottery?.status !== LOTTERY_STATUS.open || lottery.endDate === undefined) return NEXT_DRAW_MS;
  return timerDelay(Math.max(lottery.endDate - now, 0) + DRAWN_AFTER_MS);
}

/** The room's draw: undefined until it is known, null when there is none. Follows one draw after the other. */
export function useLottery(audience: Audience, liveRoomId: string): Lottery | null | undefined {
  const services = useServices();
  return useQuery({
    ...lotteryQuery(services, audience, liveRoomId),
    refetchInterval: (query) => nextReading(query.state.data, services.now()),
  }).data;
}

/** Takes over what joining has answered. */
export const keepLottery = (client: QueryClient, audience: Audience, liveRoomId: string, lottery: Lottery): void =>
  void client.setQueryData(lotteryKeys.of(audience, liveRoomId), lottery);
