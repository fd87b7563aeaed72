import { useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../i18n/use-formats';
import { monthDay } from '../../i18n/wall-time';
import {
  type Fall,
  type Followed,
  type FollowedAccount,
  followedAccount,
  type Outcomes,
  outcomes,
} from '../../rules/record/followed';
import { UnitChart } from '../../ui/charts/unit-chart';
import { Segmented } from '../../ui/controls/segmented';
import { cx } from '../../ui/cx';
import { State } from '../../ui/feedback/state';
import { PaddedCard } from '../../ui/layout/padded-card';
import { TitledSection } from '../../ui/layout/titled-section';
import text from '../../ui/theme/text.module.css';
import styles from './followed-card.module.css';
import { signedUnits as units } from './rate';

const SPANS = [10, 20] as const;
const ALL = 0;

interface FollowedCardProps {
  /** Newest first. */
  readonly tips: readonly Followed[];
  /** Older ones have not been read. */
  readonly isCut: boolean;
  /** The kind: tips that cost something, those that were bought, or bets. */
  readonly kind: 'tips' | 'bought' | 'bets';
}

interface KeyProps {
  readonly ended: Outcomes;
  /** Undefined: without odds nobody knows. */
  readonly fall?: Pick<Fall, 'depth'> | undefined;
}

/** The longest losing run, the deepest fall, the results, the price paid. */
function Key({ ended, fall }: KeyProps) {
  const t = useTranslations('numbers');
  const { money } = useFormats();
  const { losing, won, even, lost, coins } = ended;
  const rows = [
    {
      name: t('losing'),
      value: t('inRow', { count: losing === undefined ? 0 : losing.to - losing.from }),
      mark: styles.losing,
    },
    fall && { name: t('fall'), value: t('units', { units: units(-fall.depth) }), mark: styles.fall },
    { name: t('results'), value: t('counted', { won, even, lost }), mark: undefined },
    coins && {
      name: t('coins'),
      value: t('paidBack', { paid: money(coins.paid), back: money(coins.refund) }),
      mark: undefined,
    },
  ].filter((row) => row !== undefined);
  return (
    <ul className={styles.key}>
      {rows.map(({ name, value, mark }) => (
        <li key={name}>
          <i className={mark} />
          <span className={styles.name}>{name}</span>
          <b className={text.num}>{value}</b>
        </li>
      ))}
    </ul>
  );
}

function Account({ account, kind }: { readonly account: FollowedAccount; readonly kind: FollowedCardProps['kind'] }) {
  const t = useTranslations('numbers');
  const { percent } = useFormats();
  const { profit, line, fall, losing } = account;
  const label = t('lineLabel', {
    count: account.units,
    profit: units(profit),
    fall: units(fall?.depth ?? 0).replace('+', ''),
    losing: losing === undefined ? 0 : losing.to - losing.from,
  });
  return (
    <>
      <div className={styles.sum}>
        <div>
          <span className={text.meta}>{t(kind === 'bets' ? 'eachBet' : 'eachTip', { count: account.units })}</span>
          <b className={cx(text.num, profit > 0 ? text.gain : profit < 0 ? text.loss : undefined)}>
            {t.rich('unitsRich', { units: units(profit), small: (word) => <small>{word}</small> })}
          </b>
        </div>
        <div className={styles.end}>
          <span className={text.meta}>{t('yield')}</span>
          <b className={text.num}>
            {percent(account.yield, { signed: true }).replace('%', '')}
            {account.yield !== undefined && <small>%</small>}
          </b>
        </div>
      </div>
      <UnitChart
        values={line}
        label={label}
        fall={fall && { ...fall, name: t('fallTag', { units: units(-fall.depth) }) }}
        losing={losing && { ...losing, name: t('losingTag', { count: losing.to - losing.from }) }}
        yLabel={(value) => `${value > 0 ? '+' : ''}${Number(value.toFixed(2))}`}
      />
      <div className={cx(text.meta, text.num, styles.ends)} aria-hidden="true">
        <span>{account.first !== undefined && monthDay(account.first)}</span>
        <span>{account.last !== undefined && monthDay(account.last)}</span>
      </div>
      <Key ended={account} fall={fall ?? { depth: 0 }} />
    </>
  );
}

/** The results of those without known odds. */
function Unpriced({ ended, count }: { readonly ended: Outcomes; readonly count: number }) {
  const t = useTranslations('numbers');
  return (
    <>
      <State art="empty" title={t('noOdds')} text={t('noOddsHint', { count })} />
      <Key ended={ended} />
    </>
  );
}

/** The balance of one unit staked on each: the last ten, twenty, or all. */
export function FollowedCard({ tips, isCut, kind }: FollowedCardProps) {
  const t = useTranslations('numbers');
  const id = useId();
  const [span, setSpan] = useState<number>(SPANS[1]);
  const newest = span === ALL ? undefined : span;
  const all = followedAccount(tips);
  const account = followedAccount(tips, newest);
  const isPriced = all.units > 0;
  const count = isPriced ? all.units : all.unknown;
  const notes = [
    isPriced ? t('gaps', { order: kind, unknown: account.unknown, off: account.off }) : '',
    isCut ? t('cut') : '',
    isPriced ? t('promise') : '',
  ];
  return (
    <TitledSection title={t('followed')} meta={t('settled')}>
      <PaddedCard>
        {count === 0 ? (
          <State art="empty" title={t('nothing')} />
        ) : (
          <>
            <Segmented
              label={t('span')}
              segments={[
                { value: SPANS[0], label: t('last10') },
                { value: SPANS[1], label: t('last20') },
                { value: ALL, label: t('all', { count }) },
              ]}
              value={span}
              onSelect={setSpan}
              panelId={id}
            />
            <div id={id} role="tabpanel" aria-label={t('followed')}>
              {isPriced ? (
                <Account account={account} kind={kind} />
              ) : (
                <Unpriced ended={outcomes(tips, newest)} count={count} />
              )}
            </div>
          </>
        )}
        <p className={cx(text.meta, styles.notes)}>{notes.filter(Boolean).join(' ')}</p>
      </PaddedCard>
    </TitledSection>
  );
}
