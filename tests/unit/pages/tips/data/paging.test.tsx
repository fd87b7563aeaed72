import { act, waitFor } from '@testing-library/react';
import { pagedQuery, usePages } from '../../../../../src/pages/tips/data/paging';
import { fakeServices } from '../../../../support/unit/fake-services';
import { runHook } from '../../../../support/unit/render-page';

interface Item {
  readonly id: string;
}
interface Reply {
  readonly list: readonly Item[];
  readonly isLastPage: boolean;
  readonly total?: number;
}
const reply = (ids: string, isLastPage = false, total?: number): Reply => ({
  list: [...ids].map((id) => ({ id })),
  isLastPage,
  ...(total !== undefined && { total }),
});

/** A list whose pages are these, at server times 100, 200 …; all of them are read. */
async function readAll(pages: readonly Reply[]) {
  let clock = 0;
  const asked: number[] = [];
  const options = pagedQuery<Item>({
    queryKey: ['a-list'],
    now: () => {
      clock += 100;
      return clock;
    },
    async load(page) {
      asked.push(page);
      return pages[page - 1] ?? reply('', true);
    },
  });
  const result = runHook(fakeServices({}), () => usePages<Item>(options));
  await waitFor(() => expect(result.current.items).toBeDefined());
  while (result.current.query.hasNextPage) {
    const before = asked.length;
    act(() => void result.current.query.fetchNextPage());
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await waitFor(() => expect(result.current.query.isFetching).toBe(false));
  }
  return { asked, result };
}

describe('a list page by page until its last page (section 4)', () => {
  it.each([
    ['one page, which is the last', [reply('ab', true)], [1], 'ab'],
    ['until the server says that it is the last', [reply('ab'), reply('cd'), reply('e', true)], [1, 2, 3], 'abcde'],
    ['an empty page is the last, whatever the server says', [reply('ab'), reply('')], [1, 2], 'ab'],
    ['an empty list', [reply('')], [1], ''],
    ['what moved down a page is there once', [reply('ab'), reply('bc', true)], [1, 2], 'abc'],
    ['also within one page', [reply('aba', true)], [1], 'ab'],
  ])('%s', async (_clause, pages, asked, ids) => {
    const read = await readAll(pages);
    expect(read.asked).toEqual(asked);
    expect(read.result.current.items?.map(({ id }) => id).join('')).toBe(ids);
  });

  it('each item has the time at which its own page was asked for', async () => {
    const { result } = await readAll([reply('ab'), reply('bc', true)]);
    expect(result.current.items?.map(({ id, askedAt }) => [id, Math.round(askedAt / 100) * 100])).toEqual([
      ['a', 100],
      ['b', 100],
      ['c', 200],
    ]);
  });

  it.each([
    ['as the first page says', [reply('a', false, 9), reply('b', true, 8)], 9],
    ['not told', [reply('a', true)], undefined],
  ])('how many there are in all: %s', async (_clause, pages, total) => {
    expect((await readAll(pages)).result.current.total).toBe(total);
  });
});

it('a list that nobody may read is not asked for', async () => {
  const load = jest.fn();
  const options = pagedQuery<Item>({ queryKey: ['nobody'], now: () => 0, load, isEnabled: false });
  const result = runHook(fakeServices({}), () => usePages<Item>(options));
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(result.current.items).toBeUndefined();
});
