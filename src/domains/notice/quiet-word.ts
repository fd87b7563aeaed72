import type { BetResult } from '../../contract/ranking/bet';

/** The teams, as far as they are known. */
export interface Versus {
  readonly home: string | undefined;
  readonly away: string | undefined;
}

/** The subject of a quiet word; its second line may be unknown. */
export type QuietWord =
  | {
      readonly kind: 'anchor';
      readonly id: string;
      readonly name: string;
      readonly portrait: string | undefined;
      readonly versus: Versus | undefined;
    }
  | {
      readonly kind: 'match';
      readonly id: string;
      readonly versus: Versus | undefined;
      /** Somebody who is on air with it. */
      readonly hostId: string | undefined;
    }
  | {
      readonly kind: 'tip';
      readonly id: string;
      readonly result: BetResult;
      readonly expert: string | undefined;
      readonly versus: Versus | undefined;
    };

/** Says it when those before it have been said, unless its kind is off or nobody looks. */
export type Say = (word: QuietWord) => void;

/** Undefined where neither team is known. */
export function versusOf(match: {
  readonly masterTeamName?: string | undefined;
  readonly guestTeamName?: string | undefined;
}): Versus | undefined {
  const { masterTeamName: home, guestTeamName: away } = match;
  return home === undefined && away === undefined ? undefined : { home, away };
}
