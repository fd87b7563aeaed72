import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { signedUnits } from '../../../domains/record/rate';
import { Coin } from '../../../domains/wallet/coin';
import { useFormats } from '../../../i18n/use-formats';
import { followedAccount, outcomes } from '../../../rules/record/followed';
import { saysRate } from '../../../rules/record/hit-rate';
import { backPercent } from '../../../rules/tip/tip-view-model';
import { Trend } from '../../../ui/charts/trend';
import { cx } from '../../../ui/cx';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import text from '../../../ui/theme/text.module.css';
import styles from './compare.module.css';
import type { Compared } from './use-compared';

interface Figure {
  readonly value: ReactNode;
  readonly below: string;
}
const KEYS = ['return', 'fall', 'losing', 'price', 'ifLost'] as const;
type Figures = Readonly<Record<(typeof KEYS)[number], Figure>>;

const spanOf = (values: readonly number[]) => ({ from: Math.min(...values), to: Math.max(...values) });

/** The price of the tips on sale, and what of it comes back of those that lose. */
function usePrices({ offers }: Compared): Pick<Figures, 'price' | 'ifLost'> {
  const t = useTranslations();
  const { money } = useFormats();
  const priced = offers.flatMap((tip) => (tip.goldPrice === undefined ? [] : { ...tip, price: tip.goldPrice }));
  if (priced.length === 0) {
    const nothing = { value: t('format.missing'), below: t('compare.notOnSale') };
    return { price: nothing, ifLost: { ...nothing, below: '' } };
  }
  const prices = priced.map(({ price }) => price);
  const { from, to } = spanOf(prices);
  const mean = money(Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length));
  const span = from === to ? money(from) : `${money(from)}\u2060–\u2060${money(to)}`;
  const paid = priced.filter(({ price }) => price > 0);
  const back = paid.length === 0 ? { from: 0, to: 0 } : spanOf(paid.map(backPercent));
  const percents = back.from === back.to ? `${back.to}%` : `${back.from}\u2060–\u2060${back.to}%`;
  return {
    price: { value: <Coin amount={mean} />, below: t('tips.coins', { coins: span }) },
    ifLost: { value: back.to === 0 ? t('compare.noRefund') : t('compare.refund', { percents }), below: '' },
  };
}

function useFigures(side: Compared): Figures {
  const t = useTranslations('numbers');
  const missing = useTranslations('format')('missing');
  const { count, percent } = useFormats();
  const { units, yield: share, fall } = followedAccount(side.followed);
  const { won, even, lost, losing } = outcomes(side.followed);
  const of = (sample: number) => t('sample', { sample: count(sample) });
  const ended = won + even + lost;
  const isTold = units > 0 && saysRate(units);
  return {
    return: {
      value: share === undefined ? missing : <Trend value={share}>{percent(share, { signed: true })}</Trend>,
      below: of(units),
    },
    fall: {
      value: isTold ? t('units', { units: signedUnits(-(fall?.depth ?? 0)) }) : missing,
      below: of(units),
    },
    losing: {
      value: ended === 0 ? missing : t('inRow', { count: losing === undefined ? 0 : losing.to - losing.from }),
      below: of(ended),
    },
    ...usePrices(side),
  };
}

const Cell = ({ value, below }: Figure) => (
  <dd className={text.num}>
    <b>{value}</b>
    <small className={text.meta}>{below}</small>
  </dd>
);

/** What following each would have brought, and what their tips cost; the better one has no mark. */
export function CompareFigures({ sides }: { readonly sides: readonly [Compared, Compared] }) {
  const t = useTranslations();
  const first = useFigures(sides[0]);
  const second = useFigures(sides[1]);
  const names = {
    return: t('numbers.yield'),
    fall: t('numbers.fall'),
    losing: t('numbers.losing'),
    price: t('compare.pricePer'),
    ifLost: t('compare.ifLost'),
  };
  return (
    <TitledSection title={t('compare.figures')} meta={t('compare.oneUnit')}>
      <Card>
        <dl className={styles.figures}>
          {KEYS.map((key) => (
            <div key={key} className={styles.figure}>
              <dt>{names[key]}</dt>
              <Cell {...first[key]} />
              <Cell {...second[key]} />
            </div>
          ))}
        </dl>
      </Card>
      <p className={cx(text.meta, styles.promise)}>{t('numbers.promise')}</p>
    </TitledSection>
  );
}
