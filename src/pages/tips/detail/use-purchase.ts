import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { tipBuy, tipDetail } from '../../../contract/tip/calls-tips';
import { personOf } from '../../../domains/session/person';
import { sessionStore } from '../../../domains/session/session-store';
import { tipStore } from '../../../domains/tip/tip-store';
import { walletKeys } from '../../../domains/wallet/wallet-query';
import { useFormats } from '../../../i18n/use-formats';
import { pause } from '../../../services/pause';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { tipKeys } from '../data/tip-keys';
import { askedIn } from '../data/tips-queries';
import { createPurchase, type PurchaseFlow } from './purchase';
import { purchaseStore } from './purchase-store';

/** Makes the purchase of one tip by one person; it goes on when the page is left, and every screen hears of it from the tip store. */
function useMakePurchase(person: string, messageId: string) {
  const services = useServices();
  const { askLogin, call, now, session, stores, toast } = services;
  const client = useQueryClient();
  const t = useTranslations();
  const { money } = useFormats();
  return (end: AbortSignal) =>
    createPurchase({
      pause: (ms) => pause(ms, end),
      isTheirs: () => !end.aborted && personOf(session) === person,
      // What is refused, and what is not known, has a place of its own: no toast calls it failed.
      async pay(goldPrice) {
        const language = askedIn(services);
        return { ...(await call(tipBuy, { messageId, goldPrice }, { quiet: true })), language };
      },
      readOffer: () => client.invalidateQueries({ queryKey: tipKeys.detail(session.memberKey(), messageId) }),
      read: () => call(tipDetail, { id: messageId }, { quiet: true }),
      onRefused: ({ serverMessage }) => toast({ type: 'fail', text: serverMessage ?? t('error.rejected') }),
      // The sheet is there again after the log-in; paying stays a tap of its own.
      onLogin: () => {
        if (['', person].includes(personOf(session))) askLogin({ kind: 'offer', id: messageId });
      },
      onBought(payTime = now(), order, shown) {
        const member = session.memberKey();
        stores.get(tipStore).getState().bought(member, messageId, { payTime, order });
        outdateReadings(client, member, messageId);
        const paid = order?.payGold;
        const isAgreed = paid === undefined || shown === undefined || paid === shown;
        if (isAgreed) toast({ type: 'success', text: t('buy.done') });
        else toast({ type: 'warn', text: t('buy.otherPrice', { paid: money(paid), shown: money(shown) }) });
      },
    });
}

/** The purchase of one tip by who uses the app now, and who that is. */
export function usePurchase(messageId: string): { readonly flow: PurchaseFlow; readonly person: string } {
  const { session, stores } = useServices();
  const person = useStore(sessionStore, () => personOf(session));
  const make = useMakePurchase(person, messageId);
  const flowOf = () => stores.get(purchaseStore).getState().of(person, messageId, make);
  const [made, setMade] = useState(() => ({ person, flow: flowOf() }));
  if (made.person === person) return made;
  const next = { person, flow: flowOf() };
  setMade(next);
  return next;
}

/** After a purchase: what was read before it is old, whatever its age, and is read when it is next shown. */
export function outdateReadings(client: QueryClient, uid: string, messageId: string): void {
  void client.invalidateQueries({ queryKey: walletKeys.of(uid) });
  // The next purchase is held against the whole month: an account without this one would say too little.
  client.removeQueries({ queryKey: tipKeys.account(uid) });
  // Screens of tips that are shown are asked by the tip store's flag (use-forced-refresh.ts): here they would be read twice.
  for (const queryKey of [tipKeys.detail(uid, messageId), tipKeys.allOrders(uid)])
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
}
