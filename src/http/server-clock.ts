/** Server time by the replies' Date header; scores, clocks and "today" follow it, not the device. */
export interface ServerClock {
  /** The device's clock, Unix ms: for when something was read here. */
  local(): number;
  /** The server's clock, Unix ms. */
  now(): number;
  /** `date` as the server wrote it; the trip by `performance.now()`. */
  learn(date: number, trip: { readonly sentAt: number; readonly arrivedAt: number }): void;
  /** `serverNow` of a push, which took some time to come: the server is at least that far. */
  hear(serverNow: number): void;
}

/** The Date header counts whole seconds: on average it is half a second behind. */
const DATE_HEADER_LAG_MS = 500;
/** A new sample replaces the kept one when it is better, or the kept one is this old. */
const SAMPLE_LIFE_MS = 30_000;
/** A device whose two clocks have parted by this much has slept or was set: the kept sample says nothing any more. */
const PARTED_MS = 2_000;

/** Server time by the monotonic clock (`ticks`, ms), for the device's (`local`, ms) may be set meanwhile. */
export function createServerClock(
  local: () => number = Date.now,
  ticks: () => number = () => performance.now(),
): ServerClock {
  let apart = local() - ticks();
  /** Until the server has said what time it is, the device is believed. */
  let offset = apart;
  let bestTrip = Number.POSITIVE_INFINITY;
  let learnedAt = Number.NEGATIVE_INFINITY;
  return {
    local,
    now: () => ticks() + offset,
    learn(date, { sentAt, arrivedAt }) {
      const trip = arrivedAt - sentAt;
      const parted = Math.abs(local() - ticks() - apart) > PARTED_MS;
      if (trip > bestTrip && arrivedAt - learnedAt < SAMPLE_LIFE_MS && !parted) return;
      apart = local() - ticks();
      bestTrip = trip;
      learnedAt = arrivedAt;
      offset = date + DATE_HEADER_LAG_MS - (sentAt + trip / 2);
    },
    hear(serverNow) {
      offset = Math.max(offset, serverNow - ticks());
    },
  };
}
