import { fetchPageChunks, PAGE_CHUNKS } from '../../../../src/app/routing/page-chunks';
import { fetchTexts } from '../../../../src/i18n/fetch-texts';

jest.mock('../../../../src/i18n/fetch-texts');

const TABLE = {
  '/news': [
    [5, 86],
    ['tips', 'room'],
  ],
  '/news/detail/:id': [['tip'], ['tips']],
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
  jest.mocked(fetchTexts).mockImplementation(async (locale, name) => {
    asked.push(`${locale} ${name}`);
    throw new Error('no network');
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, '__webpack_chunk_load__');
});

it.each<[string, 'zh-CN' | 'en', unknown[]]>([
  ['/news', 'zh-CN', [5, 86, 'zh-CN tips', 'zh-CN room']],
  ['/news/', 'en', [5, 86, 'en core', 'en tips', 'en room']],
  ['/news/detail/12', 'zh-CN', ['tip', 'zh-CN tips']],
  ['/news/detail/12/more', 'zh-CN', []],
  ['/news/detail/', 'zh-CN', []],
  ['/anchor', 'zh-CN', []],
])('%s in %s', async (path, locale, wanted) => {
  fetchPageChunks(path, locale);
  await Promise.resolve();
  expect(asked).toEqual(wanted);
});

it('before the build has written the table nothing is asked for', () => {
  jest.restoreAllMocks();
  fetchPageChunks('/news', 'en');
  expect(asked).toEqual([]);
});
