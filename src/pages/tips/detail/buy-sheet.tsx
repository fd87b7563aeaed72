import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useStore } from 'zustand';
import type { Tip } from '../../../contract/tip/tip';
import { useExpertLabels } from '../../../domains/tip/expert-labels';
import { BuyHint, BuyTitle } from '../../../domains/wallet/buy-bar';
import { Coin } from '../../../domains/wallet/coin';
import type { Wallet } from '../../../domains/wallet/wallet-query';
import { useFormats } from '../../../i18n/use-formats';
import { refundIfLost } from '../../../rules/tip/tip-refund';
import { backPercent } from '../../../rules/tip/tip-view-model';
import { Button } from '../../../ui/controls/button';
import { KeyValues } from '../../../ui/lists/key-values';
import { Sheet } from '../../../ui/overlays/sheet';
import { MonthAsk, type useMonthCheck } from '../account/month-check';
import { GetCoins } from './get-coins';
import type { PurchaseFlow, PurchaseStep } from './purchase';

interface BuySheetProps {
  readonly tip: Tip;
  readonly wallet: Wallet | undefined;
  readonly flow: PurchaseFlow;
  /** Of the member's own limit. */
  readonly check: ReturnType<typeof useMonthCheck>;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

/** The lines of the sheet: whom, how much, what one has, what comes back. */
function useLines(tip: Tip, wallet: Wallet | undefined) {
  const t = useTranslations();
  const { money, percent } = useFormats();
  const words = useExpertLabels();
  const { professor, goldPrice = 0, openBackGold, returnGoldPercentage = 0 } = tip;
  const back = backPercent(tip);
  const coins = refundIfLost({ goldPrice, openBackGold, returnGoldPercentage });
  const ten = professor && words.ten(professor);
  return [
    { label: t('buy.expert'), value: [professor?.name || t('tips.unnamed'), ten].filter(Boolean).join(' · ') },
    { label: t('buy.price'), value: <Coin amount={t('tips.coins', { coins: money(goldPrice) })} /> },
    { label: t('buy.account'), value: t('tips.coins', { coins: money(wallet?.balance) }) },
    {
      label: t('buy.leftToday'),
      value: t('buy.ofLimit', { left: money(wallet?.left), limit: money(wallet?.limit) }),
    },
    {
      label: t('buy.back'),
      value: back === 0 ? t('buy.backNone') : t('buy.backCoins', { coins: money(coins), percent: percent(back / 100) }),
    },
  ];
}

const TROUBLES = ['unconfirmed', 'notTaken', 'unknown', 'limit', 'closed', 'newPrice'] as const;

/** The one way on: to pay, to look whether it was paid, or to coins where they do not reach. */
function WayOn({
  tip,
  flow,
  isShort,
  onPay,
}: Omit<BuySheetProps, 'wallet' | 'check' | 'onClose'> & { readonly isShort: boolean }) {
  const t = useTranslations('buy');
  const { money } = useFormats();
  const step = useStore(flow.store);
  if (step === 'unknown')
    return (
      <Button size="lg" block onClick={() => void flow.check()}>
        {t('check')}
      </Button>
    );
  if (isShort) return <GetCoins />;
  const isBusy = step === 'paying' || step === 'unconfirmed';
  return (
    <Button variant="gold" size="lg" block busy={isBusy} disabled={step === 'closed'} data-autofocus="" onClick={onPay}>
      {isBusy ? t(step === 'paying' ? 'paying' : 'checking') : t('pay', { coins: money(tip.goldPrice) })}
    </Button>
  );
}

/** Steps that end the offer, or wait for an answer to it: nothing is paid in them. */
const UNPAYABLE: ReadonlySet<PurchaseStep> = new Set(['paying', 'unconfirmed', 'unknown', 'closed']);

/** The offer: tip, price and refund; one tap pays (decisions.md, buy). */
export function BuySheet({ tip, wallet, flow, check, onPay, onClose }: BuySheetProps) {
  const t = useTranslations('buy');
  const { money } = useFormats();
  const step = useStore(flow.store);
  const lines = useLines(tip, wallet);
  const [isAsking, setAsking] = useState(false);
  const payNow = () => {
    setAsking(false);
    onPay();
  };
  const trouble = TROUBLES.find((one) => one === step);
  const missing = (tip.goldPrice ?? 0) - (wallet?.balance ?? Number.POSITIVE_INFINITY);
  const isShort = missing > 0 && !UNPAYABLE.has(step);
  // Beyond the member's own limit paying is asked once more.
  const warning = UNPAYABLE.has(step) ? undefined : check?.warning;
  if (warning !== undefined && isAsking) return <MonthAsk {...{ warning }} onBuy={payNow} onCancel={onClose} />;
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <BuyTitle>{tip.sportsTitle}</BuyTitle>
      <KeyValues rows={check === undefined ? lines : [...lines, check.row]} />
      {warning !== undefined && <BuyHint isWarning>{warning}</BuyHint>}
      {isShort && <BuyHint isWarning>{t('shortText', { missing: money(missing) })}</BuyHint>}
      {trouble === undefined ? (
        <BuyHint>{t(backPercent(tip) === 0 ? 'ruleNone' : 'rule')}</BuyHint>
      ) : (
        <BuyHint isWarning>{t(trouble)}</BuyHint>
      )}
      <WayOn {...{ tip, flow, isShort }} onPay={warning === undefined ? onPay : () => setAsking(true)} />
    </Sheet>
  );
}
