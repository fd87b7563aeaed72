import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../../context/services';
import { images } from '../../../contract/calls-system';
import { BANNER_CATEGORY } from '../../../contract/codes';
import { readBanner } from '../../../parts/banners/banners-query';
import { ALWAYS_TRY } from '../../../parts/page/always-try';
import { bannerSlides } from '../../../rules/banner-slides';
import { BannerCarousel } from '../../../ui/banner-carousel';

const BANNERS_STALE_MS = 5 * 60_000;

const downloadBannersQuery = (services: Services) =>
  queryOptions({
    queryKey: ['banners', BANNER_CATEGORY.download] as const,
    queryFn: async ({ signal }) => {
      const banners = await services.call(images, { categoryId: BANNER_CATEGORY.download }, { signal, quiet: true });
      return banners.map(readBanner);
    },
    staleTime: BANNERS_STALE_MS,
    ...ALWAYS_TRY,
  });

/** The banners of category 10103; nothing keeps their place, and nothing is said when they do not come. */
export function DownloadBanner() {
  const services = useServices();
  const { data = [] } = useQuery(downloadBannersQuery(services));
  const slides = bannerSlides(data, []).map(({ target, image, ...rest }) => ({
    ...rest,
    image: services.fileUrl(image),
    to: undefined,
    href: target.kind === 'link' ? target.href : undefined,
  }));
  return slides.length === 0 ? null : <BannerCarousel slides={slides} onOpen={services.openLink} />;
}
