import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Host } from '../../contract/anchor/host';
import { useServices } from '../../services/services';
import { Bone, SkeletonGroup } from '../../ui/feedback/skeleton';
import { useLoadingPhase } from '../../ui/feedback/use-loading-phase';
import { BannerCarousel } from './banner-carousel';
import styles from './banner-carousel.module.css';
import { bannerSlides } from './banner-slides';
import { type BannerSpot, bannersQuery } from './banners-query';
import { slideViewModel } from './slide-view-model';

interface BannerSectionProps {
  readonly spot: BannerSpot;
  readonly hosts: readonly Host[] | undefined;
  /** The hosts are still on their way: an anchor's banner cannot be judged yet. */
  readonly isWaiting: boolean;
}

/** The banners of a place. Where none can be had the top of anchor home shows the way to the ranking, so that nothing below moves; elsewhere the place is given up. */
export function BannerSection({ spot, hosts, isWaiting }: BannerSectionProps) {
  const t = useTranslations('pages');
  const services = useServices();
  const { data, isError, isPending, refetch } = useQuery(bannersQuery(services, spot));
  const phase = useLoadingPhase(isPending || (isWaiting && !isError));
  const slides = useMemo(
    () => bannerSlides(data ?? [], hosts ?? []).map((slide) => slideViewModel(services, slide)),
    [services, data, hosts],
  );
  const own = { key: '', image: '', title: t('weekRank'), subTitle: '', to: services.paths.weekRank() };
  const shown = slides.length === 0 && spot === 'anchorHome' ? [own] : slides;
  if (phase !== 'ready') {
    return (
      <div className={styles.banner}>
        <div className={styles.fill}>
          <SkeletonGroup isSlow={phase === 'slow'} onRetry={() => void refetch()} space={0}>
            {/* The banner's height follows from its width: cut to its place, as high as that may be. */}
            <Bone width="100%" height={200} />
          </SkeletonGroup>
        </div>
      </div>
    );
  }
  return shown.length === 0 ? null : <BannerCarousel slides={shown} onOpen={services.openLink} />;
}
