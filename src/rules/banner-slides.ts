import { anchorJump, type Banner } from '../contract/calls-system';
import { BANNER_ACTION } from '../contract/codes';
import type { Host } from '../contract/host';
import { decode } from '../contract/wire';

export type BannerTarget =
  | { readonly kind: 'anchor'; readonly hostId: string; readonly matchId: string }
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

/** The anchor and match of an `actionContent`; undefined for anything that is not that. Never throws. */
export function readAnchorJump(content: string | undefined): { hostId: string; matchId: string } | undefined {
  try {
    const read = decode(anchorJump, JSON.parse(content ?? ''));
    return read.ok ? read.value : undefined;
  } catch {
    return undefined;
  }
}

/** A path of this page or an http(s) address; where it may lead is decided by the one who opens it. */
const isLink = (href: string) => /^(https?:\/\/|\/(?![/\\]))/i.test(href);

function targetOf(banner: Banner, hosts: readonly Host[]): BannerTarget | undefined {
  if (banner.actionType !== BANNER_ACTION.anchor) {
    const href = banner.actionContent?.trim() ?? '';
    return isLink(href) ? { kind: 'link', href } : { kind: 'none' };
  }
  const jump = readAnchorJump(banner.actionContent);
  const host = hosts.find((one) => one.id === jump?.hostId);
  const isScheduled = host?.liveSchedule.some((entry) => entry.matchId === jump?.matchId) === true;
  return jump !== undefined && isScheduled ? { kind: 'anchor', ...jump } : undefined;
}

/** One slide per image; an anchor banner is dropped unless its host is in the list with that match scheduled (section 5). */
export function bannerSlides(banners: readonly Banner[], hosts: readonly Host[]): BannerSlide[] {
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
