import { useCallback, useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import type { Host } from '../../../contract/host';
import { isLive } from '../../../rules/streamer-display';
import { MomentsSkeleton } from '../../../ui/anchor-skeletons';
import { ErrorState } from '../../../ui/error-state';
import { ListEnd } from '../../../ui/list-end';
import { Card } from '../../../ui/section';
import { SkeletonGroup } from '../../../ui/skeleton';
import { State } from '../../../ui/state';
import { useAfterPaint } from '../../../ui/use-after-paint';
import { useLoadingPhase } from '../../../ui/use-loading-phase';
import { failureOf } from '../home/failure-of';
import type { Audience } from '../home/viewer';
import type { FeedActions } from './feed-actions';
import { MomentFeed } from './moment-feed';
import type { MomentSort } from './moments-query';
import { NearEnd } from './near-end';
import { useMoments } from './use-moments';

interface MomentListProps {
  readonly audience: Audience;
  readonly hosts: readonly Host[];
  readonly sort: MomentSort;
  readonly actions: FeedActions;
}

/** Moments that reach into the first screen, on the tallest phone. */
const FIRST_MOMENTS = 3;

/** The list in one order: rows, skeleton, why there are none, and more of them near the end. */
export function MomentList({ audience, hosts, sort, actions }: MomentListProps) {
  const t = useTranslations('anchor');
  const { askLogin, scrollContainer } = useServices();
  const { moments, error, isError, isPending, refetch, ...more } = useMoments(audience, sort);
  const phase = useLoadingPhase(isPending);
  const isAfterPaint = useAfterPaint(phase === 'ready');
  const liveHosts = useMemo(() => new Set(hosts.filter(isLive).map((host) => host.id)), [hosts]);
  const { fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = more;
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetchNextPage, hasNextPage, isFetching, isFetchNextPageError]);
  const retry = () => void refetch();

  if (moments === undefined && isError) {
    return (
      <Card>
        <ErrorState failure={failureOf(error)} onRetry={retry} onLogin={() => askLogin()} />
      </Card>
    );
  }
  if (moments === undefined || phase !== 'ready') {
    return (
      <Card>
        <SkeletonGroup isSlow={phase === 'slow'} onRetry={retry}>
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
        <MomentFeed
          moments={isAfterPaint ? moments : moments.slice(0, FIRST_MOMENTS)}
          liveHosts={liveHosts}
          actions={actions}
        />
      </Card>
      {!isEmpty && isAfterPaint && (
        <NearEnd root={scrollContainer} revision={moments} onNear={loadMore}>
          <ListEnd
            state={isFetchNextPageError ? 'failed' : hasNextPage ? 'loading' : 'end'}
            onRetry={() => void fetchNextPage()}
          />
        </NearEnd>
      )}
    </>
  );
}
