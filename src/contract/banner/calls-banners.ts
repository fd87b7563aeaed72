import * as v from 'valibot';
import { defineCall } from '../call';
import { imagesRequest } from '../first-requests';
import { csv, id, int, list, soft, softOr, text } from '../wire';

/** A banner (product.md, section 3), a slide per image; `title` and `subTitle`, the link's text, are additions. */
export const banner = v.object({
  id: soft(id, 'id'),
  actionType: softOr(int, 'actionType', 0),
  /** For action 4 JSON with hostId and matchId, else a link. */
  actionContent: soft(text, 'actionContent'),
  images: softOr(csv, 'images', []),
  /** 1 red, 2 gain, 3 pop, 4 attention: the ranking that it opens. */
  type: soft(int, 'type'),
  title: soft(text, 'title'),
  subTitle: soft(text, 'subTitle'),
});
export type Banner = v.InferOutput<typeof banner>;

/** The content of an anchor banner's `actionContent`. */
export const anchorJump = v.object({ hostId: id, matchId: id });

export const images = defineCall({
  name: 'images',
  ...imagesRequest,
  body: v.object({ categoryId: id }),
  data: list(banner, 'banners'),
});
