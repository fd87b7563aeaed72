import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { PromoBanner } from '../../../domains/banner/promo-banner';
import { configStore } from '../../../domains/config/config-store';
import { FactsOriginContext } from '../../../domains/match/sheet/facts-origin';
import { QueryState } from '../../../domains/query/query-state';
import { usePull } from '../../../domains/query/use-pull';
import { usePageTitle } from '../../../services/page-title';
import { useServices } from '../../../services/services';
import { useStore } from '../../../services/store-registry';
import { useRefetch } from '../../../services/use-live';
import { ChipLink, ChipRow } from '../../../ui/controls/chip';
import { TabPanel, Tabs } from '../../../ui/controls/tabs';
import { NavBar } from '../../../ui/layout/nav-bar';
import { PageMain } from '../../../ui/layout/page-main';
import { TOPICS, type TopicKey } from '../data/topic';
import { topicKeys } from '../data/topic-queries';
import { MyMatches } from '../mine/my-matches';
import styles from './page-layouts.module.css';
import { PAGE_HEIGHT_PX, PageSkeleton } from './topic-skeletons';

/** Reads again what the page shows: when it is pulled, after a sleep, and in a loop while there is no push. */
export function Refresh() {
  const client = useQueryClient();
  const read = useCallback(() => client.refetchQueries({ queryKey: topicKeys.all, type: 'active' }), [client]);
  useRefetch('screen', read);
  return usePull(read).puller;
}

const KEYS = Object.keys(TOPICS) as TopicKey[];

/** The topics side by side; the world cup is not among them while its flag gives it a main tab of its own (decisions.md, flags). */
function TopicChips({ current }: { readonly current: TopicKey }) {
  const t = useTranslations();
  const { paths } = useServices();
  const hasOwnTab = useStore(configStore, (state) => state.flags.worldCupTab);
  if (hasOwnTab && current === 'worldCup') return null;
  return (
    <ChipRow isNav label={t('topics.label')}>
      <ChipLink to={paths.matchDay()} isCurrent={false}>
        {t('pages.matchDay')}
      </ChipLink>
      {KEYS.filter((key) => !hasOwnTab || key !== 'worldCup').map((key) => (
        <ChipLink key={key} to={paths[key]()} isCurrent={key === current}>
          {t(`pages.${key}`)}
        </ChipLink>
      ))}
    </ChipRow>
  );
}

/** The width from which two tabs stand side by side, CSS px. */
const TWO_COLUMNS_PX = 900;

/** The element has room for two: the portal gives the width, not the screen. */
function useHasRoomForTwo(element: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return;
    const measure = () => setHasRoom(target.clientWidth >= TWO_COLUMNS_PX);
    // To ask an element for its width lays the page out once more: a phone's is never that wide.
    if (window.matchMedia(`(min-width: ${TWO_COLUMNS_PX}px)`).matches) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return hasRoom;
}

interface TopicLayoutProps<T extends string> {
  readonly topic: TopicKey;
  readonly seasonId: string;
  readonly tabs: readonly { readonly value: T; readonly label: string }[];
  readonly tab: T;
  readonly onTab: (tab: T) => void;
  /** Another tab, beside the chosen one where the page has room for two. */
  readonly beside?: ReactNode;
  /** Another choice above the tabs; it fills the element with this id. */
  readonly above?: (panelId: string) => ReactNode;
  readonly children: ReactNode;
}

/** The page of a topic: the topics side by side, one's own matches, and the topic's parts. */
export function TopicLayout<T extends string>(props: TopicLayoutProps<T>) {
  const { topic, seasonId, tabs, tab, onTab, above, beside, children } = props;
  const { of, spot } = TOPICS[topic];
  const t = useTranslations();
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const isPair = useHasRoomForTwo(body) && beside !== undefined;
  return (
    <PageMain heading={t('nav.topics')} below="float">
      <Refresh />
      <TopicChips current={topic} />
      <MyMatches />
      {above?.(id)}
      <div id={id} ref={body}>
        <Tabs id={id} label={t('topics.tabs')} tabs={tabs} value={tab} onSelect={onTab} sticky="header" />
        <TabPanel id={id} value={tab}>
          <FactsOriginContext value={{ of, seasonId }}>
            <div className={isPair ? styles.pair : styles.single}>
              <div>{children}</div>
              {isPair && <div>{beside}</div>}
            </div>
          </FactsOriginContext>
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
