import type { Followed } from '../../../rules/record/followed';
import { FEWEST_FOR_RATE, type LuckRange, type Tally, wilson } from '../../../rules/record/hit-rate';
import { type RecordGroup, recordGroups } from '../../../rules/record/record-groups';

/** The interval, 95 %, of the first rate less the second, −1 to 1; undefined where one has no tries (Newcombe 1998, Statistics in Medicine 17, method 10). */
export function rateDifference(first: Tally, second: Tally): LuckRange | undefined {
  const one = wilson(first.hits, first.sample);
  const other = wilson(second.hits, second.sample);
  if (one === undefined || other === undefined) return undefined;
  const rate = first.hits / first.sample;
  const otherRate = second.hits / second.sample;
  const by = rate - otherRate;
  return {
    from: by - Math.hypot(rate - one.from, other.to - otherRate),
    to: by + Math.hypot(one.to - rate, otherRate - other.from),
  };
}

/** The answer whether one of two hit rates is the better. */
export type Verdict =
  /** This one has too few tips, or no rate is known. */
  | { readonly kind: 'few'; readonly side: 0 | 1 }
  /** By luck alone either may be ahead: each by so much at most, 0 to 1. */
  | { readonly kind: 'unclear'; readonly ahead: readonly [number, number] }
  /** This one is ahead by `by`, most likely within the range. */
  | { readonly kind: 'clear'; readonly side: 0 | 1; readonly by: number; readonly range: LuckRange };

const isEnough = (rate: Tally | undefined): rate is Tally => rate !== undefined && rate.sample >= FEWEST_FOR_RATE;

/** By the interval of the difference, not by whether the two ranges overlap: they may, and the difference be real. */
export function verdictOf(first: Tally | undefined, second: Tally | undefined): Verdict {
  if (!isEnough(first)) return { kind: 'few', side: 0 };
  const range = isEnough(second) ? rateDifference(first, second) : undefined;
  if (!isEnough(second) || range === undefined) return { kind: 'few', side: 1 };
  const { from, to } = range;
  const by = first.hits / first.sample - second.hits / second.sample;
  if (from > 0) return { kind: 'clear', side: 0, by, range };
  if (to < 0) return { kind: 'clear', side: 1, by: -by, range: { from: -to, to: -from } };
  return { kind: 'unclear', ahead: [to, -from] };
}

/** One league in both records; undefined where there is no tip of it. */
export interface ComparedLeague {
  readonly name: string;
  readonly of: readonly [RecordGroup | undefined, RecordGroup | undefined];
}

/** The leagues of both records (newest tips first), those with most tips first. */
export function comparedLeagues(first: readonly Followed[], second: readonly Followed[]): ComparedLeague[] {
  const sides = [recordGroups(first, 'league'), recordGroups(second, 'league')] as const;
  const names = new Set(sides.flatMap((groups) => groups.map(({ name }) => name)));
  const total = ({ of }: ComparedLeague) => of.reduce((sum, group) => sum + (group?.sample ?? 0), 0);
  return [...names]
    .map((name): ComparedLeague => {
      const groupIn = (groups: readonly RecordGroup[]) => groups.find((group) => group.name === name);
      return { name, of: [groupIn(sides[0]), groupIn(sides[1])] };
    })
    .sort((a, b) => total(b) - total(a));
}
