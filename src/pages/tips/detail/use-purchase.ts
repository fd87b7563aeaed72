import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { tipBuy, tipDetail } from '../../../contract/tip/calls-tips';
import { tipStore } from '../../../domains/tip/tip-store';
import { walletKeys } from '../../../domains/wallet/wallet-query';
import { ownOf, withOwn } from '../../../services/own-map';
import { useServices } from '../../../services/services';
import { memberKey } from '../../../session/session-store';
import { tipKeys } from '../tip-keys';
import { createPurchase, type PurchaseFlow } from './purchase';

/** The purchase of one tip; it goes on when the page is left, and every screen hears of it. */
export function usePurchase(messageId: string): PurchaseFlow {
  const { askLogin, call, now, session, stores, toast } = useServices();
  const client = useQueryClient();
  const t = useTranslations('buy');
  const [flow] = useState(() =>
    createPurchase({
      // Refusals have places of their own in the sheet; what has none is said by the call's own toast.
      pay: () => call(tipBuy, { messageId }),
      read: () => call(tipDetail, { id: messageId }, { quiet: true }),
      // The sheet is there again after the log-in; paying stays a tap of its own.
      onLogin: () => askLogin({ kind: 'offer', id: messageId }),
      onBought(payTime = now(), order) {
        const member = memberKey(session);
        const tips = stores.get(tipStore);
        const { orders, forceRefresh } = tips.getState();
        tips.setState({ orders: withOwn(orders, member, messageId, { ...ownOf(orders, member, messageId), payTime }) });
        if (order !== undefined) client.setQueryData(tipKeys.detail(member, messageId), { item: order, readAt: now() });
        void client.invalidateQueries({ queryKey: walletKeys.of(member) });
        void client.invalidateQueries({ queryKey: tipKeys.allOrders(member) });
        forceRefresh();
        toast({ type: 'success', text: t('done') });
      },
    }),
  );
  return flow;
}
