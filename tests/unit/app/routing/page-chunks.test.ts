import { fetchPageChunks, PAGE_CHUNKS } from '../../../../src/app/routing/page-chunks';

const TABLE = {
  '/news': [[5], [86], [73, 87]],
  '/news/detail/:id': [['tip'], [86], [87]],
};
let asked: unknown[] = [];

beforeEach(() => {
  asked = [];
  const parse = JSON.parse.bind(JSON);
  jest.spyOn(JSON, 'parse').mockImplementation((text: string) => (text === PAGE_CHUNKS ? TABLE : parse(text)));
  Reflect.set(globalThis, '__webpack_chunk_load__', async (id: unknown) => {
    asked.push(id);
    if (id === 86) throw new Error('no network');
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, '__webpack_chunk_load__');
});

it.each<[string, 'zh-CN' | 'en', unknown[]]>([
  ['/news', 'zh-CN', [5, 86]],
  ['/news/', 'en', [5, 73, 87]],
  ['/news/detail/12', 'zh-CN', ['tip', 86]],
  ['/news/detail/12/more', 'zh-CN', []],
  ['/anchor', 'zh-CN', []],
])('%s in %s', async (path, locale, ids) => {
  fetchPageChunks(path, locale);
  await Promise.resolve();
  expect(asked).toEqual(ids);
});

it('before the build has written the table nothing is asked for', () => {
  jest.restoreAllMocks();
  fetchPageChunks('/news', 'en');
  expect(asked).toEqual([]);
});
