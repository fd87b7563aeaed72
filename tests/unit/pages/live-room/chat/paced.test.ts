import { createPaced } from '../../../../../src/pages/live-room/chat/paced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const GAP_MS = 500;
const MOST = 3;

/** What was told, by the time at which it was. */
function told(puts: readonly (readonly [at: number, ...news: string[]])[], stopAt?: number) {
  const tellings: [number, string][] = [];
  const begun = Date.now();
  const paced = createPaced<string>((news) => tellings.push([Date.now() - begun, news.join('')]), GAP_MS, MOST);
  for (const [at, ...news] of puts) setTimeout(() => news.forEach(paced.put), at);
  if (stopAt !== undefined) setTimeout(paced.stop, stopAt);
  jest.advanceTimersByTime(10_000);
  return tellings;
}

it.each<[string, Parameters<typeof told>, [number, string][]]>([
  ['one alone is told at once', [[[100, 'a']]], [[100, 'a']]],
  [
    'a slow talk is told as it comes',
    [
      [
        [0, 'a'],
        [600, 'b'],
        [1_300, 'c'],
      ],
    ],
    [
      [0, 'a'],
      [600, 'b'],
      [1_300, 'c'],
    ],
  ],
  [
    'a crowd is told together, in its order [room chat.4]',
    [
      [
        [0, 'a'],
        [100, 'b', 'c'],
        [480, 'd'],
      ],
    ],
    [
      [0, 'a'],
      [500, 'bcd'],
    ],
  ],
  [
    'and so on, never sooner',
    [
      [
        [0, 'a'],
        [10, 'b'],
        [510, 'c'],
        [990, 'd'],
      ],
    ],
    [
      [0, 'a'],
      [500, 'b'],
      [1_000, 'cd'],
    ],
  ],
  [
    'of more than are kept, the last ones',
    [
      [
        [0, 'a'],
        [100, 'b', 'c', 'd', 'e', 'f'],
      ],
    ],
    [
      [0, 'a'],
      [500, 'def'],
    ],
  ],
  ['nothing is told of nothing', [[[0]]], []],
  [
    'nor after its end',
    [
      [
        [0, 'a'],
        [10, 'b'],
      ],
      20,
    ],
    [[0, 'a']],
  ],
])('decisions.md, room chat: %s', (_clause, given, expected) => {
  expect(told(...given)).toEqual(expected);
});
