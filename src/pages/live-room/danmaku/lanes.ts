/** From the entry of its head to the exit of its tail, ms; the same for each message, so a longer one is faster. */
export const CROSSING_MS = 8_000;
/** Between two messages of a lane, CSS px. */
const GAP_PX = 16;

export const DENSITIES = ['few', 'medium', 'many'] as const;
export type Density = (typeof DENSITIES)[number];
const LANES: Readonly<Record<Density, number>> = { few: 2, medium: 4, many: 6 };
/** The part of the picture over which messages run. */
export const AREAS = ['full', 'half', 'top'] as const;
export type Area = (typeof AREAS)[number];
const MOST_IN: Readonly<Record<Area, number>> = { full: Number.POSITIVE_INFINITY, half: 3, top: 1 };

export const SIZES = ['small', 'normal', 'large'] as const;
export type Size = (typeof SIZES)[number];
/** The words of a message and its lane, CSS px. */
export const SIZE_PX: Readonly<Record<Size, { readonly words: number; readonly lane: number }>> = {
  small: { words: 13, lane: 24 },
  normal: { words: 15, lane: 28 },
  large: { words: 18, lane: 34 },
};

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

export interface Wished {
  readonly density: Density;
  readonly area: Area;
  readonly size: Size;
}

/** As many lanes as are wished for and have room; half a picture is its upper half, of which a low one has one lane all the same. */
export function laneCount({ density, area, size }: Wished, { width, height, above, below }: Field): number {
  const lane = SIZE_PX[size].lane;
  const room = Math.floor((height - above - below) / lane);
  const inHalf = Math.max(1, Math.floor((height / 2 - above) / lane));
  const most = Math.min(MOST_IN[area], area === 'half' ? inHalf : room, width < NARROW_PX ? MOST_NARROW : room);
  return Math.max(0, Math.min(LANES[density], room, most));
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
