import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { useFormats } from '../../../i18n/use-formats';
import { isBasketball } from '../../../rules/match/match-facts';
import { type MarketSides, marketSides } from '../../../rules/tip/market-sides';
import { countTen, isOffered, isOpen, isSettled } from '../../../rules/tip/tip-view-model';
import { useServices } from '../../../services/services';
import { StatRow } from '../../../ui/lists/stat-row';
import text from '../../../ui/theme/text.module.css';
import { useHiddenBy } from '../../spoilers/result-veil';
import { Responsible } from '../../tip/responsible';
import { toldBy } from '../../tip/tip-marks';
import type { RowMatch } from '../row-match';
import { BalanceBar } from './balance-bar';
import styles from './match-sheet.module.css';
import type { Sides } from './sheet-board';
import { ViewRow } from './view-row';

/** Fewer tips are said to be too few to show a leaning. */
const FEW = 10;

interface ExpertViewsProps {
  readonly match: RowMatch;
  readonly sides: Sides;
  readonly tips: readonly Tip[];
}

/** Tips by what of them is told. */
interface Groups {
  readonly open: readonly Tip[];
  readonly onSale: readonly Tip[];
  /** Locked, and no longer sold. */
  readonly closed: readonly Tip[];
  readonly settled: readonly Tip[];
}

/** `now`: Unix ms. */
function groupsOf(tips: readonly Tip[], now: number): Groups {
  const settled = tips.filter(({ result }) => isSettled(result));
  const others = tips.filter(({ result }) => !isSettled(result));
  const locked = others.filter((tip) => !isOpen(tip));
  return {
    settled,
    open: others.filter(isOpen),
    onSale: locked.filter((tip) => isOffered(tip, now)),
    closed: locked.filter((tip) => !isOffered(tip, now)),
  };
}

/** The number of tips, of open ones and of those on sale; once all are settled, of those that won. */
function Counts({ tips, groups }: { readonly tips: readonly Tip[]; readonly groups: Groups }) {
  const t = useTranslations();
  const { count } = useFormats();
  const isHidden = useHiddenBy();
  const { settled, onSale, closed } = groups;
  const row = (...stats: readonly (readonly [key: string, tips: number])[]) => (
    <StatRow stats={stats.map(([key, value]) => ({ key, value: count(value) }))} />
  );
  if (settled.length === tips.length && settled.every((tip) => isHidden(toldBy(tip)).length === 0)) {
    const { won, lost } = countTen(settled.map(({ result }) => result).filter(isSettled));
    return row([t('matchSheet.settledTips'), tips.length], [t('betResult.win'), won], [t('betResult.lose'), lost]);
  }
  const rest: readonly [string, number] =
    onSale.length === 0 && closed.length > 0
      ? [t('matchSheet.closedTips'), closed.length]
      : [t('matchSheet.tips'), onSale.length];
  return row([t('matchSheet.allTips'), tips.length], [t('matchSheet.openTips'), groups.open.length], rest);
}

interface SidesSectionProps {
  readonly match: RowMatch;
  readonly sides: Sides;
  readonly markets: readonly MarketSides[];
  /** Tips that tell a side, and those that are locked. */
  readonly open: number;
  readonly locked: number;
}

/** The sides that the open tips take, a bar for each market; those that are locked have no direction here. */
function SidesSection({ match, sides: { home, away }, markets, open, locked }: SidesSectionProps) {
  const t = useTranslations('matchSheet');
  if (markets.length === 0) return null;
  const sport = isBasketball(match) ? 'basketball' : 'football';
  const endsOf = ({ market }: MarketSides) =>
    market === 'total' ? [t('over'), t('under')] : [home.short ?? home.name, away.short ?? away.name];
  return (
    <>
      <h3 className={styles.heading}>
        {t('whichSide')}
        <span className={text.meta}>{t('tipCount', { count: open })}</span>
      </h3>
      {markets.map((one) => {
        const [first = '', second = ''] = endsOf(one);
        return (
          <div key={one.market}>
            <p className={text.meta}>
              {[
                t(`market.${one.market}`, { sport }),
                t('tipCount', { count: one.tips }),
                one.even > 0 && t('drawTips', { count: one.even }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <BalanceBar
              ends={[
                t('sideTips', { team: first, count: one.first }),
                t('sideTips', { team: second, count: one.second }),
              ]}
              counts={[one.first, one.even, one.second]}
            />
          </div>
        );
      })}
      <p className={text.meta}>
        {[locked > 0 && t('counted', { locked }), open < FEW && t('fewOpen', { count: open })]
          .filter(Boolean)
          .join(' ')}
      </p>
    </>
  );
}

/** Views of experts on a match, in sum and one by one with the range of their rate; locked tips are counted, never told. */
export function ExpertViews({ match, sides, tips }: ExpertViewsProps) {
  const t = useTranslations('matchSheet');
  const { now } = useServices();
  const groups = groupsOf(tips, now());
  const open = tips.filter(isOpen);
  const told = open.filter((tip) => marketSides([tip], match.matchId).length > 0);
  const shown = [
    ['openTips', groups.open],
    ['tips', groups.onSale],
    ['closedTips', groups.closed],
    ['results', groups.settled],
  ] as const;
  return (
    <>
      <Counts tips={tips} groups={groups} />
      <SidesSection
        match={match}
        sides={sides}
        markets={marketSides(told, match.matchId)}
        open={told.length}
        locked={tips.length - open.length}
      />
      {shown.map(
        ([title, some]) =>
          some.length > 0 && (
            <section key={title}>
              <h3 className={styles.heading}>
                {t(title)}
                <span className={text.meta}>{t('tipCount', { count: some.length })}</span>
              </h3>
              {some.map((tip) => (
                <ViewRow key={tip.id} tip={tip} match={match} />
              ))}
            </section>
          ),
      )}
      {groups.settled.length > 0 && <p className={text.meta}>{t('oneMatch')}</p>}
      <Responsible />
    </>
  );
}
