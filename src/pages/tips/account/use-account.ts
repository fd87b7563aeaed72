import { queryOptions, useQuery } from '@tanstack/react-query';
import { REFUND_STATUS } from '../../../contract/codes';
import { myOrders } from '../../../contract/tip/calls-tips';
import type { Tip, TipOrder } from '../../../contract/tip/tip';
import { useMember } from '../../../domains/session/use-member';
import { useHiddenBy } from '../../../domains/spoilers/result-veil';
import type { Refundable } from '../../../domains/tip/tip-changes';
import { toldBy } from '../../../domains/tip/tip-marks';
import { useChangedTips } from '../../../domains/tip/use-tip';
import { refundIfLost } from '../../../rules/tip/tip-refund';
import { isSettled } from '../../../rules/tip/tip-view-model';
import { type Services, useServices } from '../../../services/services';
import { readWhole } from '../data/paging';
import { tipKeys } from '../data/tip-keys';
import { toFollowed } from '../experts/expert-history';
import type { BoughtTip } from './tip-account';

/** A tip as its buyer's account needs it; a hidden result is still to come, as far as anybody sees (decisions.md, my account). */
export function toBought(order: Tip & Refundable, isHidden: boolean): BoughtTip & { readonly isReckoned: boolean } {
  const { payGold, goldPrice, openBackGold, returnGoldPercentage = 0, refundGold = 0 } = order;
  const { refundStatus = REFUND_STATUS.none, result } = order;
  const followed = toFollowed(order);
  const hasEnded = isSettled(result) && !isHidden;
  // The order's own fields are additions: without them the tip's terms say what came back.
  const isReckoned = payGold === undefined && refundStatus === REFUND_STATUS.none;
  const given = isReckoned ? (followed.refund ?? 0) : refundStatus === REFUND_STATUS.given ? refundGold : 0;
  return {
    ...followed,
    result: isHidden ? 'waiting' : result,
    at: order.payTime,
    paid: payGold ?? goldPrice,
    refund: hasEnded ? given : 0,
    due: hasEnded && refundStatus === REFUND_STATUS.due ? refundGold : 0,
    backIfLost: refundIfLost({ goldPrice: goldPrice ?? 0, openBackGold, returnGoldPercentage }),
    professorId: order.professorId,
    professor: order.professor,
    isReckoned: hasEnded && isReckoned && given > 0,
  };
}

const NONE: readonly TipOrder[] = [];

/** All of the member's orders, the last first. */
const accountQuery = ({ call }: Services, uid: string) =>
  queryOptions({
    queryKey: tipKeys.account(uid),
    queryFn: ({ signal }) => readWhole((page) => call(myOrders, page, { signal })),
  });

/** The tips that the member has bought, with what pushes have said since; `isWanted`: somebody asks for it. */
export function useAccount(isWanted = true) {
  const uid = useMember();
  const query = useQuery({ ...accountQuery(useServices(), uid), enabled: isWanted && uid !== '' });
  const hiddenBy = useHiddenBy();
  const orders = useChangedTips(query.data?.items ?? NONE);
  return {
    query,
    tips: query.data && orders.map((order) => toBought(order, hiddenBy(toldBy(order)).length > 0)),
    hidden: orders.filter((order) => hiddenBy(toldBy(order)).length > 0).length,
  };
}
