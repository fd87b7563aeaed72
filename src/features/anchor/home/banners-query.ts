import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../../context/services';
import { images } from '../../../contract/calls-system';
import { BANNER_CATEGORY } from '../../../contract/codes';
import { ALWAYS_TRY } from './anchor-home-query';

const BANNERS_STALE_MS = 5 * 60_000;

/** The banners of anchor home (category 20301 on the web). */
export const bannersQuery = (services: Services) =>
  queryOptions({
    queryKey: ['banners', BANNER_CATEGORY.anchorHome],
    queryFn: ({ signal }) => services.call(images, { categoryId: BANNER_CATEGORY.anchorHome }, { signal }),
    staleTime: BANNERS_STALE_MS,
    ...ALWAYS_TRY,
  });
