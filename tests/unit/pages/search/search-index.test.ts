import { marked } from '../../../../src/pages/search/index/marks';
import { spell } from '../../../../src/pages/search/index/pinyin';
import { createIndex, type Named, type Search } from '../../../../src/pages/search/index/search-index';

/** decisions.md, search; decisions.md, pinyin. */
const ITEMS = [
  { id: 'owl', name: '夜航说球', also: '曼城 对 布莱顿' },
  { id: 'lane', name: '曼巷读球' },
  { id: 'slow', name: '慢半拍' },
  { id: 'city', name: '曼城', also: 'Manchester City' },
  { id: 'united', name: '曼联' },
  { id: 'newcastle', name: '纽卡斯尔联' },
  { id: 'manuel', name: '曼努埃尔·马丁内斯' },
  { id: 'hand', name: '亚盘手记' },
  { id: 'sixers', name: '费城76人', also: '76人' },
  { id: 'chongqing', name: '成都蓉城' },
  { id: 'mbappe', name: 'Kylian Mbappé' },
  { id: 'busy', name: '忙里偷球' },
];
let search: Search<Named>;
beforeAll(async () => {
  search = await createIndex<Named>(ITEMS);
});
const ids = (query: string) => search(query).map(({ item }) => item.id);

test.each<[why: string, query: string, found: readonly string[]]>([
  [
    'a character: the name begins so, is said of it, sounds so [search.1]',
    '曼',
    ['lane', 'city', 'united', 'manuel', 'owl', 'slow'],
  ],
  ['from any character of a Chinese word on', '联', ['united', 'newcastle']],
  ['pinyin initials [pinyin.1]', 'ypsj', ['hand']],
  ['the beginning of initials, each name once', 'mc', ['city']],
  ['initials of a later word', 'mdns', ['manuel']],
  ['whole pinyin, also unfinished [pinyin.1]', 'manch', ['city']],
  ['a syllable is a beginning of a longer one when it is typed', 'yeh', ['owl']],
  ['what sounds alike has whole syllables: 忙 is not 曼', '蛮', ['lane', 'slow', 'city', 'united', 'manuel']],
  ['digits within a name', 'fc76', ['sixers']],
  ['a name read in its own way: 成都 (du, not dou)', 'chengdu', ['chongqing']],
  ['no accents, no case', 'MBAPPE', ['mbappe']],
  ['full width', 'ｍｂａｐ', ['mbappe']],
  ['all words', 'kylian mb', ['mbappe']],
  ['a word that is not there', 'kylian zidane', []],
  ['two Chinese words', '夜航 布莱顿', ['owl']],
  ['blanks alone', '  ', []],
  ['marks alone', '·', []],
  ['nobody', '月球联队', []],
])('%s: %s', (_, query, found) => {
  expect(ids(query)).toEqual(found);
});

const VIETNAM = [
  { id: 'dang', name: 'Đặng Văn Lâm' },
  { id: 'nguyen', name: 'Nguyễn Quang Hải', also: 'Công an Hà Nội' },
  { id: 'odegaard', name: 'Martin Ødegaard' },
];
test.each([
  ['syllables without marks', 'quang hai', ['nguyen']],
  ['in any order, the last one unfinished', 'hai ngu', ['nguyen']],
  ['a stroke is no letter of its own', 'dang van', ['dang']],
  ['with their marks', 'Đặng Văn', ['dang']],
  ['with marks that are characters of their own', 'Nguyễn'.normalize('NFD'), ['nguyen']],
  ['of the other words too', 'ha noi', ['nguyen']],
  ['another language’s stroke', 'odeg', ['odegaard']],
])('Vietnamese: %s: %s [search.9]', async (_, query, found) => {
  const find = await createIndex<Named>(VIETNAM);
  expect(find(query).map(({ item }) => item.id)).toEqual(found);
});

test('a name of any length costs as much as it is long: its first 64 characters are found', async () => {
  const long = '夜航说球'.repeat(1250);
  const spaced = '球 '.repeat(2500);
  const begun = performance.now();
  const find = await createIndex<Named>([
    { id: 'long', name: long, also: long },
    { id: 'spaced', name: spaced },
  ]);
  expect(performance.now() - begun).toBeLessThan(1000);
  expect([find('说球夜'), find('yhsq'), find('yehang')].map((found) => found.map(({ item }) => item.id))).toEqual(
    Array(3).fill(['long']),
  );
});

test('what only sounds so says how it is spelled', () => {
  expect(search('曼').map(({ sound }) => sound)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    'man',
  ]);
});

/** Hits in square brackets. */
const drawn = (text: string, query: string) =>
  marked(text, query)
    .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
    .join('');

test.each([
  ['曼城', '曼', '[曼]城'],
  ['正在播 曼城 对 布莱顿', '曼', '正在播 [曼]城 对 布莱顿'],
  ['亚盘手记', 'ypsj', '[亚盘手记]'],
  ['亚盘手记', 'yp', '[亚盘]手记'],
  ['亚盘手记', 'yapa', '[亚盘]手记'],
  ['曼努埃尔·马丁内斯', 'mdn', '曼努埃尔·[马丁内]斯'],
  ['Kylian Mbappé', 'mbappe', 'Kylian [Mbappé]'],
  ['Athletic Club', 'cl', 'Athletic [Cl]ub'],
  ['Đặng Văn Lâm', 'dang v', '[Đặng] [V]ăn Lâm'],
  ['Brighton & Hove', 'hove bri', '[Bri]ghton & [Hove]'],
  ['慢半拍', '曼', '慢半拍'],
  ['费城76人', 'fc7', '[费城7]6人'],
  ['Manchester', '', 'Manchester'],
  ['', '曼', ''],
])('%s, searched for %s: %s', (text, query, shown) => {
  expect(drawn(text, query)).toBe(shown);
});

test('every character has one sound: its own where it is none of ours, none of a mark', () => {
  expect(spell('绿 A·9').map(({ sound }) => sound)).toEqual(['lv', '', 'a', '', '9']);
});

describe('names are indexed a little at a time', () => {
  const NAMES: readonly Named[] = Array.from({ length: 30 }, (_, at) => ({ id: String(at), name: `Name ${at}` }));
  let turns = 0;

  beforeEach(() => {
    let now = 0;
    turns = 0;
    // Each look at the clock is 3 ms later: a slow phone.
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 3));
    const { setTimeout: later } = globalThis;
    jest.spyOn(globalThis, 'setTimeout').mockImplementation((begin: () => void) => {
      turns += 1;
      return later(begin, 0);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  test('what else the page has to do comes between, and all are found', async () => {
    const find = await createIndex(NAMES);
    expect(turns).toBeGreaterThan(5);
    expect(find('name')).toHaveLength(NAMES.length);
  });

  test('a list that another has replaced is not indexed to its end', async () => {
    const find = await createIndex(NAMES, () => turns === 3);
    expect(turns).toBe(3);
    expect(find('name')).toEqual([]);
  });
});
