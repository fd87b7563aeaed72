import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { BANNER_ACTION } from '../../contract/codes';
import { useServices } from '../../services/services';
import section from '../../ui/layout/section.module.css';
import { anchorHomeQuery } from '../anchor/anchor-home-query';
import { useSettled } from '../query/use-settled';
import { useAudience } from '../session/audience';
import { BannerCarousel } from './banner-carousel';
import { bannerSlides } from './banner-slides';
import { type BannerSpot, bannersQuery } from './banners-query';
import { slideViewModel } from './slide-view-model';

/** CSS px: less of a banner is a strip at the screen's edge, which nobody reads. */
const STRIP_PX = 64;
const INPUTS = ['scroll', 'pointerdown', 'keydown'] as const;

/** Stands for the banners while a strip of them is all that would be seen, until the reader does something: it would be the last thing painted. */
function UntilWanted({ onWanted }: { readonly onWanted: () => void }) {
  const { scrollContainer } = useServices();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = box.current;
    if (target === null) return;
    const scroller = scrollContainer ?? window;
    for (const input of INPUTS) scroller.addEventListener(input, onWanted, { passive: true, once: true });
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect();
        if (entry === undefined) return;
        const { top } = entry.boundingClientRect;
        const edge = entry.rootBounds?.bottom ?? 0;
        if (top > edge || top < edge - STRIP_PX) onWanted();
      },
      { root: scrollContainer ?? null },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
      for (const input of INPUTS) scroller.removeEventListener(input, onWanted);
    };
  }, [scrollContainer, onWanted]);
  return <div ref={box} />;
}

/** Banners below what a page is for, which comes first: nothing keeps their place, and nothing is said when they do not come. */
export function PromoBanner({ spot }: { readonly spot: BannerSpot }) {
  const services = useServices();
  const isSettled = useSettled();
  const [isWanted, setIsWanted] = useState(false);
  const want = useCallback(() => setIsWanted(true), []);
  const ofSpot = bannersQuery(services, spot, true);
  // Those that another page has read stand at once, and are read anew as ever.
  const isKnown = useQueryClient().getQueryData(ofSpot.queryKey) !== undefined;
  const { data: banners = [] } = useQuery({ ...ofSpot, enabled: isWanted || (isKnown && isSettled) });
  // Only an anchor's banner is judged by who is on air.
  const needsHosts = banners.some(({ actionType }) => actionType === BANNER_ACTION.anchor);
  const { data: home } = useQuery({ ...anchorHomeQuery(services, useAudience()), enabled: needsHosts });
  const slides = bannerSlides(banners, home?.hosts ?? []).map((slide) => slideViewModel(services, slide));
  if (slides.length === 0) return isSettled && !isWanted ? <UntilWanted onWanted={want} /> : null;
  return (
    <div className={section.tail}>
      <BannerCarousel isBelow slides={slides} onOpen={services.openLink} />
    </div>
  );
}
