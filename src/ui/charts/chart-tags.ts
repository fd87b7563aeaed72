/** A piece of a line, by places of its values. */
export interface Piece {
  readonly from: number;
  readonly to: number;
}

/** The place of a name on a chart; both shares of 0 (left, top) to 1. */
export interface TagSpot {
  readonly x: number;
  readonly y: number;
}

interface FallSpot extends TagSpot {
  readonly edge: 'top' | 'bottom';
}

interface RunSpot extends TagSpot {
  /** On which side of the point it stands. */
  readonly side: 'left' | 'right';
}

/** Share of the width that a name takes to each side of its middle, and of the height that it takes at an edge. */
const HALF_WIDTH = 0.15;
const HEIGHT = 0.14;

/** Share of the height at which each value stands, 0 at the top. */
function heightsOf(values: readonly number[]): number[] {
  const most = Math.max(0, ...values);
  const span = most - Math.min(0, ...values) || 1;
  return values.map((value) => (most - value) / span);
}

/** The place of the name of a run of losses: left of its end if there is room. One loss is no run. */
export function runSpot(values: readonly number[], run: Piece | undefined): RunSpot | undefined {
  if (run === undefined || run.to - run.from < 2) return undefined;
  const x = run.to / Math.max(1, values.length - 1);
  return { x, y: heightsOf(values)[run.to] ?? 0, side: x < HALF_WIDTH * 2 ? 'right' : 'left' };
}

/** The place of the name of a fall: in the middle of its field, at that edge from which the line and the other name are farther. */
export function fallSpot(values: readonly number[], fall: Piece, run: RunSpot | undefined): FallSpot {
  const last = Math.max(1, values.length - 1);
  const x = (fall.from + fall.to) / 2 / last;
  // The name is moved back by the same share of itself, so that it ends within the chart however large it is.
  const middle = x + (0.5 - x) * 2 * HALF_WIDTH;
  const isNear = (at: number) => Math.abs(at - middle) <= HALF_WIDTH;
  const near = heightsOf(values).filter((_, index) => isNear(index / last));
  const middleOfRun = run === undefined ? undefined : run.x + (run.side === 'left' ? -HALF_WIDTH : HALF_WIDTH);
  if (run !== undefined && middleOfRun !== undefined && Math.abs(middleOfRun - middle) <= HALF_WIDTH * 2)
    near.push(run.y);
  const top = Math.min(1, ...near);
  const bottom = 1 - Math.max(0, ...near);
  return top >= HEIGHT || top >= bottom ? { x, y: 0, edge: 'top' } : { x, y: 1, edge: 'bottom' };
}
