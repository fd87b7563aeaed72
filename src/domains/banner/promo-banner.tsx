import { type Query, useIsFetching, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BANNER_ACTION } from '../../contract/codes';
import { useServices } from '../../services/services';
import section from '../../ui/layout/section.module.css';
import { anchorHomeQuery } from '../anchor/anchor-home-query';
import { useAudience } from '../session/audience';
import { BannerCarousel } from './banner-carousel';
import { bannerSlides } from './banner-slides';
import { type BannerSpot, bannersQuery } from './banners-query';
import { slideViewModel } from './slide-view-model';

const isFirstReading = ({ state }: Query) => state.data === undefined;

/** Longer than it takes from an answer to the question that follows from it. */
const QUIET_MS = 100;

/** True once nothing has been read for the first time for a moment, and from then on. */
function useIsDrawn(): boolean {
  const isReading = useIsFetching({ predicate: isFirstReading }) > 0;
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (isReading) return;
    const timer = setTimeout(() => setIsDrawn(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isReading]);
  return isDrawn;
}

/** Banners below what a page is for, which comes first: nothing keeps their place, and nothing is said when they do not come. */
export function PromoBanner({ spot }: { readonly spot: BannerSpot }) {
  const services = useServices();
  const isDrawn = useIsDrawn();
  const { data: banners = [] } = useQuery({ ...bannersQuery(services, spot, true), enabled: isDrawn });
  // Only an anchor's banner is judged by who is on air.
  const needsHosts = banners.some(({ actionType }) => actionType === BANNER_ACTION.anchor);
  const { data: home } = useQuery({ ...anchorHomeQuery(services, useAudience()), enabled: needsHosts });
  const slides = bannerSlides(banners, home?.hosts ?? []).map((slide) => slideViewModel(services, slide));
  if (slides.length === 0) return null;
  return (
    <div className={section.tail}>
      <BannerCarousel isBelow slides={slides} onOpen={services.openLink} />
    </div>
  );
}
