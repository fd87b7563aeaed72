import { useQuery } from '@tanstack/react-query';
import { BANNER_ACTION } from '../../contract/codes';
import { useServices } from '../../services/services';
import section from '../../ui/layout/section.module.css';
import { anchorHomeQuery } from '../anchor/anchor-home-query';
import { useAudience } from '../session/audience';
import { BannerCarousel } from './banner-carousel';
import { bannerSlides } from './banner-slides';
import { type BannerSpot, bannersQuery } from './banners-query';
import { slideViewModel } from './slide-view-model';

/** Banners below what a page is for: nothing keeps their place, and nothing is said when they do not come. */
export function PromoBanner({ spot }: { readonly spot: BannerSpot }) {
  const services = useServices();
  const { data: banners = [] } = useQuery(bannersQuery(services, spot, true));
  // Only an anchor's banner is judged by who is on air.
  const needsHosts = banners.some(({ actionType }) => actionType === BANNER_ACTION.anchor);
  const { data: home } = useQuery({ ...anchorHomeQuery(services, useAudience()), enabled: needsHosts });
  const slides = bannerSlides(banners, home?.hosts ?? []).map((slide) => slideViewModel(services, slide));
  if (slides.length === 0) return null;
  return (
    <div className={section.tail}>
      <BannerCarousel slides={slides} onOpen={services.openLink} />
    </div>
  );
}
