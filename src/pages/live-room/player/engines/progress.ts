/** A picture that stands still for so long has failed. */
const STALLED_AFTER_MS = 5_000;
/** Before the first picture there is a connection to make. */
const FIRST_WITHIN_MS = 8_000;
/** Whoever looks once a second and was away for longer has slept: nothing can be said about that time. */
const SLEPT_AFTER_MS = 3_000;

/** How a video goes on, as seen from time to time. */
export interface Progress {
  /** Where it stood, seconds. */
  readonly time: number;
  /** When it was seen, and when it was last seen to have moved; ms of one clock. */
  readonly seenAt: number;
  readonly movedAt: number;
  readonly hasMoved: boolean;
}

export const startProgress = (now: number): Progress => ({ time: 0, seenAt: now, movedAt: now, hasMoved: false });

/** What is known after another look. */
export function look(before: Progress, time: number, now: number): Progress {
  const moved = time !== before.time;
  const slept = now - before.seenAt > SLEPT_AFTER_MS;
  return {
    time,
    seenAt: now,
    movedAt: moved || slept ? now : before.movedAt,
    hasMoved: before.hasMoved || moved,
  };
}

export const isStuck = ({ seenAt, movedAt, hasMoved }: Progress): boolean =>
  seenAt - movedAt > (hasMoved ? STALLED_AFTER_MS : FIRST_WITHIN_MS);
