/** What one of many may do: so much at once, and then so often. */
export interface Budget {
  readonly most: number;
  readonly perSecond: number;
}

export const timesLimits = ({ most, perSecond }: Budget, factor: number): Budget => ({
  most: Math.ceil(most * factor),
  perSecond: perSecond * factor,
});

/** Strangers bring new keys as they like: those that were heard of longest ago begin anew. */
const MOST_KEYS = 10_000;

/** A budget for each key (an address). Answers 0 where it was within the budget, else the seconds until it is again. */
export function makeBudgets({ most, perSecond }: Budget, now: () => number = () => performance.now()) {
  const spent = new Map<string, { readonly left: number; readonly at: number }>();
  return (key: string): number => {
    const at = now();
    const known = spent.get(key) ?? { left: most, at };
    const left = Math.min(most, known.left + ((at - known.at) / 1000) * perSecond);
    const isWithin = left >= 1;
    // Taken out first: the newest stands last.
    spent.delete(key);
    spent.set(key, { left: isWithin ? left - 1 : left, at });
    const [oldest] = spent.keys();
    if (spent.size > MOST_KEYS && oldest !== undefined) spent.delete(oldest);
    return isWithin ? 0 : Math.ceil((1 - left) / perSecond);
  };
}
