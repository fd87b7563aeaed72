/** From the entry of its head to the exit of its tail, ms; the same for each message, so a longer one is faster. */
export const CROSSING_MS = 8_000;
export const LANE_PX = 28;
/** Between two messages of a lane, CSS px. */
const GAP_PX = 16;

export const DENSITIES = ['few', 'medium', 'many'] as const;
export type Density = (typeof DENSITIES)[number];
const LANES: Readonly<Record<Density, number>> = { few: 2, medium: 4, many: 6 };
/** A narrow picture is a low one. */
const NARROW_PX = 360;
const MOST_NARROW = 3;

/** The area of messages: between the bars over the picture's edges. CSS px. */
export interface Field {
  readonly width: number;
  readonly height: number;
  /** Kept free above and below. */
  readonly above: number;
  readonly below: number;
}

/** The last message of a lane. */
export interface Ahead {
  /** CSS px. */
  readonly width: number;
  /** Time when its head entered, ms. */
  readonly enteredAt: number;
}

/** As many lanes as are wished for and have room. */
export function laneCount(density: Density, { width, height, above, below }: Field): number {
  const room = Math.floor((height - above - below) / LANE_PX);
  return Math.max(0, Math.min(LANES[density], room, width < NARROW_PX ? MOST_NARROW : room));
}

/** True when the message in front is all on the picture, with a gap behind it. */
const hasEntered = ({ width, enteredAt }: Ahead, field: number, at: number): boolean =>
  at - enteredAt >= (CROSSING_MS * (width + GAP_PX)) / (field + width);

/** True when the message in front is gone before one of `width` that enters now reaches the far edge. */
const staysAhead = ({ enteredAt }: Ahead, width: number, field: number, at: number): boolean =>
  enteredAt + CROSSING_MS <= at + (CROSSING_MS * field) / (field + width);

/** True when a lane may be free for a message, however short: known before its width is measured. */
export const isAnyOpen = (lanes: readonly (Ahead | undefined)[], field: number, at: number): boolean =>
  lanes.some((ahead) => ahead === undefined || hasEntered(ahead, field, at));

/** The first lane in which a message of `width` (CSS px) catches up with none when it enters at `at` (ms). */
export function laneFor(
  lanes: readonly (Ahead | undefined)[],
  width: number,
  field: number,
  at: number,
): number | undefined {
  const lane = lanes.findIndex(
    (ahead) => ahead === undefined || (hasEntered(ahead, field, at) && staysAhead(ahead, width, field, at)),
  );
  return lane < 0 ? undefined : lane;
}
