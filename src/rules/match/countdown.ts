const SECOND_MS = 1000;
const SECONDS_PER_HOUR = 3600;

export interface Countdown {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Time until `at` (both Unix ms), rounded up to whole seconds so that it ends with 0; never below 0. */
export function countdownTo(at: number, now: number): Countdown {
  const left = Math.max(0, Math.ceil((at - now) / SECOND_MS));
  return {
    hours: Math.floor(left / SECONDS_PER_HOUR),
    minutes: Math.floor((left % SECONDS_PER_HOUR) / 60),
    seconds: left % 60,
  };
}
