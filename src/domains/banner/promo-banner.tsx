import { type Query, useIsFetching, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
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

/** CSS px: less of a banner is a strip at the screen's edge, which nobody reads. */
const STRIP_PX = 64;

/** Stands for the banners while a strip of them is all that would be seen: that would be the last thing painted. */
function UntilSeen({ onSeen }: { readonly onSeen: () => void }) {
  const { scrollContainer } = useServices();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = box.current;
    if (target === null) return;
    const look = (entry: IntersectionObserverEntry) => {
      const isSeen = entry.isIntersecting;
      if (isSeen || entry.boundingClientRect.top > (entry.rootBounds?.bottom ?? 0) + STRIP_PX) onSeen();
    };
    const observer = new IntersectionObserver((entries) => entries.forEach(look), {
      root: scrollContainer ?? null,
      rootMargin: `0px 0px ${-STRIP_PX}px 0px`,
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [scrollContainer, onSeen]);
  return <div ref={box} />;
}

/** Banners below what a page is for, which comes first: nothing keeps their place, and nothing is said when they do not come. */
export function PromoBanner({ spot }: { readonly spot: BannerSpot }) {
  const services = useServices();
  const isDrawn = useIsDrawn();
  const [isWanted, setIsWanted] = useState(false);
  const want = useCallback(() => setIsWanted(true), []);
  const { data: banners = [] } = useQuery({ ...bannersQuery(services, spot, true), enabled: isWanted });
  // Only an anchor's banner is judged by who is on air.
  const needsHosts = banners.some(({ actionType }) => actionType === BANNER_ACTION.anchor);
  const { data: home } = useQuery({ ...anchorHomeQuery(services, useAudience()), enabled: needsHosts });
  const slides = bannerSlides(banners, home?.hosts ?? []).map((slide) => slideViewModel(services, slide));
  if (isDrawn && !isWanted) return <UntilSeen onSeen={want} />;
  if (slides.length === 0) return null;
  return (
    <div className={section.tail}>
      <BannerCarousel isBelow slides={slides} onOpen={services.openLink} />
    </div>
  );
}
