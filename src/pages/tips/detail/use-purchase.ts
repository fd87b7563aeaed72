import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { tipBuy, tipDetail } from '../../../contract/tip/calls-tips';
import { tipStore } from '../../../domains/tip/tip-store';
import { useServices } from '../../../services/services';
import { memberKey } from '../../../session/session-store';
import { outdateReadings } from './outdate-readings';
import { createPurchase, type PurchaseFlow } from './purchase';

/** The purchase of one tip; it goes on when the page is left, and every screen hears of it from the tip store. */
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
        stores.get(tipStore).getState().bought(member, messageId, { payTime, order });
        outdateReadings(client, member, messageId);
        toast({ type: 'success', text: t('done') });
      },
    }),
  );
  return flow;
}
