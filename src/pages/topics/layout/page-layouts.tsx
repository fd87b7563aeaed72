import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useCallback, useId, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PromoBanner } from '../../../domains/banner/promo-banner';
import { type MatchSource, MatchSourceContext } from '../../../domains/match/sheet/match-source';
import { QueryState } from '../../../domains/query/query-state';
import { usePageTitle } from '../../../services/page-title';
import { useServices } from '../../../services/services';
import { useRefetch } from '../../../services/use-live';
import { TabPanel, Tabs } from '../../../ui/controls/tabs';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PageMain } from '../../../ui/layout/page-main';
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh';
import { topicKeys } from '../data/topic-queries';
import { MyMatches } from '../mine/my-matches';
import { TopicChips } from './topic-chips';
import { PAGE_HEIGHT_PX, PageSkeleton } from './topic-skeletons';

/** Reads again what the page shows: when it is pulled, after a sleep, and in a loop while there is no push. */
function Refresh() {
  const client = useQueryClient();
  const { scrollContainer } = useServices();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const read = useCallback(() => client.refetchQueries({ queryKey: topicKeys.all, type: 'active' }), [client]);
  useRefetch('screen', read);
  const refresh = async () => {
    setIsRefreshing(true);
    await read();
    setIsRefreshing(false);
  };
  return <PullToRefresh container={scrollContainer} isRefreshing={isRefreshing} onRefresh={() => void refresh()} />;
}

interface TopicLayoutProps<T extends string> {
  readonly current: ComponentProps<typeof TopicChips>['current'];
  readonly spot: ComponentProps<typeof PromoBanner>['spot'];
  readonly tabs: readonly { readonly value: T; readonly label: string }[];
  readonly tab: T;
  readonly onTab: (tab: T) => void;
  /** The calls that tell more of the page's matches. */
  readonly source: MatchSource;
  /** Another choice above the tabs; it fills the element with this id. */
  readonly above?: (panelId: string) => ReactNode;
  readonly children: ReactNode;
}

/** The page of a topic: the topics side by side, one's own matches, and the topic's parts. */
export function TopicLayout<T extends string>(props: TopicLayoutProps<T>) {
  const { current, spot, tabs, tab, onTab, source, above, children } = props;
  const t = useTranslations();
  const id = useId();
  return (
    <PageMain heading={t('nav.topics')} below="float">
      <Refresh />
      <TopicChips current={current} />
      <MyMatches />
      {above?.(id)}
      <div id={id}>
        <Tabs id={id} label={t('topics.tabs')} tabs={tabs} value={tab} onSelect={onTab} sticky="header" />
        <TabPanel id={id} value={tab}>
          <MatchSourceContext value={source}>{children}</MatchSourceContext>
        </TabPanel>
      </div>
      <PromoBanner spot={spot} />
    </PageMain>
  );
}

interface DetailLayoutProps<D> {
  readonly title: string;
  readonly query: UseQueryResult<D>;
  /** The subject's name, of the document's title. */
  readonly name: string | undefined;
  /** At the end of the bar on top. */
  readonly action?: (data: D) => ReactNode;
  readonly children: (data: D) => ReactNode;
}

/** The page of a team or a player. */
export function DetailLayout<D>({ title, query, name, action, children }: DetailLayoutProps<D>) {
  const { goBack } = useServices();
  const { data } = query;
  usePageTitle(name);
  return (
    <>
      <NavBar title={title} onBack={goBack}>
        {data !== undefined && action?.(data)}
      </NavBar>
      <PageMain>
        <Refresh />
        <QueryState query={query} skeleton={<PageSkeleton />} space={PAGE_HEIGHT_PX}>
          {data !== undefined && children(data)}
        </QueryState>
      </PageMain>
    </>
  );
}
