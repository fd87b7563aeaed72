import type { BetResult } from '../../../src/contract/ranking/bet';
import type { Bet } from '../../rules/bet-settlement';

/** One pick of a tip, with the result that its match will give it. */
export interface TipLeg extends Bet {
  readonly matchId: number;
  readonly odds: number;
  readonly result: BetResult;
}

/** A tip as it is stored (database/tips-schema.ts). Instants are Unix ms. */
export interface TipRow {
  readonly id: number;
  readonly expertId: number;
  readonly sport: number;
  readonly bettingType: number;
  readonly publishAt: number;
  readonly saleEndAt: number;
  readonly settleAt: number;
  readonly outcome: BetResult;
  readonly profit: number | null;
  readonly price: number;
  readonly openBack: boolean;
  readonly backPercent: number;
  readonly isHot: boolean;
  readonly isTripartite: boolean;
  readonly matchIds: readonly number[];
  readonly legs: readonly TipLeg[];
}

/** A match of a tip, as far as it does not change. */
export interface SoldMatch {
  readonly matchId: number;
  readonly matchTypeId: number;
  readonly label: string;
  readonly homeName: string;
  readonly awayName: string;
  readonly homeCrest: string;
  readonly awayCrest: string;
  readonly startAt: number;
  readonly source: number;
}

/** What a buyer has for ever. */
export interface SoldTip {
  readonly row: TipRow;
  readonly matches: readonly SoldMatch[];
}
