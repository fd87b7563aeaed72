import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../contract/anchor/host';
import { useServices } from '../../services/services';
import { Button } from '../../ui/controls/button';
import { Bone, SkeletonGroup } from '../../ui/feedback/skeleton';
import { useLoadingPhase } from '../../ui/feedback/use-loading-phase';
import { BannerCarousel } from './banner-carousel';
import styles from './banner-carousel.module.css';
import { bannerSlides } from './banner-slides';
import { type BannerSpot, bannersQuery } from './banners-query';
import { slideViewModel } from './slide-view-model';

/** Stands in the banners' place, so that nothing below moves. */
export function BannerFailed({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const t = useTranslations('action');
  return (
    <div className={`${styles.banner} ${styles.failed}`} role="alert">
      {text}
      <Button size="sm" variant="soft" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

interface BannerSectionProps {
  readonly spot: BannerSpot;
  readonly hosts: readonly Host[] | undefined;
  /** The hosts are still on their way: an anchor's banner cannot be judged yet. */
  readonly isWaiting: boolean;
}

/** The banners of a place. Without any, the top of anchor home shows the way to the ranking; elsewhere the place is given up. */
export function BannerSection({ spot, hosts, isWaiting }: BannerSectionProps) {
  const t = useTranslations();
  const services = useServices();
  const { data, isError, isPending, refetch } = useQuery(bannersQuery(services, spot));
  const phase = useLoadingPhase(isPending || (isWaiting && !isError));
  const slides = useMemo(
    () => bannerSlides(data ?? [], hosts ?? []).map((slide) => slideViewModel(services, slide)),
    [services, data, hosts],
  );
  const own = { key: '', image: '', title: t('pages.weekRank'), subTitle: '', to: services.paths.weekRank() };
  const shown = slides.length === 0 && spot === 'anchorHome' ? [own] : slides;
  const retry = () => void refetch();
  if (data === undefined && isError) return <BannerFailed text={t('error.title')} onRetry={retry} />;
  if (phase !== 'ready') {
    return (
      <div className={styles.banner}>
        <div className={styles.fill}>
          <SkeletonGroup isSlow={phase === 'slow'} onRetry={retry} space={0}>
            {/* The banner's height follows from its width: cut to its place, as high as that may be. */}
            <Bone width="100%" height={200} />
          </SkeletonGroup>
        </div>
      </div>
    );
  }
  return shown.length === 0 ? null : <BannerCarousel slides={shown} onOpen={services.openLink} />;
}
