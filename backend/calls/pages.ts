const MAX_PAGE_SIZE = 50;
const MAX_PAGE = 1_000_000;

const within = (value: number, max: number) => Math.min(Math.max(value, 1), max);

export interface PageFilter {
  readonly page: number;
  readonly size: number;
}

/** Page and size brought within bounds. */
export const boundedPage = ({ page, size }: PageFilter): PageFilter => ({
  page: within(page, MAX_PAGE),
  size: within(size, MAX_PAGE_SIZE),
});

/** A page over the wire (product.md, section 3, Lists). `wish` is within bounds. */
export function pageView<T>(list: readonly T[], { page, size }: PageFilter, total: number) {
  return { list: [...list], isLastPage: page * size >= total ? 1 : 0, pageNum: page, pageSize: size, total };
}

/** The page of a list that is at hand as a whole. */
export function pageOfAll<T>(all: readonly T[], { page, size }: PageFilter): T[] {
  return all.slice((page - 1) * size, page * size);
}
