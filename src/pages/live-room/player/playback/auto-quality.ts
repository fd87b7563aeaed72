import type { Quality } from '../../../../contract/room/room';

/** A picture that stood still twice within so long is more than the network carries. */
const TWICE_WITHIN_MS = 30_000;
/** The better picture is tried again after so long without standing still: twice as long after each fall. */
const FIRST_PATIENCE_MS = 60_000;
const MOST_PATIENCE_MS = 480_000;

/** A quality that follows the network. Times: ms of one clock. */
export interface AutoQuality {
  readonly quality: Quality;
  /** The last time that the picture stood still in this quality. */
  readonly stoodAt: number | undefined;
  /** The time from which nothing has stood still; a new picture begins it anew. */
  readonly steadySince: number;
  /** The number of times that the better picture was too much. */
  readonly falls: number;
}

export const startAuto = (quality: Quality, now: number): AutoQuality => ({
  quality,
  stoodAt: undefined,
  steadySince: now,
  falls: 0,
});

/** After the picture stood still: the second time within a while takes the smaller picture. */
export function afterStill(auto: AutoQuality, now: number): AutoQuality {
  const isTwice = auto.stoodAt !== undefined && now - auto.stoodAt <= TWICE_WITHIN_MS;
  if (auto.quality === 'sd' || !isTwice) return { ...auto, stoodAt: now, steadySince: now };
  return { quality: 'sd', stoodAt: undefined, steadySince: now, falls: auto.falls + 1 };
}

/** While the picture runs: the smaller one that has run for long gives way to the better one. */
export function whileRunning(auto: AutoQuality, now: number): AutoQuality {
  const patience = Math.min(FIRST_PATIENCE_MS * 2 ** (auto.falls - 1), MOST_PATIENCE_MS);
  if (auto.quality === 'hd' || now - auto.steadySince < patience) return auto;
  return { ...auto, quality: 'hd', stoodAt: undefined, steadySince: now };
}
