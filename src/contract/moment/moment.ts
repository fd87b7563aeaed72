import * as v from 'valibot';
import { count, csv, flag, id, int, list, millis, soft, softOr, text } from '../wire';

/** A host's post. The specification names only its like; the other fields are what a feed needs (additions). */
export const moment = v.object({
  id,
  hostId: id,
  nickName: soft(text, 'nickName'),
  /** File id of the host's portrait. */
  pictureId: soft(text, 'pictureId'),
  content: softOr(text, 'content', ''),
  /** File ids, comma-separated on the wire. */
  photos: soft(csv, 'photos'),
  createDate: soft(millis, 'createDate'),
  likeCount: soft(count, 'likeCount'),
  isLiked: soft(flag, 'isLiked'),
});
export type Moment = v.InferOutput<typeof moment>;

/** Moment list (product.md, section 3): list, page, size, momentSort; `isLastPage` says that no page follows. */
export const momentPage = v.object({
  list: list(moment, 'moments'),
  page: softOr(count, 'page', 1),
  size: softOr(count, 'size', 10),
  momentSort: soft(int, 'momentSort'),
  isLastPage: soft(flag, 'isLastPage'),
});
