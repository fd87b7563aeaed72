import type { Services } from '../../services/services';
import type { Slide } from './banner-slide';
import type { BannerSlide, BannerTarget } from './banner-slides';

function pathOf(paths: Services['paths'], target: BannerTarget): string | undefined {
  if (target.kind === 'anchor') return paths.anchorRoom(target.hostId, { matchId: target.matchId });
  return target.kind === 'ranking' ? paths.userRanking({ type: target.type }) : undefined;
}

export const slideViewModel = ({ paths, fileUrl }: Services, { target, image, ...rest }: BannerSlide): Slide => ({
  ...rest,
  image: fileUrl(image),
  to: pathOf(paths, target),
  href: target.kind === 'link' ? target.href : undefined,
});
