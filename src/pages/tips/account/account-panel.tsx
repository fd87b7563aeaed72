import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../domains/query/query-state';
import { FollowedCard } from '../../../domains/record/followed-card';
import { LuckRange } from '../../../domains/record/luck-range';
import { useFormats } from '../../../i18n/use-formats';
import { breakEven, hitsOf } from '../../../rules/record/followed';
import { useServices } from '../../../services/services';
import { useRefetch } from '../../../services/use-live';
import { useOnline } from '../../../services/use-online';
import { Trend } from '../../../ui/charts/trend';
import { UnitChart } from '../../../ui/charts/unit-chart';
import { ButtonLink } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { State } from '../../../ui/feedback/state';
import { Below } from '../../../ui/layout/below';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { TitledSection } from '../../../ui/layout/titled-section';
import { StatRow } from '../../../ui/lists/stat-row';
import text from '../../../ui/theme/text.module.css';
import { useForcedRefresh } from '../data/use-forced-refresh';
import { TIPS_HEIGHT_PX, TipSkeleton } from '../list/tip-skeleton';
import styles from './account.module.css';
import { AccountTables } from './account-tables';
import { MonthCard } from './month-card';
import { type TipAccount, tipAccount } from './tip-account';
import { useAccount } from './use-account';

/** The sums of all tips; `notes`: what else there is to say of them. */
function Sums({ account, notes }: { readonly account: TipAccount; readonly notes: readonly string[] }) {
  const t = useTranslations('account');
  const { count, money, profit } = useFormats();
  const { bought, pending, spent, refunded, net, openCoins, openBack, due, unpriced } = account;
  const said = [
    pending > 0 ? t('open', { count: count(pending), coins: money(openCoins), back: money(openBack) }) : '',
    due > 0 ? t('due', { coins: money(due) }) : '',
    unpriced > 0 ? t('unpriced', { count: count(unpriced) }) : '',
    ...notes,
  ].filter(Boolean);
  const stats = {
    spent: money(spent),
    refunded: money(refunded),
    perTip: money(bought === unpriced ? undefined : Math.round(spent / (bought - unpriced))),
    bought: count(bought),
    settled: count(bought - pending),
    pending: count(pending),
  };
  const row = (...keys: readonly (keyof typeof stats)[]) => (
    <StatRow stats={keys.map((key) => ({ key: t(key), value: stats[key] }))} />
  );
  return (
    <PaddedCard>
      <span className={text.meta}>{t('net')}</span>
      <b className={cx(styles.net, text.num)}>
        <Trend value={net}>{t.rich('coins', { coins: profit(net), small: (words) => <small>{words}</small> })}</Trend>
      </b>
      {row('spent', 'refunded', 'perTip')}
      {row('bought', 'settled', 'pending')}
      {said.length > 0 && <p className={cx(text.meta, styles.said)}>{said.join(' ')}</p>}
    </PaddedCard>
  );
}

/** Coins tip by tip: paid goes down, what came back up. */
function Coins({ account: { net, line, fall } }: { readonly account: TipAccount }) {
  const t = useTranslations('account');
  const numbers = useTranslations('numbers');
  const { count, profit } = useFormats();
  const deepest = profit(-(fall?.depth ?? 0));
  return (
    <TitledSection title={t('curve')} meta={t('coinHint')}>
      <PaddedCard>
        <UnitChart
          values={line}
          label={t('coinLabel', { net: profit(net), fall: deepest })}
          fall={fall && { ...fall, isBare: true, name: numbers('fallTag', { units: deepest }) }}
          losing={undefined}
          yLabel={(value) => `${value < 0 ? '-' : ''}${count(Math.abs(value))}`}
        />
        <p className={cx(text.meta, styles.said)}>{t('never')}</p>
      </PaddedCard>
    </TitledSection>
  );
}

/** The account tab of the orders: what the member's tips cost and brought, and their limit of the month. */
export function AccountPanel() {
  const t = useTranslations('account');
  const numbers = useTranslations('numbers');
  const { query, tips = [], hidden } = useAccount();
  const { paths } = useServices();
  const isFresh = useOnline() && !query.isError;
  useRefetch('screen', query.refetch);
  useForcedRefresh(query.refetch);
  const account = tipAccount(tips);
  const rate = hitsOf(tips);
  const notes = [
    hidden > 0 ? t('hidden', { count: hidden }) : '',
    tips.some(({ isReckoned }) => isReckoned) ? t('reckoned') : '',
    query.data?.isCut === true ? numbers('cut') : '',
    isFresh ? '' : t('frozen'),
  ];
  return (
    <QueryState query={query} skeleton={<TipSkeleton />} space={TIPS_HEIGHT_PX}>
      <Below>
        {tips.length > 0 ? (
          <Sums account={account} notes={notes} />
        ) : (
          <PaddedCard>
            <State
              art="empty"
              title={t('empty')}
              text={t('emptyHint')}
              action={<ButtonLink to={paths.tips()}>{t('toTips')}</ButtonLink>}
            />
          </PaddedCard>
        )}
      </Below>
      <Below>
        <MonthCard tips={tips} />
      </Below>
      {tips.length > 0 && (
        <>
          <TitledSection title={numbers('hitRate')} meta={t('settledOnly')}>
            <PaddedCard>
              <LuckRange rate={{ ...rate, even: breakEven(tips) }} />
            </PaddedCard>
          </TitledSection>
          <Coins account={account} />
          <FollowedCard tips={tips} isCut={query.data?.isCut === true} kind="bought" />
          <AccountTables tips={tips} />
          <p className={styles.from}>{t('from', { count: tips.length, sample: rate.sample })}</p>
        </>
      )}
    </QueryState>
  );
}
