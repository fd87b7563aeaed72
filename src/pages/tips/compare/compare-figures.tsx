import { useTranslations } from 'use-intl/react';
import { signedUnits } from '../../../domains/record/rate';
import { Coin } from '../../../domains/wallet/coin';
import { useFormats } from '../../../i18n/use-formats';
import { followedAccount, outcomes } from '../../../rules/record/followed';
import { saysRate } from '../../../rules/record/hit-rate';
import { backPercent } from '../../../rules/tip/tip-view-model';
import { Trend } from '../../../ui/charts/trend';
import { TitledSection } from '../../../ui/layout/titled-section';
import { type ComparedCell, type CompareProps, CompareTable } from './compare-table';
import type { Compared } from './use-compared';

const KEYS = ['return', 'fall', 'losing', 'price', 'ifLost'] as const;
type Figures = Readonly<Record<(typeof KEYS)[number], ComparedCell>>;

const spanOf = (values: readonly number[]) => ({ from: Math.min(...values), to: Math.max(...values) });

/** The price of the tips on sale, and what of it comes back of those that lose. */
function usePrices({ offers }: Compared): Pick<Figures, 'price' | 'ifLost'> {
  const t = useTranslations();
  const { money } = useFormats();
  const priced = offers.flatMap((tip) => (tip.goldPrice === undefined ? [] : { ...tip, price: tip.goldPrice }));
  if (priced.length === 0) {
    const nothing = { figure: t('format.missing'), note: t('compare.notOnSale') };
    return { price: nothing, ifLost: { ...nothing, note: '' } };
  }
  const prices = priced.map(({ price }) => price);
  const { from, to } = spanOf(prices);
  const mean = money(Math.round(prices.reduce((sum, price) => sum + price, 0) / prices.length));
  const span = from === to ? money(from) : `${money(from)}\u2060–\u2060${money(to)}`;
  const paid = priced.filter(({ price }) => price > 0);
  const back = paid.length === 0 ? { from: 0, to: 0 } : spanOf(paid.map(backPercent));
  const percents = back.from === back.to ? `${back.to}%` : `${back.from}\u2060–\u2060${back.to}%`;
  return {
    price: { figure: <Coin amount={mean} />, note: t('tips.coins', { coins: span }) },
    ifLost: { figure: back.to === 0 ? t('compare.noRefund') : t('compare.refund', { percents }), note: '' },
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
  return {
    return: {
      figure: share === undefined ? missing : <Trend value={share}>{percent(share, { signed: true })}</Trend>,
      note: of(units),
    },
    fall: {
      figure: saysRate(units) ? t('units', { units: signedUnits(-(fall?.depth ?? 0)) }) : missing,
      note: of(units),
    },
    losing: {
      figure: ended === 0 ? missing : t('inRow', { count: losing === undefined ? 0 : losing.to - losing.from }),
      note: of(ended),
    },
    ...usePrices(side),
  };
}

/** The return of following each, and the price of their tips; the better one has no mark. */
export function CompareFigures({ sides, names }: CompareProps) {
  const t = useTranslations();
  const first = useFigures(sides[0]);
  const second = useFigures(sides[1]);
  const words = {
    return: t('numbers.yield'),
    fall: t('numbers.fall'),
    losing: t('numbers.losing'),
    price: t('compare.pricePer'),
    ifLost: t('compare.ifLost'),
  };
  return (
    <TitledSection title={t('compare.figures')} meta={t('compare.oneUnit')}>
      <CompareTable
        caption={t('compare.figures')}
        head={t('compare.figure')}
        names={names}
        rows={KEYS.map((key) => ({ name: words[key], cells: [first[key], second[key]] }))}
      />
    </TitledSection>
  );
}
