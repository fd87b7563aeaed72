import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import type { Tip } from '../../../contract/tip/tip';
import { personOf } from '../../../domains/session/person';
import { useMember } from '../../../domains/session/use-member';
import { BuyBar } from '../../../domains/wallet/buy-bar';
import { Coin } from '../../../domains/wallet/coin';
import { walletQuery } from '../../../domains/wallet/wallet-query';
import { useFormats } from '../../../i18n/use-formats';
import { useServices } from '../../../services/services';
import { useRefetch } from '../../../services/use-live';
import { Button } from '../../../ui/controls/button';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { useMonthCheck } from '../account/month-check';
import { BuySheet } from './buy-sheet';
import { useFreshWallet, useMall } from './get-coins';
import { usePurchase } from './use-purchase';

interface ShortOfCoinsProps {
  /** Coins. */
  readonly price: number;
  readonly onClose: () => void;
}

/** The coins do not reach: what there is, read again as the server may have refused for another reason, and the way to the mall. */
function ShortOfCoins({ price, onClose }: ShortOfCoinsProps) {
  const t = useTranslations('buy');
  const { money } = useFormats();
  const toMall = useMall();
  const { data: wallet, isFetching } = useFreshWallet();
  // A balance that would do is no reason to tell: it is old, or not what the server goes by.
  const balance = isFetching || wallet?.balance === undefined || wallet.balance >= price ? undefined : wallet.balance;
  return (
    <ConfirmDialog
      title={t('shortTitle')}
      text={
        balance === undefined
          ? t('shortUnknown', { price: money(price) })
          : t('shortText', { missing: money(price - balance) })
      }
      confirm={t('getCoins')}
      onConfirm={() => {
        onClose();
        toMall();
      }}
      onCancel={onClose}
    />
  );
}

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

/** A price that cannot be read is no offer: nobody pays what they have not seen (decisions.md, missing value). */
export function TipOffer({ tip }: { readonly tip: Tip }) {
  const t = useTranslations('buy');
  if (tip.goldPrice !== undefined) return <PricedOffer tip={tip} price={tip.goldPrice} />;
  return <BuyBar price={<Coin amount="—" unit={t('unit')} spot="bar" />} balance={t('noPrice')} action={undefined} />;
}

/** The price of a tip, and the way to it: sheet, shortage of coins, log-in. */
function PricedOffer({ tip, price }: { readonly tip: Tip; readonly price: number }) {
  const t = useTranslations('buy');
  const { money } = useFormats();
  const services = useServices();
  const { askLogin } = services;
  const uid = useMember();
  const { data: wallet, refetch } = useQuery(walletQuery(services, uid));
  useRefetch('screen', refetch);
  const { flow, person } = usePurchase(tip.id);
  // Read with the page: the month is known by the time of a tap.
  const check = useMonthCheck(price);
  const step = useStore(flow.store);
  // For whom the sheet is open: who comes after them finds it closed.
  const [openFor, setOpenFor] = useState<string>();
  const { session } = services;
  const open = useCallback(() => {
    flow.reset();
    setOpenFor(personOf(session));
  }, [flow, session]);
  useReturn(tip.id, open);
  const isOpen = openFor === person;
  const balance = wallet?.balance;

  const begin = () => (uid === '' ? askLogin({ kind: 'offer', id: tip.id }) : open());
  const close = () => {
    setOpenFor(undefined);
    flow.reset();
  };
  const pay = () => void flow.pay({ price, balance });
  const isShort = step === 'short';
  return (
    <>
      <BuyBar
        price={<Coin amount={money(price)} unit={t('unit')} spot="bar" />}
        balance={balance === undefined ? undefined : t('balance', { coins: money(balance) })}
        action={
          <Button variant="gold" size="lg" onClick={begin}>
            {t('open')}
          </Button>
        }
      />
      {isOpen && !isShort && step !== 'login' && (
        <BuySheet {...{ tip, wallet, flow, check }} onPay={pay} onClose={close} />
      )}
      {isShort && <ShortOfCoins price={price} onClose={close} />}
    </>
  );
}
