/** A picture that stands still for so long has failed. */
const STALLED_AFTER_MS = 5_000;
/** Before the first picture there is a connection to make. */
const FIRST_WITHIN_MS = 8_000;
/** A longer gap between two looks of a second means sleep: nothing can be said about that time. */
const SLEPT_AFTER_MS = 3_000;

/** The progress of a video, as seen from time to time. */
export interface Progress {
  /** Its position, seconds. */
  readonly time: number;
  /** Times of the last look and of the last movement; ms of one clock. */
  readonly seenAt: number;
  readonly movedAt: number;
  readonly hasMoved: boolean;
}

export const startProgress = (now: number): Progress => ({ time: 0, seenAt: now, movedAt: now, hasMoved: false });

/** The progress after another look. */
export function look(before: Progress, time: number, now: number): Progress {
  const moved = time !== before.time;
  const slept = now - before.seenAt > SLEPT_AFTER_MS;
  return { time, seenAt: now, movedAt: moved || slept ? now : before.movedAt, hasMoved: before.hasMoved || moved };
}

export const isStuck = ({ seenAt, movedAt, hasMoved }: Progress): boolean =>
  seenAt - movedAt > (hasMoved ? STALLED_AFTER_MS : FIRST_WITHIN_MS);
