/** Timers count in 32 bits: a longer delay (24.8 days) is none at all, and an interval of it a storm. */
const LONGEST_MS = 2 ** 31 - 1;

/** A delay, ms, that timers keep: for every one that comes from data. What is further away is looked at again then. */
export const timerDelay = (ms: number): number => Math.min(Math.max(ms, 0), LONGEST_MS);
