import { type CSSProperties, useCallback } from 'react';
import * as v from 'valibot';
import { defineKept } from '../../../services/kept';
import { useStore } from '../../../services/store-registry';
import { AREAS, type Area, DENSITIES, type Density, SIZE_PX, SIZES, type Size, type Wished } from './lanes';

export const LEAST_OPACITY = 20;
export const MOST_OPACITY = 100;

/** The user's choice on this device of messages over the video. */
export interface DanmakuChoice extends Wished {
  readonly isShown: boolean;
  /** Percent. */
  readonly opacity: number;
}

const choice = v.object({
  isShown: v.fallback(v.boolean(), true),
  opacity: v.fallback(v.pipe(v.number(), v.minValue(LEAST_OPACITY), v.maxValue(MOST_OPACITY)), 90),
  density: v.fallback(v.picklist(DENSITIES), 'medium' satisfies Density),
  area: v.fallback(v.picklist(AREAS), 'full' satisfies Area),
  size: v.fallback(v.picklist(SIZES), 'normal' satisfies Size),
});
/** A part of it that cannot be read is as it is at first. */
const danmakuChoice = defineKept('danmaku', choice, v.parse(choice, {}), 'device');

/** The choice and the way to change it; kept on the device. */
export function useDanmakuChoice() {
  const { value, change } = useStore(danmakuChoice, (state) => state);
  const changeSome = useCallback(
    (some: Partial<DanmakuChoice>) => change((before) => ({ ...before, ...some })),
    [change],
  );
  return [value, changeSome] as const;
}

/** The look of the field and of what runs in it (danmaku.module.css). */
export const fieldStyle = ({ opacity, size }: Pick<DanmakuChoice, 'opacity' | 'size'>): CSSProperties =>
  ({
    opacity: opacity / 100,
    '--si-words': `${SIZE_PX[size].words}px`,
    '--si-lane-px': `${SIZE_PX[size].lane}px`,
  }) as CSSProperties;
