/** So far up, and letting go leads on; CSS px. */
const ENOUGH_PX = 96;
const MOST_PX = 176;
/** Less may be a tap that trembles. */
const BEGINS_PX = 12;

export interface Swipe {
  readonly phase: 'waiting' | 'pulling' | 'other';
  /** The distance that the picture follows, CSS px. */
  readonly pull: number;
}

export const NO_SWIPE: Swipe = { phase: 'waiting', pull: 0 };

/**
 * A finger has moved by (`dx`, `dy`) since it came down, CSS px, up is negative. A swipe up is one that begins so; whatever
 * begins otherwise stays what it is until the finger is lifted.
 */
export function moved({ phase, pull }: Swipe, dx: number, dy: number): Swipe {
  if (phase === 'other') return { phase, pull };
  if (phase === 'waiting' && Math.hypot(dx, dy) < BEGINS_PX) return { phase, pull: 0 };
  if (phase === 'waiting' && -dy <= Math.abs(dx)) return { phase: 'other', pull: 0 };
  return { phase: 'pulling', pull: Math.min(MOST_PX, Math.max(0, -dy)) };
}

/** Letting go now leads to the next room. */
export const isEnough = ({ phase, pull }: Swipe): boolean => phase === 'pulling' && pull >= ENOUGH_PX;
