import { useMemo } from 'react';
import type { Mark, Measure } from './drawing';

/**
 * The layout of what is said now: the same function as long as the same is said, so that nothing is drawn twice. `marks`: a
 * function of a module; the model holds plain values alone.
 */
export function useLayout<M>(model: M, marks: (model: M, measure: Measure) => readonly Mark[]) {
  const said = JSON.stringify(model);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the model
  return useMemo(() => (measure: Measure) => marks(model, measure), [said, marks]);
}
