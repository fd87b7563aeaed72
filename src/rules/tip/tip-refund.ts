import type { ReadResult } from '../../contract/ranking/bet';

export interface RefundTerms {
  readonly goldPrice: number;
  readonly openBackGold: boolean;
  /** Percent of the price. */
  readonly returnGoldPercentage: number;
}

const HUNDREDTHS = 100;

/** The refund of a lost tip, also told to a buyer before paying. Whole coins, floored (decisions.md, refund). */
export function refundIfLost({ goldPrice, openBackGold, returnGoldPercentage }: RefundTerms): number {
  if (!openBackGold) return 0;
  // In hundredths of a percent: 100 × 0.29 is not 29 in binary.
  return Math.floor((goldPrice * Math.round(returnGoldPercentage * HUNDREDTHS)) / (100 * HUNDREDTHS));
}

/** Coins that a result gives back: lost by the terms, called off all; drawn and half lost nothing. */
export function refundOf(result: ReadResult, terms: RefundTerms): number {
  if (result === 'cancel') return terms.goldPrice;
  return result === 'lose' ? refundIfLost(terms) : 0;
}
