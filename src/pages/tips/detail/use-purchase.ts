import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { tipBuy, tipDetail } from '../../../contract/tip/calls-news';
import { changeOwn } from '../../../services/news-store';
import { useServices } from '../../../services/services';
import { forceRefresh } from '../use-forced-refresh';
import { createPurchase, type PurchaseFlow } from './purchase';

/** The purchase of one tip; it goes on when the page is left, and every screen hears of it. */
export function usePurchase(messageId: string): PurchaseFlow {
  const { askLogin, call, news, now, session, toast } = useServices();
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
        const { uid } = session.getState();
        changeOwn(news, uid, ({ orders }) => ({
          orders: new Map(orders).set(messageId, { ...orders.get(messageId), payTime }),
        }));
        if (order !== undefined) client.setQueryData(['news', uid, 'tip', messageId], { item: order, readAt: now() });
        void client.invalidateQueries({ queryKey: ['wallet', uid] });
        void client.invalidateQueries({ queryKey: ['news', uid, 'orders'] });
        forceRefresh(news);
        toast({ type: 'success', text: t('done') });
      },
    }),
  );
  return flow;
}
