import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../context/services';
import { useReading } from '../../context/use-live';
import { MOMENT_SORT } from '../../contract/codes';
import { useFormats } from '../../i18n/use-formats';
import { anchorHomeQuery } from '../../parts/anchors/anchor-home-query';
import { BannerSection } from '../../parts/banners/banner-section';
import { useLikeIntents } from '../../parts/follow/use-intents';
import { type OpenPhotos, useFeedActions } from '../../parts/moments/feed-actions';
import type { MomentSort } from '../../parts/moments/moments-query';
import { PhotoViewer } from '../../parts/moments/photo-viewer';
import { useAudience } from '../../parts/page/audience';
import { failureOf } from '../../parts/page/failure-of';
import { useChunk } from '../../parts/page/use-chunk';
import { useOnline } from '../../parts/page/use-online';
import { ErrorState } from '../../ui/error-state';
import { PageMain } from '../../ui/page-main';
import { PullToRefresh } from '../../ui/pull-to-refresh';
import { Card, Section } from '../../ui/section';
import { StaleNotice } from '../../ui/stale-notice';
import { useLoadingPhase } from '../../ui/use-loading-phase';
import { AnchorsSection } from './home/anchors-section';
import { useFreshMoments } from './home/use-fresh-moments';
import { useRefresh } from './home/use-refresh';
import { MatchesSection } from './matches/matches-section';
import { MomentsSection } from './moments/moments-section';

/** What is spoken, and never seen: it need not come with the first screen. */
const loadNews = () => import('../../parts/matches/live-match-news');

/** Anchor home: banners, hot matches, anchors, moments. Each part loads, fails and heals on its own. */
export default function AnchorHomePage() {
  const t = useTranslations();
  const { stampTime } = useFormats();
  const services = useServices();
  const audience = useAudience();
  const isOnline = useOnline();
  const [sort, setSort] = useState<MomentSort>(MOMENT_SORT.newest);
  const [photos, setPhotos] = useState<OpenPhotos>();
  const closePhotos = useCallback(() => setPhotos(undefined), []);
  const actions = useFeedActions(setPhotos);
  const home = useQuery(anchorHomeQuery(services, audience));
  const phase = useLoadingPhase(home.isPending);
  const { isRefreshing, refresh } = useRefresh(audience, sort, actions.moments.forgetConfirmed);
  useFreshMoments(audience, home.data, actions.moments.forgetConfirmed);
  useLikeIntents(useCallback((id: string) => actions.like({ id, hostId: '', likeCount: undefined }), [actions]));

  const { data } = home;
  const readAt = data?.readAt ?? 0;
  const { part: news } = useChunk(loadNews, data !== undefined);
  useReading('screen', home.refetch);
  const hasFailed = data === undefined && home.isError;
  const refreshNow = () => void refresh();
  return (
    <PageMain heading={t('pages.anchor')} below="float">
      <PullToRefresh container={services.scrollContainer} isRefreshing={isRefreshing} onRefresh={refreshNow} />
      {data !== undefined && (!isOnline || home.isError) && (
        <StaleNotice
          isOffline={!isOnline}
          stamp={t('state.updatedAt', { time: stampTime(home.dataUpdatedAt, services.deviceNow()) })}
          onRefresh={refreshNow}
        />
      )}
      <BannerSection spot="anchorHome" hosts={data?.hosts} isWaiting={home.isPending} />
      {hasFailed ? (
        <Section title={t('anchor.hotMatches')}>
          <Card>
            <ErrorState
              failure={failureOf(home.error)}
              onRetry={() => void home.refetch()}
              onLogin={() => services.askLogin()}
            />
          </Card>
        </Section>
      ) : (
        <>
          <MatchesSection
            matches={data?.matches}
            readAt={readAt}
            isSlow={phase === 'slow'}
            onRetry={() => void home.refetch()}
          />
          <AnchorsSection hosts={data?.hosts} readAt={readAt} onRetry={() => void home.refetch()} />
        </>
      )}
      <MomentsSection audience={audience} home={data} sort={sort} onSort={setSort} actions={actions} />
      {news !== undefined && <news.LiveMatchNews matches={data?.matches} readAt={readAt} />}
      <PhotoViewer open={photos} onClose={closePhotos} />
    </PageMain>
  );
}
