import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { RANKING_TYPES, type RankingType } from '../../contract/codes';
import type { RankingConfig } from '../../contract/ranking/ranking';
import { FIRST_LOCALE } from '../../contract/shell/languages';
import { ROWS_HEIGHT_PX, RowsSkeleton } from '../../domains/anchor/list-skeletons';
import { PromoBanner } from '../../domains/banner/promo-banner';
import { QueryState } from '../../domains/query/query-state';
import { useMember } from '../../domains/session/use-member';
import { Responsible } from '../../domains/tip/responsible';
import { FULL_SAMPLE } from '../../rules/record/hit-rate';
import { useServices } from '../../services/services';
import { useRefetch } from '../../services/use-live';
import { anyText, oneOf, useUrlState, yesOrNo } from '../../services/use-url-state';
import { Chip } from '../../ui/controls/chip';
import { TabPanel, Tabs } from '../../ui/controls/tabs';
import { State } from '../../ui/feedback/state';
import { PageMain } from '../../ui/layout/page-main';
import { OwnRow } from './board/own-row';
import { PeriodBar } from './board/period-bar';
import { isRated } from './board/placed';
import { PlatformChips } from './board/platform-chips';
import { RankingBoard } from './board/ranking-board';
import { configOf, entriesOf, isOfHistory, periodFrom, rankingTabs, shownPeriods } from './data/ranking-config';
import type { RankingFilter } from './data/ranking-keys';
import { rankingConfigQuery, rankingQuery } from './data/ranking-queries';
import { useRankingPendingActions } from './use-ranking-pending-actions';

/** The place in the address. */
interface Choice {
  readonly type: RankingType;
  readonly isHistory: boolean;
  /** A period's first day; "" is the first period. */
  readonly from: string;
  readonly platform: string;
  /** Those of few bets are not shown. */
  readonly fullOnly: boolean;
}

const FIELDS = {
  type: oneOf<RankingType>('type', RANKING_TYPES),
  isHistory: yesOrNo('history', '1', '0'),
  from: anyText('from'),
  platform: anyText('platform'),
  fullOnly: yesOrNo('full', '1', '0'),
};
const START: Choice = { type: 'red', isHistory: false, from: '', platform: '', fullOnly: false };

/** The ranking's type and period. An address without a type means the main tab's. */
function useRankingUrlState(config: RankingConfig | undefined) {
  const [choice, choose] = useUrlState<Choice>({ fields: FIELDS, usual: START, memory: 'whole' });
  const item = configOf(config, choice.type);
  const periods = shownPeriods(item, choice.isHistory);
  const platforms = item?.gamePlatforms ?? [];
  const period = periodFrom(periods, choice.from);
  const filter: RankingFilter = {
    type: choice.type,
    isHistory: isOfHistory(item, period),
    period,
    platform: platforms.includes(choice.platform) ? choice.platform : '',
  };
  const before = period && periods[periods.indexOf(period) + 1];
  const older = choice.isHistory ? undefined : shownPeriods(item, true)[0];
  const earlier = before ? { from: before.startDate } : older && { isHistory: true, from: older.startDate };
  const isChosen = period !== undefined && period.startDate === choice.from;
  return { filter, choice, isChosen, periods, before: before ?? older, earlier, platforms, choose };
}

/** The ranking of the address. A period that nobody chose and where nothing is settled yet gives way to the one before. */
function useRanking(address: ReturnType<typeof useRankingUrlState>, config: RankingConfig | undefined) {
  const services = useServices();
  const member = useMember();
  const { filter, isChosen, before } = address;
  const list = useQuery(rankingQuery(services, member, filter));
  const isEmpty = list.data !== undefined && entriesOf(filter.type, list.data).length === 0;
  const isBefore = isEmpty && !isChosen && !address.choice.isHistory && before !== undefined;
  const isHistory = isOfHistory(configOf(config, filter.type), before);
  const filterBefore = isBefore ? { ...filter, period: before, isHistory } : filter;
  const listBefore = useQuery(rankingQuery(services, member, filterBefore));
  const refetch = () => Promise.all(isBefore ? [list.refetch(), listBefore.refetch()] : [list.refetch()]);
  return { filter: filterBefore, list: { ...listBefore, refetch }, isBefore };
}

/** A tab's name: the config's own where the page speaks the server's language. */
function useTabName(config: RankingConfig | undefined) {
  const t = useTranslations('ranking');
  const isChinese = useLocale() === FIRST_LOCALE;
  return (type: RankingType) => (isChinese && configOf(config, type)?.text?.trim()) || t(type);
}

/** The profit ranking: who wins, who earns, whom others copy, and their bets. */
export default function UserRankingPage() {
  const t = useTranslations();
  const services = useServices();
  const member = useMember();
  const id = useId();
  const panelId = useId();
  const config = useQuery(rankingConfigQuery(services, member));
  const address = useRankingUrlState(config.data);
  const { choice, periods, earlier, platforms, choose } = address;
  const { isHistory } = choice;
  const { filter, list, isBefore } = useRanking(address, config.data);
  const { type, period, platform } = filter;
  const tabName = useTabName(config.data);
  useRankingPendingActions();
  // The periods move on with the weeks: what is asked for and what may be asked for are read together.
  const refetch = () => Promise.all([config.refetch(), ...(period === undefined ? [] : [list.refetch()])]);
  useRefetch('screen', refetch);
  const hasNoPeriod = config.data !== undefined && period === undefined;
  const entries = list.data === undefined ? [] : entriesOf(type, list.data, configOf(config.data, type)?.size);
  // Where nobody tells the bets behind a place, and where a figure needs none, there is nothing to leave out.
  const isMarked = isRated(type) && entries.some(({ settledCount }) => settledCount !== undefined);
  const tabs = rankingTabs(config.data, type).map((value) => ({ value, label: tabName(value) }));
  return (
    <PageMain heading={t('pages.userRanking')} below="float">
      <Tabs
        id={id}
        label={t('ranking.tabs')}
        tabs={tabs}
        value={type}
        onSelect={(value) => choose({ type: value })}
        sticky="header"
      />
      {member !== '' && (
        <OwnRow
          member={member}
          type={type}
          mine={list.data?.mine}
          entries={entries}
          isRead={list.data !== undefined}
          config={config.data}
        />
      )}
      <TabPanel id={id} value={type}>
        <PeriodBar
          isHistory={isHistory}
          periods={periods}
          period={period}
          panelId={panelId}
          onHistory={(chosen) => choose({ isHistory: chosen, from: '' })}
          onPeriod={(from) => choose({ from })}
        >
          {isMarked && (
            <Chip isOn={choice.fullOnly} onToggle={() => choose({ fullOnly: !choice.fullOnly })}>
              {t('ranking.fromFull', { bets: FULL_SAMPLE })}
            </Chip>
          )}
        </PeriodBar>
        <PlatformChips platforms={platforms} value={platform} onChoose={(chosen) => choose({ platform: chosen })} />
        {/* The first row's margin does not move the panel. */}
        <div id={panelId} role="tabpanel" aria-label={t('pages.userRanking')} style={{ display: 'flow-root' }}>
          <QueryState
            query={{ ...(hasNoPeriod || config.data === undefined ? config : list), refetch }}
            skeleton={<RowsSkeleton />}
            space={ROWS_HEIGHT_PX}
          >
            {entries.length === 0 ? (
              <State art="empty" title={t('ranking.empty')} text={t('ranking.emptyHint')} />
            ) : (
              <RankingBoard
                key={type}
                type={type}
                entries={entries}
                fullOnly={isMarked && choice.fullOnly}
                isBefore={isBefore}
                onAll={() => choose({ fullOnly: false })}
                onEarlier={isBefore || earlier === undefined ? undefined : () => choose(earlier)}
              />
            )}
          </QueryState>
        </div>
      </TabPanel>
      <PromoBanner spot="ranking" />
      <Responsible />
    </PageMain>
  );
}
