import { nextReading, withDraw } from '../../../../../src/pages/live-room/extras/lottery-query';

const NOW = 1_742_047_200_000;
const MINUTE = 60_000;
const read = (fields: object = {}) => ({
  ...{ lotteryId: '1', prize: 'shirt', status: 1, endDate: NOW + MINUTE, joinCount: 9 },
  ...{ isJoined: false, isApproved: true },
  ...fields,
});
const push = (fields: object = {}) => ({ lotteryId: '1', prize: 'shirt', status: 1, endDate: NOW + MINUTE, ...fields });
const DRAWN = { status: 2, winners: ['Ann'] };

/** decisions.md, who asks when. */
it.each([
  ['open: soon after its end, at random', read(), undefined, 61_500 + 2_500],
  ['open, as a push says too', read(), push(), 61_500 + 2_500],
  ['drawn, as a reading says: the next one is looked for', read(DRAWN), undefined, 20_000],
  ['drawn, as the push says: nobody asks, the next push tells [who asks when.2]', read(), push(DRAWN), 240_000],
  ['drawn, and the member has joined: whether they have won', read({ isJoined: true }), push(DRAWN), 2_500],
  ['that has been read', read({ isJoined: true, ...DRAWN }), push(DRAWN), 240_000],
  [
    'the next one has begun by a push',
    read(DRAWN),
    push({ lotteryId: '2', endDate: NOW + 10 * MINUTE }),
    601_500 + 2_500,
  ],
  ['no draw', null, undefined, 20_000],
])('a draw %s', (_clause, reading, pushed, ms) => {
  expect(nextReading(reading, pushed, NOW, 0.5)).toBe(ms);
});

it.each<[string, Parameters<typeof withDraw>, object | null | undefined]>([
  ['no push', [read(), undefined], read()],
  ['nothing read yet', [undefined, push()], undefined],
  ['of the same draw: it is later', [read({ isJoined: true }), push(DRAWN)], read({ isJoined: true, ...DRAWN })],
  [
    'of the same draw, which was read when it was drawn',
    [read({ ...DRAWN, isWinner: true }), push()],
    read({ ...DRAWN, isWinner: true }),
  ],
  ['of a draw before it', [read(), push({ lotteryId: '0', endDate: NOW })], read()],
  [
    'of the next draw: nobody has joined it',
    [
      read({ ...DRAWN, isJoined: true, isApproved: false, limitText: 'VIP' }),
      push({ lotteryId: '2', endDate: NOW + 9 * MINUTE }),
    ],
    { ...push({ lotteryId: '2', endDate: NOW + 9 * MINUTE }), isJoined: false, isApproved: false, limitText: 'VIP' },
  ],
  ['of the first draw', [null, push()], { ...push(), isJoined: false, isApproved: undefined, limitText: undefined }],
])('a push of a room’s draw: %s', (_clause, args, shown) => {
  expect(withDraw(...args)).toEqual(shown);
});
