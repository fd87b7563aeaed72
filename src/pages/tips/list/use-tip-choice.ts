import { useMemo } from 'react';
import type { Tip } from '../../../contract/tip/tip';
import { useMember } from '../../../domains/session/use-member';
import type { Dated } from '../../../rules/reading/asked';
import { backPercent, isOnSale } from '../../../rules/tip/tip-view-model';
import { ownOf } from '../../../services/own-map';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { anyText, oneOf, type UrlFields, useUrlState, yesOrNo } from '../../../services/use-url-state';
import { expertStore } from '../data/expert-store';
import { type Choosable, fitsChoice, NO_CHOICE, oddsIn, type TipChoice } from '../data/fits-choice';
import { leaguesOf, oddsOf } from '../data/tip-order';
import { shownFollow } from '../data/use-follow';

const FIELDS: UrlFields<TipChoice> = {
  follow: yesOrNo('follow', '1', '0'),
  free: yesOrNo('free', '1', '0'),
  refund: yesOrNo('refund', '1', '0'),
  odds: {
    param: 'odds',
    read: (text) => (Object.values(oddsIn(text)).some((end) => end !== undefined) ? text : undefined),
    write: (text) => text,
  },
  close: oneOf('close', ['', '60', 'today']),
  league: anyText('league'),
  bet: anyText('bet'),
};

/** The filters in the address, and a function that changes some of them. */
export const useTipChoice = () => useUrlState<TipChoice>({ fields: FIELDS, usual: NO_CHOICE, memory: 'none' });

export interface ChosenTips {
  /** All that were read, as far as they can be chosen by. */
  readonly choosable: readonly Choosable[];
  /** Those that fit. */
  readonly items: Dated<Tip>[] | undefined;
}

const NONE: readonly Dated<Tip>[] = [];

/** The tips that fit the filters; a follower's own tap counts at once. */
export function useChosenTips(read: Dated<Tip>[] | undefined, choice: TipChoice): ChosenTips {
  const { now } = useServices();
  const uid = useMember();
  const follows = useStore(expertStore, (state) => state.follows);
  return useMemo(() => {
    const all = read ?? NONE;
    const choosable = all.map(
      (tip): Choosable => ({
        isFollowed: shownFollow(tip, ownOf(follows, uid, tip.professorId)).isOn,
        price: tip.goldPrice,
        back: backPercent(tip),
        odds: oddsOf(tip),
        saleEnd: isOnSale(tip) ? tip.saleEndTime : undefined,
        leagues: leaguesOf(tip),
        bet: (tip.sportsPlay ?? '').trim(),
      }),
    );
    const fits = choosable.map((tip) => fitsChoice(tip, choice, now()));
    return { choosable, items: read?.filter((_, index) => fits[index]) };
  }, [read, choice, follows, uid, now]);
}
