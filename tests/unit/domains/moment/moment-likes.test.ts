import { createMomentLikes } from '../../../../src/domains/moment/moment-likes';
import { momentStore } from '../../../../src/domains/moment/moment-store';
import { ownOf } from '../../../../src/services/own-map';
import { rawMoment } from '../../../support/unit/anchor-world';
import { type Answer, failWith, fakeServices } from '../../../support/unit/fake-services';

const moment = { id: 'mo1', hostId: 'h1', likeCount: 10 };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = (momentLike: Answer = () => ({ likeCount: 15 }), momentList: Answer = () => ({ list: [] })) => {
  const { services, sent, calls } = fakeServices({ momentLike, momentList });
  const { call, session, stores } = services;
  const moments = stores.get(momentStore);
  const likes = createMomentLikes({ call, session, moments });
  const tap = (times: number) => {
    for (let index = 0; index < times; index += 1) likes.tap(moment);
  };
  const state = () => ownOf(moments.getState().likes, session.memberKey(), 'mo1');
  return { session, sent, calls, moments, likes, tap, state };
};
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('taps of 1 s are one call with their count [moment likes.1]', async () => {
  const { calls, tap, state } = setUp();
  tap(2);
  await wait(900);
  tap(1);
  expect(calls('momentLike')).toEqual([]);
  expect(state()).toMatchObject({ pending: 3, isLiked: true });
  await wait(100);
  expect(calls('momentLike')).toEqual([{ momentId: 'mo1', count: 3 }]);
  expect(state()).toEqual({ pending: 0, confirmed: 15, isLiked: true });
});

test('taps while a call is on its way are the next call', async () => {
  let answer = (_count: unknown): void => {};
  const { calls, tap, state } = setUp(() => new Promise((resolve) => (answer = resolve)));
  tap(1);
  await wait(1000);
  tap(2);
  answer({ likeCount: 11 });
  await wait(0);
  expect(state()).toEqual({ pending: 2, confirmed: 11, isLiked: true });
  await wait(1000);
  expect(calls('momentLike').map((fields) => fields.count)).toEqual([1, 2]);
});

test('taps of the next member are theirs alone: what waits of another is not sent in their name', async () => {
  const { calls, session, tap, state } = setUp();
  session.setState({ token: 'a', uid: 'u1' });
  tap(2);
  session.setState({ token: 'b', uid: 'u2' });
  tap(1);
  await wait(1000);
  expect(calls('momentLike')).toEqual([{ momentId: 'mo1', count: 1 }]);
  expect(state()).toEqual({ pending: 0, confirmed: 15, isLiked: true });
});

test('taps wait through a renewed token', async () => {
  const { calls, session, tap } = setUp();
  session.setState({ token: 'a', uid: 'u1' });
  tap(2);
  session.setState({ token: 'renewed' });
  await wait(1000);
  expect(calls('momentLike')).toEqual([{ momentId: 'mo1', count: 2 }]);
});

test('sent at once when the page is hidden, in a way that outlives it [moment likes.1]', () => {
  const { sent, likes, tap } = setUp();
  tap(4);
  likes.flush();
  likes.flush();
  expect(sent).toEqual([{ name: 'momentLike', fields: { momentId: 'mo1', count: 4 }, options: { keepalive: true } }]);
});

test.each([
  ['refused: taken back', failWith('rejected'), 0, { pending: 0, confirmed: undefined, isLiked: false }],
  ['forbidden: taken back', failWith('forbidden'), 0, { pending: 0, confirmed: undefined, isLiked: false }],
  [
    'time-out: the count is read [moment likes.2]',
    failWith('timeout'),
    1,
    { pending: 0, confirmed: 13, isLiked: true },
  ],
  ['network: the count is read', failWith('network'), 1, { pending: 0, confirmed: 13, isLiked: true }],
])('%s, never sent again', async (_clause, answer, reads, expected) => {
  const { calls, tap, state } = setUp(answer, () => ({ list: [rawMoment(1, { likeCount: 13 })] }));
  tap(3);
  await wait(5000);
  expect(calls('momentLike')).toHaveLength(1);
  expect(calls('momentList')).toEqual(Array(reads).fill({ hostId: 'h1', page: 1, size: 10, momentSort: 1 }));
  expect(state()).toEqual(expected);
});

test('an outcome that cannot be read either is not claimed', async () => {
  const { tap, state } = setUp(failWith('timeout'), failWith('timeout'));
  tap(3);
  await wait(1000);
  expect(state()).toMatchObject({ pending: 0, confirmed: undefined });
});

test('a reply without a count adds the taps', async () => {
  const { tap, state } = setUp(() => null);
  tap(2);
  await wait(1000);
  expect(state()?.confirmed).toBe(12);
});

test('one call carries at most a thousand', async () => {
  const { calls, tap } = setUp();
  tap(1005);
  await wait(1000);
  expect(calls('momentLike')).toEqual([{ momentId: 'mo1', count: 1000 }]);
});

test('newer counts of the server take the place of ours, taps on their way stay', async () => {
  const { moments, likes, tap } = setUp();
  tap(1);
  await wait(1000);
  likes.tap({ ...moment, id: 'mo2' });
  moments.getState().forgetConfirmed();
  expect([...moments.getState().likes.byId.keys()]).toEqual(['mo2']);
});
