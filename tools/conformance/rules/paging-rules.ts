import type { Call } from '../../../src/contract/call';
import { MOMENT_SORT, PERSON_PAGE_SIZE } from '../../../src/contract/codes';
import { commentList, myComments } from '../../../src/contract/comment/calls-comments';
import { professorInfo } from '../../../src/contract/expert/calls-experts';
import { momentList } from '../../../src/contract/moment/calls-moments';
import { myOrders, professorTips, tipList } from '../../../src/contract/tip/calls-tips';
import { failureOf, type Probe, succeeded } from '../probe';
import type { Exchange } from '../request/exchange';
import type { Fields } from '../request/signed-request';
import { askedAs, samplesOf } from '../samples/all-samples';
import type { Rule } from './rule';

/** Small, so that a list has several of them. */
const SIZE = 4;
const MOST_PAGES = 5;
const FAR_PAGE = 900_000;
const LIST_SIZE = 10;

/** A page as it came, before the contract fills in what is missing. */
interface Page {
  readonly exchange: Exchange;
  readonly ids: readonly string[];
  readonly isLast: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Which of its fields says the page and which its size. */
const WORDS: Readonly<Record<string, { readonly page: string; readonly size: string }>> = {
  momentList: { page: 'page', size: 'size' },
};
const PERSON_WORDS = { page: 'pageNum', size: 'pageSize' };

const keyOf = (item: unknown) => {
  const { orderId, id } = item as { orderId?: unknown; id?: unknown };
  return String(orderId ?? id);
};

async function pageAt(probe: Probe, call: Call, asked: Fields): Promise<Page | undefined> {
  const exchange = await probe.ask(call, asked, askedAs(probe, call));
  if (!succeeded(exchange)) {
    probe.cannot(call.name, failureOf(exchange));
    return undefined;
  }
  const fields = (exchange.data ?? {}) as Readonly<Record<string, unknown>>;
  const list = Array.isArray(fields['list']) ? fields['list'] : [];
  const isLast = [1, '1', true].includes(fields['isLastPage'] as number);
  return { exchange, ids: list.map(keyOf), isLast, fields };
}

/** What a paged call is asked with beside page and size. */
async function restOf(probe: Probe, call: Call): Promise<Fields> {
  if (call.name === momentList.name) return { momentSort: MOMENT_SORT.newest };
  const [sample = {}] = await samplesOf(probe, call);
  const { page: _page, size: _size, ...rest } = sample;
  return rest;
}

async function pagesOf(probe: Probe, call: Call): Promise<Page[]> {
  const rest = await restOf(probe, call);
  const pages: Page[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const found = await pageAt(probe, call, { ...rest, page, size: SIZE });
    if (found === undefined) break;
    pages.push(found);
    if (found.isLast || found.ids.length === 0) break;
  }
  return pages;
}

const PAGED: readonly Call[] = [professorInfo, tipList, professorTips, myOrders, commentList, myComments, momentList];
const names = (calls: readonly Call[]) => calls.map(({ name }) => name);

const pageSize: Rule = {
  id: 'page-size',
  clause:
    'sections 3 and 9 and decisions.md, page sizes: a page has at most as many as were asked for, and says which it is',
  calls: names(PAGED),
  each: async (probe, call) => {
    const words = WORDS[call.name] ?? PERSON_WORDS;
    for (const [index, { exchange, ids, isLast, fields }] of (await pagesOf(probe, call)).entries()) {
      probe.check(ids.length <= SIZE, exchange, `${ids.length} items on a page of ${SIZE}`);
      probe.check(
        isLast || ids.length === SIZE,
        exchange,
        `${ids.length} items on a page of ${SIZE} that is not the last`,
      );
      const said = [fields[words.page], fields[words.size]].map(Number);
      const isSaid = said[0] === index + 1 && said[1] === SIZE;
      probe.check(
        isSaid,
        exchange,
        `${words.page} ${said[0]}, ${words.size} ${said[1]} on page ${index + 1} of size ${SIZE}`,
      );
    }
  },
};

const DEFAULT_SIZES: ReadonlyMap<Call, number> = new Map<Call, number>([
  [professorInfo, PERSON_PAGE_SIZE],
  [tipList, LIST_SIZE],
  [myOrders, LIST_SIZE],
]);

const defaultSize: Rule = {
  id: 'page-default',
  clause: 'section 7: without page and size it is page 1 of 8 persons, or of 10 others',
  calls: names([...DEFAULT_SIZES.keys()]),
  each: async (probe, call) => {
    const page = await pageAt(probe, call, {});
    const size = DEFAULT_SIZES.get(call) ?? LIST_SIZE;
    if (page === undefined) return;
    const isDefault = page.isLast ? page.ids.length <= size : page.ids.length === size;
    probe.check(isDefault, page.exchange, `${page.ids.length} items without page and size, not ${size}`);
  },
};

const lastPage: Rule = {
  id: 'last-page',
  clause: 'section 4: a last-page flag is set for each list, on the last page and on no other',
  calls: names(PAGED),
  each: async (probe, call) => {
    const rest = await restOf(probe, call);
    for (const [index, page] of (await pagesOf(probe, call)).entries()) {
      // Of moments the flag is an addition (product.md, section 3, Moment list): without it the list ends with a page that is
      // empty.
      if (call.name === momentList.name && !('isLastPage' in page.fields)) return;
      probe.check('isLastPage' in page.fields, page.exchange, 'a page without isLastPage');
      const next = await pageAt(probe, call, { ...rest, page: index + 2, size: SIZE });
      if (next === undefined) return;
      const isRight = page.isLast === (next.ids.length === 0);
      probe.check(
        isRight,
        page.exchange,
        `isLastPage ${page.isLast ? 1 : 0}, and the next page has ${next.ids.length} items`,
      );
    }
    const far = await pageAt(probe, call, { ...rest, page: FAR_PAGE, size: SIZE });
    if (far === undefined) return;
    probe.check(
      far.isLast && far.ids.length === 0,
      far.exchange,
      'a page far behind the end is not empty and the last',
    );
    const total = Number(far.fields['total']);
    if (!(total > 0)) return;
    const end = await pageAt(probe, call, { ...rest, page: Math.ceil(total / SIZE), size: SIZE });
    if (end !== undefined)
      probe.check(
        end.isLast && end.ids.length > 0,
        end.exchange,
        `the end of ${total} items, ${end.ids.length} of them there, is not the last`,
      );
  },
};

const pageDoubles: Rule = {
  id: 'page-doubles',
  clause: 'section 4: pages are appended to each other, so that no item stands on two',
  calls: names(PAGED),
  each: async (probe, call) => {
    const doublesOf = (pages: readonly Page[]) => {
      const ids = pages.flatMap((page) => page.ids);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    };
    const pages = await pagesOf(probe, call);
    // What is published between two pages moves the rest: only what happens twice is a fault.
    const isClean = doublesOf(pages).length === 0 || doublesOf(await pagesOf(probe, call)).length === 0;
    const last = pages.at(-1);
    if (last !== undefined)
      probe.check(isClean, last.exchange, `on two pages: ${doublesOf(pages).slice(0, 3).join(', ')}`);
  },
};

export const pagingRules: readonly Rule[] = [pageSize, defaultSize, lastPage, pageDoubles];
