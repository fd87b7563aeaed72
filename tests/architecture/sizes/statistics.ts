/** The value below which the given share (0 to 1) of the values lies; 0 for none. Nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/** The middle value; 0 for none. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);
