import type { Host } from '../../contract/anchor/host';
import type { Banner } from '../../contract/banner/calls-banners';
import { BANNER_ACTION, RANKING_TYPES, type RankingType } from '../../contract/codes';

export type BannerTarget =
  | { readonly kind: 'anchor'; readonly hostId: string; readonly matchId: string }
  | { readonly kind: 'ranking'; readonly type: RankingType }
  | { readonly kind: 'link'; readonly href: string }
  | { readonly kind: 'none' };

/** One picture of the carousel. */
export interface BannerSlide {
  readonly key: string;
  /** File id. */
  readonly image: string;
  readonly title: string;
  readonly subTitle: string;
  readonly target: BannerTarget;
}

/** A banner whose `actionContent` has been read. */
export interface ReadBanner extends Banner {
  /** The target of an anchor banner; undefined for other content. */
  readonly jump: { readonly hostId: string; readonly matchId: string } | undefined;
}

/** A path of this page or an http(s) address; where it may lead is decided by the one who opens it. */
const isLink = (href: string) => /^(https?:\/\/|\/(?![/\\]))/i.test(href);

function targetOf(banner: ReadBanner, hosts: readonly Host[]): BannerTarget | undefined {
  if (banner.actionType !== BANNER_ACTION.anchor) {
    const type = RANKING_TYPES[(banner.type ?? 0) - 1];
    if (type !== undefined) return { kind: 'ranking', type };
    const href = banner.actionContent?.trim() ?? '';
    return isLink(href) ? { kind: 'link', href } : { kind: 'none' };
  }
  const { jump } = banner;
  const host = hosts.find((one) => one.id === jump?.hostId);
  const isScheduled = host?.liveSchedule.some((entry) => entry.matchId === jump?.matchId) === true;
  return jump !== undefined && isScheduled ? { kind: 'anchor', ...jump } : undefined;
}

/** One slide per image; an anchor's only while its host has that match scheduled (product.md, section 5). */
export function bannerSlides(banners: readonly ReadBanner[], hosts: readonly Host[]): BannerSlide[] {
  return banners.flatMap((banner, position) => {
    const target = targetOf(banner, hosts);
    if (target === undefined) return [];
    return banner.images.map((image, index) => ({
      key: `${banner.id ?? position}-${index}`,
      image,
      title: banner.title ?? '',
      subTitle: banner.subTitle ?? '',
      target,
    }));
  });
}
