import { mayNextAt } from '../../../../../src/pages/live-room/chat/speaking-pace';

const NOW = 100_000;
const SLOW = { messages: 1, seconds: 10 };
const USUAL = { messages: 3, seconds: 30 };

test.each([
  ['nothing was said', [], SLOW, undefined],
  ['one message, the time is not over', [95_000], SLOW, 105_000],
  ['one message, the time is over', [90_000], SLOW, undefined],
  ['fewer than may be said', [99_000, 98_000], USUAL, undefined],
  ['as many as may be said: the first of them gives way', [99_000, 80_000, 90_000], USUAL, 110_000],
  ['more, by another device: the last ones count', [99_000, 80_000, 90_000, 95_000], USUAL, 120_000],
  ['what is long ago does not count', [10_000, 20_000, 99_000], USUAL, undefined],
  ['a pace that would let nobody speak is none', [99_000], { messages: 0, seconds: 30 }, undefined],
])('%s [room chat.10]', (_name, saidAt, pace, next) => expect(mayNextAt(saidAt, pace, NOW)).toBe(next));
