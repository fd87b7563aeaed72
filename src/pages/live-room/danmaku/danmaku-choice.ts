import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { useServices } from '../../../services/services';
import { DENSITIES, type Density } from './lanes';

const CHOICE_KEY = 'si:danmaku';
export const LEAST_OPACITY = 20;
export const MOST_OPACITY = 100;

/** The user's choice on this device of messages over the video. */
export interface DanmakuChoice {
  readonly isShown: boolean;
  /** Percent. */
  readonly opacity: number;
  readonly density: Density;
}

const choice = v.object({
  isShown: v.fallback(v.boolean(), true),
  opacity: v.fallback(v.pipe(v.number(), v.minValue(LEAST_OPACITY), v.maxValue(MOST_OPACITY)), 90),
  density: v.fallback(v.picklist(DENSITIES), 'medium' satisfies Density),
});
const stored = v.pipe(v.string(), v.parseJson(), choice);

/** The stored choice; an unreadable field has its first value. */
export function readChoice(raw: string | null): DanmakuChoice {
  const read = v.safeParse(stored, raw);
  return read.success ? read.output : v.parse(choice, {});
}

/** The choice and the way to change it; kept on the device. */
export function useDanmakuChoice() {
  const { storage } = useServices();
  const [chosen, setChosen] = useState(() => readChoice(storage.get(CHOICE_KEY)));
  const change = useCallback(
    (part: Partial<DanmakuChoice>) =>
      setChosen((before) => {
        const next = { ...before, ...part };
        storage.set(CHOICE_KEY, JSON.stringify(next));
        return next;
      }),
    [storage],
  );
  return [chosen, change] as const;
}
