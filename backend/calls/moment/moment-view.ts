import { MOMENT_SORT } from '../../../src/contract/codes';
import { feedPage } from '../../store/moments';
import { type CallContext, isEnglish } from '../call-context';

export interface MomentPageRequest {
  readonly hostId: number | undefined;
  readonly page: number;
  readonly size: number;
  readonly momentSort: number;
}

const MAX_PAGE_SIZE = 50;
const MAX_PAGE = 1_000_000;

const within = (value: number, max: number) => Math.min(Math.max(value, 1), max);

/** A page of moments over the wire (product.md, section 3, Moment list). Page and size are brought within bounds. */
export async function momentPageView({ database, now, user, language }: CallContext, request: MomentPageRequest) {
  const page = within(request.page, MAX_PAGE);
  const size = within(request.size, MAX_PAGE_SIZE);
  const hottest = request.momentSort === MOMENT_SORT.hottest;
  const { rows, isLastPage } = await feedPage(database.db, {
    hostId: request.hostId,
    hottest,
    page,
    size,
    now,
    uid: user?.uid,
    isEnglish: isEnglish(language),
  });
  return {
    list: rows.map(({ createdAt, photos, isLiked, ...rest }) => ({
      ...rest,
      photos: photos.join(','),
      createDate: createdAt,
      isLiked: isLiked ? 1 : 0,
    })),
    page,
    size,
    momentSort: hottest ? MOMENT_SORT.hottest : MOMENT_SORT.newest,
    isLastPage: isLastPage ? 1 : 0,
  };
}
