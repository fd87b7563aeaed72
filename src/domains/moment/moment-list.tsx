import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { LIST_PAGE_SIZE, MOMENT_SORT } from '../../contract/codes';
import type { Moment } from '../../contract/moment/moment';
import { isLive } from '../../rules/anchor/streamer-display';
import type { HostReading } from '../../rules/match/live-overlay';
import { useServices } from '../../services/services';
import { useRefetch } from '../../services/use-live';
import { Segmented } from '../../ui/controls/segmented';
import { ErrorState } from '../../ui/feedback/error-state';
import { Bone, SkeletonGroup } from '../../ui/feedback/skeleton';
import { State } from '../../ui/feedback/state';
import { useLoadingPhase } from '../../ui/feedback/use-loading-phase';
import { Card, Section } from '../../ui/layout/section';
import { NearEnd } from '../../ui/lists/near-end';
import layout from '../../ui/theme/layout.module.css';
import { useLiveHosts } from '../anchor/use-live-hosts';
import { PagesEnd } from '../query/pages-end';
import { useFailure } from '../query/use-failure';
import type { Audience } from '../session/audience';
import type { FeedActions } from './feed-actions';
import moment from './moment-card.module.css';
import { MomentFeed } from './moment-feed';
import { type MomentSort, mergedMoments, momentsQuery } from './moments-query';

interface MomentListProps {
  readonly audience: Audience;
  /** Tells which of their authors are on air; who withdraws takes theirs along. */
  readonly reading: HostReading | undefined;
  readonly hostId?: string | undefined;
  /** The moments of this order in anchor home's reply: shown before the list's own query has taken over. */
  readonly first: readonly Moment[] | undefined;
  readonly sort: MomentSort;
  readonly actions: FeedActions;
}

interface SortedMomentsProps extends MomentListProps {
  readonly onSort: (sort: MomentSort) => void;
}

/** Moments that are drawn with the rest of the first screen; most phones show no more of them. */
const FIRST_MOMENTS = 1;
/** Rows that are drawn next, in steps that leave the page answering. */
const NEXT_STEPS = [3, 6, LIST_PAGE_SIZE] as const;
/** CSS px before the last row at which more rows are drawn: a fling must not outrun them. */
const DRAW_AHEAD_PX = 900;
/** CSS px before the end at which the next page is asked for: about a page of moments. */
const ASK_AHEAD_PX = 1500;
const SKELETON_HEIGHT_PX = 450;
/** A list that has gone on further stays as it is. */
const MOST_PAGES_READ_AGAIN = 3;

/** The authors of a reading: those on air by now, and those who have withdrawn since. */
function useAuthors(reading: HostReading | undefined) {
  const hosts = useLiveHosts(reading);
  return useMemo(() => {
    const shown = new Set(hosts.map(({ id }) => id));
    const gone = new Set(reading?.hosts.flatMap(({ id }) => (shown.has(id) ? [] : [id])));
    const liveHosts = new Set(hosts.filter(isLive).map(({ id }) => id));
    return { liveHosts, isGone: (hostId: string) => gone.has(hostId) };
  }, [hosts, reading]);
}

const MomentsSkeleton = () =>
  [1, 2, 3].map((row) => (
    <div key={row} className={moment.card}>
      <Bone width={40} height={40} shape="round" />
      <div className={moment.head}>
        <div className={layout.grow}>
          <Bone width={96} height={14} margin="3px" />
          <Bone width={64} height={12} margin="2px" />
        </div>
        <Bone width={50} height={28} shape="pill" />
      </div>
      <div className={moment.body}>
        <div>
          <Bone width="100%" height={15} margin="3.5px 7px" />
          <Bone width="64%" height={15} margin="3.5px" />
        </div>
        <div>
          <Bone width={52} height={18} margin="5px" />
        </div>
      </div>
    </div>
  ));

/** The list in one order: rows, skeleton, why there are none, and more of them near the end. */
function MomentList({ audience, reading, hostId, first, sort, actions }: MomentListProps) {
  const t = useTranslations('anchor');
  const { askLogin, scrollContainer } = useServices();
  const { moments: fetched, isPending, ...more } = useMoments(audience, sort, hostId);
  const phase = useLoadingPhase(isPending);
  const { liveHosts, isGone } = useAuthors(reading);
  const moments = (fetched ?? (first?.length ? first : undefined))?.filter((one) => !isGone(one.hostId));
  // The first page is drawn in steps, the virtual list takes care of the rest.
  const [drawn, setDrawn] = useState(FIRST_MOMENTS);
  const areAllDrawn = drawn >= LIST_PAGE_SIZE || drawn >= (moments?.length ?? 0);
  const drawMore = useCallback(
    () => startTransition(() => setDrawn((count) => NEXT_STEPS.find((step) => step > count) ?? LIST_PAGE_SIZE)),
    [],
  );
  const { failure, retry } = useFailure({ ...more, data: moments });
  useRefetch('screen', () => {
    // Anchor home's own reading brings its first page.
    if (!first && more.data && more.data.pages.length <= MOST_PAGES_READ_AGAIN) void more.refetch();
  });

  if (failure !== undefined) {
    return (
      <Card>
        <ErrorState failure={failure} onRetry={retry} onLogin={() => askLogin()} />
      </Card>
    );
  }
  if (moments === undefined) {
    return (
      <Card>
        <SkeletonGroup isSlow={phase === 'slow'} onRetry={retry} space={SKELETON_HEIGHT_PX}>
          <MomentsSkeleton />
        </SkeletonGroup>
      </Card>
    );
  }
  const isEmpty = moments.length === 0;
  return (
    <>
      <Card>
        {isEmpty && <State art="empty" title={t('noMoments')} text={t('noMomentsHint')} />}
        <MomentFeed moments={areAllDrawn ? moments : moments.slice(0, drawn)} liveHosts={liveHosts} actions={actions} />
      </Card>
      {!areAllDrawn && <NearEnd root={scrollContainer} aheadPx={DRAW_AHEAD_PX} revision={drawn} onNear={drawMore} />}
      {!isEmpty && areAllDrawn && <PagesEnd query={more} aheadPx={ASK_AHEAD_PX} revision={moments} />}
    </>
  );
}

/** The moments in one order, of all hosts or of one, merged over their pages, and how to get more. */
function useMoments(audience: Audience, sort: MomentSort, hostId?: string) {
  const services = useServices();
  const client = useQueryClient();
  const query = useInfiniteQuery(momentsQuery({ services, client, audience, sort, hostId }));
  const { data } = query;
  const moments = useMemo(() => data && mergedMoments(data.pages), [data]);
  return { ...query, moments };
}

/** Moments below their title and the choice between newest and hottest; another order begins a list of its own. */
export function SortedMoments({ onSort, ...list }: SortedMomentsProps) {
  const t = useTranslations('anchor');
  const panelId = useId();
  const choices = [
    { value: MOMENT_SORT.newest, label: t('newest') },
    { value: MOMENT_SORT.hottest, label: t('hottest') },
  ];
  return (
    <Section
      title={t('moments')}
      end={<Segmented label={t('sort')} segments={choices} value={list.sort} onSelect={onSort} panelId={panelId} />}
    >
      <div id={panelId} role="tabpanel" aria-label={t('moments')}>
        <MomentList key={list.sort} {...list} />
      </div>
    </Section>
  );
}
