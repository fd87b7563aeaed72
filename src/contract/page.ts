import * as v from 'valibot';
import { count, flag, list, sentInt, soft, softOr } from './wire';

/** Lists of persons, attentions, gods and what follows their form (product.md, section 3): one page, counted from 1. */
export function pageOf<S extends v.GenericSchema>(item: S, name: string) {
  return v.object({
    list: softOr(list(item, name), name, []),
    /** No page follows. */
    isLastPage: softOr(flag, 'isLastPage', true),
    pageNum: softOr(count, 'pageNum', 1),
    pageSize: softOr(count, 'pageSize', 10),
    total: soft(count, 'total'),
  });
}

/** Pages are counted from 1; a server brings wild values within its bounds. */
export const pageFields = (size: number) => ({ page: v.optional(sentInt, 1), size: v.optional(sentInt, size) });
