/** Ms since the navigation began. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The most requests that follow one another, the page's own document among them. */
export function roundsOf(spans: readonly Span[]): number {
  let rounds = 1;
  let last = 0;
  for (const { from, to } of [...spans].sort((a, b) => a.to - b.to)) {
    if (from < last) continue;
    rounds += 1;
    last = to;
  }
  return rounds;
}
