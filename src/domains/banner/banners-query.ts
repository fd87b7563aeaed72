import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { anchorJump, type Banner, images } from '../../contract/banner/calls-banners';
import { BANNER_ACTION, BANNER_CATEGORY } from '../../contract/codes';
import { exactIntegers } from '../../contract/exact-integers';
import { decode } from '../../contract/wire';
import { defineKept } from '../../services/kept';
import { replyOf } from '../../services/offline-cache';
import type { Services } from '../../services/services';
import { configStore } from '../config/config-store';
import type { ReadBanner } from './banner-slides';

const BANNERS_STALE_MS = 5 * 60_000;

function readJump(content: string | undefined): ReadBanner['jump'] {
  try {
    const read = decode(anchorJump, JSON.parse(exactIntegers(content ?? '')));
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

/** The places of banners (decisions.md, banner places). */
export type BannerSpot = Exclude<keyof typeof BANNER_CATEGORY, `${string}App`>;

/** In the native app two places have categories of their own. */
const IN_APP: Readonly<Partial<Record<BannerSpot, string>>> = {
  anchorHome: BANNER_CATEGORY.anchorHomeApp,
  tips: BANNER_CATEGORY.tipsApp,
};

/** The image category of a place; product.md, section 9, banner categories. */
export const bannerCategory = (spot: BannerSpot, platform: 'web' | 'app'): string =>
  (platform === 'app' ? IN_APP[spot] : undefined) ?? BANNER_CATEGORY[spot];

const keptReply = replyOf(v.object({ uid: v.string(), banners: images.data }));
const keptBanners = defineKept('home-banners', keptReply, undefined, 'member');

/** The owner of the banners: "" is a visitor; undefined: a member who cannot be told from others. */
function ownerOf({ session }: Services): string | undefined {
  const { token, uid } = session.getState();
  return token === '' ? '' : uid || undefined;
}

/** Anchor home's banners of the last visit, if it was this user's and no longer than `within` ms ago. */
export function beginWithKeptBanners(services: Services, client: QueryClient, within: number): void {
  const { queryKey } = bannersQuery(services, 'anchorHome');
  const kept = services.offlineCache.recall(keptBanners, within);
  if (kept === undefined || kept.value.uid !== ownerOf(services) || client.getQueryData(queryKey) !== undefined) return;
  client.setQueryData(queryKey, kept.value.banners.map(readBanner), { updatedAt: kept.at });
}

/** The banners of a place. `quiet`: nothing is said when they do not come. */
export const bannersQuery = (services: Services, spot: BannerSpot, quiet = false) => {
  const categoryId = bannerCategory(spot, services.stores.get(configStore).getState().platform);
  return queryOptions({
    queryKey: ['banners', categoryId],
    queryFn: async ({ signal }) => {
      const uid = ownerOf(services);
      const banners = await services.call(images, { categoryId }, { signal, quiet });
      if (spot === 'anchorHome' && uid !== undefined) services.offlineCache.keep(keptBanners, () => ({ uid, banners }));
      return banners.map(readBanner);
    },
    staleTime: BANNERS_STALE_MS,
  });
};
