import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { MOMENT_SORT } from '../../contract/codes';
import { anchorHomeQuery, type HomeData } from '../../domains/anchor/anchor-home-query';
import { useLikePendingActions } from '../../domains/anchor/use-pending-actions';
import { BannerSection } from '../../domains/banner/banner-section';
import { bannersQuery } from '../../domains/banner/banners-query';
import { useFeedActions } from '../../domains/moment/feed-actions';
import { SortedMoments } from '../../domains/moment/moment-list';
import { momentStore } from '../../domains/moment/moment-store';
import { beginAgain, beginWithHome, type MomentSort, onlyPage } from '../../domains/moment/moments-query';
import { usePhotoViewer } from '../../domains/moment/use-photo-viewer';
import { useFailure } from '../../domains/query/use-failure';
import { usePull } from '../../domains/query/use-pull';
import { watchedLately } from '../../domains/room/watched-lately';
import { type Audience, useAudience } from '../../domains/session/audience';
import { sheetTexts } from '../../i18n/fetch-texts';
import { useFormats } from '../../i18n/use-formats';
import { LazySheet } from '../../services/lazy-sheet';
import { useServices } from '../../services/services';
import { useStore } from '../../services/store-registry';
import { useRefetch } from '../../services/use-live';
import { useOnline } from '../../services/use-online';
import { ErrorState } from '../../ui/feedback/error-state';
import { StaleBar } from '../../ui/feedback/stale-bar';
import { useLoadingPhase } from '../../ui/feedback/use-loading-phase';
import { PageMain } from '../../ui/layout/page-main';
import { Card, Section } from '../../ui/layout/section';
import { AnchorsSection } from './home/anchors-section';
import { LastVisitStamp } from './home/last-visit-stamp';
import { SpokenNews } from './home/spoken-news';
import { MatchesSection } from './matches/matches-section';

/** Of the matches and the anchors, between the first heading and the moments. */
const SECTIONS_HEIGHT_PX = 428;
/** Of the rooms watched lately. */
const WATCHED_HEIGHT_PX = 112;

const loadWatched = () => import('./home/watched-strip');
const WATCHED_TEXTS = sheetTexts('anchors');

/** Reads the page again on the user's wish: everything at once, the moments from their first page on. */
function useReadAgain(audience: Audience, sort: MomentSort, onRead: () => void) {
  const services = useServices();
  const client = useQueryClient();
  return useCallback(async () => {
    const home = client.query({ ...anchorHomeQuery(services, audience), staleTime: 0 });
    await Promise.allSettled([
      sort === MOMENT_SORT.newest
        ? home.then((data) => beginWithHome(client, audience, data))
        : beginAgain({ services, client, audience, sort }),
      home,
      client.refetchQueries({ queryKey: bannersQuery(services, 'anchorHome').queryKey }),
    ]);
    onRead();
  }, [services, client, audience, sort, onRead]);
}

/** A fresh home reply renews the newest moments too, unless the user has scrolled on: then nothing may jump. */
function useFreshMoments(audience: Audience, home: HomeData | undefined, onFresh: () => void): void {
  const client = useQueryClient();
  useEffect(() => {
    const shown = onlyPage(client, audience);
    if (home === undefined || shown === undefined || shown === home.moments) return;
    beginWithHome(client, audience, home);
    onFresh();
  }, [client, audience, home, onFresh]);
}

/** Anchor home: banners, hot matches, anchors, moments. Each part loads, fails and heals on its own. */
export default function AnchorHomePage() {
  const t = useTranslations();
  const { stampTime } = useFormats();
  const services = useServices();
  const audience = useAudience();
  const isOnline = useOnline();
  const [sort, setSort] = useState<MomentSort>(MOMENT_SORT.newest);
  const photos = usePhotoViewer();
  const actions = useFeedActions(photos.open);
  const forgetConfirmed = useStore(momentStore, (state) => state.forgetConfirmed);
  const home = useQuery(anchorHomeQuery(services, audience));
  const phase = useLoadingPhase(home.isPending);
  const { refresh, puller } = usePull(useReadAgain(audience, sort, forgetConfirmed));
  useFreshMoments(audience, home.data, forgetConfirmed);
  useLikePendingActions(useCallback((id: string) => actions.like({ id, hostId: '', likeCount: undefined }), [actions]));

  const { data } = home;
  const hasWatched = useStore(watchedLately, ({ value }) => value.length > 0);
  const readSoon = useRefetch('screen', home.refetch);
  const { failure, retry } = useFailure(home);
  return (
    <PageMain heading={t('pages.anchor')} below="float">
      {puller}
      {data !== undefined && (!isOnline || home.isError) && (
        <StaleBar
          isOffline={!isOnline}
          stamp={t('state.updatedAt', { time: stampTime(home.dataUpdatedAt, services.deviceNow()) })}
          onRefresh={refresh}
        />
      )}
      {data?.askedAt === 0 && isOnline && !home.isError && <LastVisitStamp at={home.dataUpdatedAt} />}
      <BannerSection spot="anchorHome" hosts={data?.hosts} isWaiting={home.isPending} />
      {failure !== undefined ? (
        <Section title={t('anchor.hotMatches')}>
          <Card>
            <ErrorState
              failure={failure}
              onRetry={retry}
              onLogin={() => services.askLogin()}
              space={SECTIONS_HEIGHT_PX}
            />
          </Card>
        </Section>
      ) : (
        <>
          <MatchesSection matches={data?.matches} isSlow={phase === 'slow'} onRetry={retry} />
          {data && hasWatched && (
            <LazySheet
              load={loadWatched}
              texts={WATCHED_TEXTS}
              waiting={<div style={{ blockSize: WATCHED_HEIGHT_PX }} />}
            >
              {({ WatchedStrip }) => <WatchedStrip reading={data} />}
            </LazySheet>
          )}
          <AnchorsSection reading={data} onRetry={retry} />
        </>
      )}
      <SortedMoments
        audience={audience}
        reading={data}
        first={sort === MOMENT_SORT.newest ? data?.moments : undefined}
        sort={sort}
        onSort={setSort}
        actions={actions}
      />
      <SpokenNews home={data} readSoon={readSoon} />
      {photos.sheet}
    </PageMain>
  );
}
