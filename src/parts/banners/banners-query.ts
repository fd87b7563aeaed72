import { queryOptions } from '@tanstack/react-query';
import type { Services } from '../../context/services';
import { anchorJump, type Banner, images } from '../../contract/calls-system';
import { BANNER_ACTION, BANNER_CATEGORY } from '../../contract/codes';
import { decode } from '../../contract/wire';
import type { ReadBanner } from '../../rules/banner-slides';
import { ALWAYS_TRY } from '../page/always-try';

const BANNERS_STALE_MS = 5 * 60_000;

function readJump(content: string | undefined): ReadBanner['jump'] {
  try {
    const read = decode(anchorJump, JSON.parse(content ?? ''));
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** Reads `actionContent`, which is JSON only for some actions and may be anything. Never throws. */
export const readBanner = (banner: Banner): ReadBanner => ({
  ...banner,
  jump: banner.actionType === BANNER_ACTION.anchor ? readJump(banner.actionContent) : undefined,
});

/** Where banners are shown; each has a category of its own in the native app. */
export type BannerSpot = 'anchorHome' | 'tips';

/** The banners of a page: 20301 anchor home, 20302 tips; 30304 and 30305 in the native app. */
export const bannersQuery = (services: Services, spot: BannerSpot) => {
  const isApp = services.config.getState().platform === 'app';
  const categoryId = BANNER_CATEGORY[isApp ? (`${spot}App` as const) : spot];
  return queryOptions({
    queryKey: ['banners', categoryId],
    queryFn: async ({ signal }) => {
      const banners = await services.call(images, { categoryId }, { signal });
      return banners.map(readBanner);
    },
    staleTime: BANNERS_STALE_MS,
    ...ALWAYS_TRY,
  });
};
