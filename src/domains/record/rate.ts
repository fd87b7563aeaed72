/** A hit rate with its sample. */
export interface Rate {
  readonly hits: number;
  readonly sample: number;
  /** Of the bets behind it, decimal; undefined: not known. */
  readonly meanOdds?: number | undefined;
}
