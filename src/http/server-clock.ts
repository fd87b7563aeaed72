/** Server time by the replies' Date header; scores, clocks and "today" follow it, not the device. */
export interface ServerClock {
  /** The device's clock, Unix ms. */
  local(): number;
  /** The server's clock, Unix ms. */
  now(): number;
  /** `date` as the server wrote it; the trip by `local()`. */
  learn(date: number, trip: { readonly sentAt: number; readonly arrivedAt: number }): void;
  /** `serverNow` of a push, which took some time to come: the server is at least that far. */
  hear(serverNow: number): void;
}

/** The Date header counts whole seconds: on average it is half a second behind. */
const DATE_HEADER_LAG_MS = 500;
/** A new sample replaces the kept one when it is better, or the kept one is this old. */
const SAMPLE_LIFE_MS = 30_000;

export function createServerClock(local: () => number = Date.now): ServerClock {
  let offset = 0;
  let bestTrip = Number.POSITIVE_INFINITY;
  let learnedAt = Number.NEGATIVE_INFINITY;
  return {
    local,
    now: () => local() + offset,
    learn(date, { sentAt, arrivedAt }) {
      const trip = arrivedAt - sentAt;
      if (trip > bestTrip && arrivedAt - learnedAt < SAMPLE_LIFE_MS) return;
      bestTrip = trip;
      learnedAt = arrivedAt;
      offset = date + DATE_HEADER_LAG_MS - (sentAt + trip / 2);
    },
    hear(serverNow) {
      offset = Math.max(offset, serverNow - local());
    },
  };
}
