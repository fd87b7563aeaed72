import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../contract/tip/tip';
import { useFormats } from '../../i18n/use-formats';
import type { ToldResult } from '../../rules/tip/result-spoilers';
import { backPercent, isSettled, tipPrice, toneOf } from '../../rules/tip/tip-view-model';
import { cx } from '../../ui/cx';
import { Badge } from '../../ui/feedback/badge';
import { Icon } from '../../ui/media/icon';
import text from '../../ui/theme/text.module.css';
import { ResultVeil, useHiddenBy } from '../spoilers/result-veil';
import { Coin } from '../wallet/coin';
import styles from './tip-marks.module.css';

type StampTone = 'win' | 'lose' | 'draw' | 'void';

const TONES: Readonly<Record<StampTone, string | undefined>> = {
  win: text.gain,
  lose: text.loss,
  draw: styles.draw,
  void: text.muted,
};

interface StampProps {
  readonly tone: StampTone;
  readonly word: string;
  /** A sentence for those who do not see it. */
  readonly label: string;
}

/** The result of a tip: never by colour alone. */
function Stamp({ tone, word, label }: StampProps) {
  return (
    <span className={cx(styles.stamp, TONES[tone])} role="img" aria-label={label}>
      {word}
    </span>
  );
}

/** The fields of a tip that its result is about, beside the match itself. */
export const toldBy = ({ id, result, messageMatchList, settleTime }: Tip): ToldResult => ({
  id,
  result,
  matches: messageMatchList,
  settleTime,
});

/** Its result; nothing while it is open, and a veil if it would tell the result of a match of today. */
export function ResultStamp({ tip }: { readonly tip: Tip }) {
  const t = useTranslations();
  const hidden = useHiddenBy()(toldBy(tip));
  const { result } = tip;
  if (!isSettled(result)) return null;
  if (hidden.length > 0)
    return <ResultVeil matchIds={hidden} name={tip.sportsTitle || t('tips.untitled')} spot="stamp" />;
  const label = t('tips.result', { result: t(`betResultLong.${result}`) });
  return <Stamp tone={toneOf(result)} word={t(`betResult.${result}`)} label={label} />;
}

type Refunding = Pick<Tip, 'openBackGold' | 'returnGoldPercentage'>;

/** The refund of a loss: all of it, or a share; nothing without one. */
export function useRefundRule(tip: Refunding): string | undefined {
  const t = useTranslations('tips');
  const { percent } = useFormats();
  const back = backPercent(tip);
  if (back === 0) return undefined;
  return back === 100 ? t('refundAll') : t('refundPart', { percent: percent(back / 100) });
}

export function RefundTag({ tip }: { readonly tip: Refunding }) {
  const rule = useRefundRule(tip);
  return rule === undefined ? null : <Badge tone="gold">{rule}</Badge>;
}

/** Bought, free, or what it costs. */
export function TipPrice({ tip }: { readonly tip: Pick<Tip, 'isBuy' | 'goldPrice'> }) {
  const t = useTranslations();
  const { money } = useFormats();
  const price = tipPrice(tip);
  switch (price.kind) {
    case 'bought':
      return (
        <Badge tone="accent">
          <Icon name="check" size={12} />
          {t('tips.bought')}
        </Badge>
      );
    case 'free':
      return <Badge tone="live">{t('tips.free')}</Badge>;
    case 'coins': {
      const amount = money(price.coins);
      return <Coin amount={amount} label={t('tips.coins', { coins: amount })} spot="card" />;
    }
    case 'unknown':
      return t('format.missing');
  }
}

const BET_TYPES = [1, 2, 3, 4, 5, 6] as const;

/** The kind of bet and what is tipped; a code that nobody knows says nothing. */
export function useBetLabels() {
  const t = useTranslations('betType');
  return ({ bettingType, sportsPlay }: Pick<Tip, 'bettingType' | 'sportsPlay'>): string[] => {
    const type = BET_TYPES.find((code) => code === bettingType);
    return [type === undefined ? '' : t(`${type}`), sportsPlay?.trim() ?? ''].filter(Boolean);
  };
}
