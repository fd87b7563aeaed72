import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import type { Tip } from '../../../contract/tip/tip';
import { useMember } from '../../../domains/session/use-member';
import { BuyBar } from '../../../domains/wallet/buy-bar';
import { Coin } from '../../../domains/wallet/coin';
import { walletQuery } from '../../../domains/wallet/wallet-query';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { Button } from '../../../ui/controls/button';
import { BuySheet } from './buy-sheet';
import { ShortOfCoins } from './short-of-coins';
import { usePurchase } from './use-purchase';

/** The sheet is open after the log-in that it asked for; paying stays a tap of its own (decisions.md, login and back). */
function useReturn(id: string, onReturn: () => void): void {
  const { onPendingAction } = useServices();
  useEffect(
    () =>
      onPendingAction(['offer'], (pendingAction) => {
        if (pendingAction.id === id) onReturn();
      }),
    [onPendingAction, id, onReturn],
  );
}

/** What a tip costs, and the way to it: sheet, shortage of coins, log-in. */
export function TipOffer({ tip }: { readonly tip: Tip }) {
  const t = useTranslations('buy');
  const { money } = useFormats();
  const services = useServices();
  const { askLogin } = services;
  const uid = useMember();
  const [isOpen, setIsOpen] = useState(false);
  const { data: wallet } = useQuery(walletQuery(services, uid));
  const flow = usePurchase(tip.id);
  const step = useStore(flow.store);
  const open = useCallback(() => {
    flow.reset();
    setIsOpen(true);
  }, [flow]);
  useReturn(tip.id, open);
  const price = tip.goldPrice ?? 0;
  const balance = wallet?.balance;

  const begin = () => (uid === '' ? askLogin({ kind: 'offer', id: tip.id }) : open());
  const close = () => {
    setIsOpen(false);
    flow.reset();
  };
  const pay = () => void flow.pay({ price, balance });
  const isShort = step === 'short';
  return (
    <>
      <BuyBar
        price={<Coin amount={money(price)} unit={t('unit')} place="bar" />}
        balance={balance === undefined ? undefined : t('balance', { coins: money(balance) })}
        action={
          <Button variant="gold" size="lg" onClick={begin}>
            {t('open')}
          </Button>
        }
      />
      {isOpen && !isShort && step !== 'login' && (
        <BuySheet tip={tip} wallet={wallet} flow={flow} onPay={pay} onClose={close} />
      )}
      {isShort && <ShortOfCoins price={price} onClose={close} />}
    </>
  );
}
