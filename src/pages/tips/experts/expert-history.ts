import { queryOptions } from '@tanstack/react-query';
import { professorTips } from '../../../contract/tip/calls-tips';
import type { Tip } from '../../../contract/tip/tip';
import { breakEven, type Followed } from '../../../rules/record/followed';
import { refundOf } from '../../../rules/tip/tip-refund';
import type { Services } from '../../../services/services';
import { readWhole } from '../data/paging';
import { expertKeys } from '../data/tip-keys';
import { leaguesOf, oddsOf } from '../data/tip-order';

/** A settled tip of a follower's account. */
export function toFollowed(tip: Tip): Followed {
  const { result, unitProfit, settleTime, publishTime, sportsPlay, goldPrice, openBackGold } = tip;
  const leagues = leaguesOf(tip);
  const terms = { goldPrice: goldPrice ?? 0, openBackGold, returnGoldPercentage: tip.returnGoldPercentage ?? 0 };
  return {
    result,
    odds: oddsOf(tip),
    isParlay: (tip.picks?.length ?? 0) > 1 || tip.messageMatchList.length > 1,
    unitProfit,
    at: settleTime ?? publishTime,
    league: leagues.length === 1 ? leagues[0] : undefined,
    play: sportsPlay,
    paid: goldPrice,
    refund: goldPrice === undefined ? undefined : refundOf(result, terms),
  };
}

/** An expert's settled tips, newest first, page after page; `isCut`: there are more than are read. */
export const expertHistoryQuery = ({ call }: Services, uid: string, professorId: string) =>
  queryOptions({
    queryKey: expertKeys.history(uid, professorId),
    queryFn: async ({ signal }) => {
      const { items, isCut } = await readWhole((page) =>
        call(professorTips, { ...page, professorId, isHistory: 1 }, { signal }),
      );
      const followed = items.map(toFollowed);
      return { followed, isCut, even: breakEven(followed) };
    },
  });
