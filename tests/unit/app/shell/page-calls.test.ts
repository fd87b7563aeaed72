import { createPageCalls, tellChange } from '../../../../src/app/shell/page-calls';
import { subscribe, subscribeInfo, unsubscribe } from '../../../../src/contract/anchor/calls-anchors';
import type { Call, PendingAction, UserStep } from '../../../../src/contract/call';
import { commentLike, commentList, commentPublish } from '../../../../src/contract/comment/calls-comments';
import { professorAttention } from '../../../../src/contract/expert/calls-experts';
import { momentLike } from '../../../../src/contract/moment/calls-moments';
import { reportDislike, reportLike } from '../../../../src/contract/ranking/calls-ranking';
import { chatSend, lotterySubmit } from '../../../../src/contract/room/calls-room';
import { myOrders, tipBuy, tipDetail } from '../../../../src/contract/tip/calls-tips';
import { goldBalance } from '../../../../src/contract/wallet/calls-wallet';
import type { CallApi } from '../../../../src/http/api';
import { CallError } from '../../../../src/http/call-error';

function setUp(code = 400) {
  const asked: (PendingAction | 'log-in')[] = [];
  const state = { token: 't1', while: () => {} };
  const inner = (async () => {
    state.while();
    throw new CallError({ kind: 'rejected', code, path: '/x', requestId: 'r' });
  }) as CallApi;
  const call = createPageCalls(inner, {
    token: () => state.token,
    offerLogin: (pendingAction) => asked.push(pendingAction ?? 'log-in'),
    track: () => {},
  });
  const fail = (definition: Call, fields: object) =>
    expect(call(definition as typeof commentList, fields as never)).rejects.toBeInstanceOf(CallError);
  return { asked, state, fail };
}

/** decisions.md, no user; login and back: follow, book and like are then done; buying and commenting are not. */
it.each<readonly [string, Call, object, PendingAction | 'log-in']>([
  ['following an anchor [no user.1]', subscribe, { hostId: '7' }, { kind: 'follow', id: '7' }],
  ['booking a match', subscribe, { matchId: '9' }, { kind: 'book', id: '9' }],
  ['leaving an anchor', unsubscribe, { hostId: '7' }, 'log-in'],
  ['liking a moment', momentLike, { momentId: '3', count: 2 }, { kind: 'like', id: '3' }],
  ['following an expert', professorAttention, { professorId: '5', isAttention: 1 }, { kind: 'followExpert', id: '5' }],
  ['leaving an expert', professorAttention, { professorId: '5', isAttention: 0 }, 'log-in'],
  ['liking a comment', commentLike, { commentId: '4' }, { kind: 'likeComment', id: '4' }],
  ['taking a like back', commentLike, { commentId: '4', isLiked: 0 }, 'log-in'],
  ['liking a report', reportLike, { uid: '1', reportId: '2' }, { kind: 'likeReport', id: '1/2' }],
  ['disliking one', reportDislike, { uid: '1', reportId: '2' }, { kind: 'dislikeReport', id: '1/2' }],
  ['buying', tipBuy, { messageId: '6' }, { kind: 'offer', id: '6' }],
  ['commenting [no user.1, login and back.3]', commentPublish, { messageId: '6', content: 'x' }, 'log-in'],
  ['talking in a room', chatSend, { liveRoomId: '6', content: 'x' }, 'log-in'],
  ['joining a draw', lotterySubmit, { liveRoomId: '6', lotteryId: '1' }, 'log-in'],
  ['reading orders [no user.1]', myOrders, {}, 'log-in'],
  ['reading the balance', goldBalance, {}, 'log-in'],
])('"no user" at %s offers the log-in', async (_what, definition, fields, expected) => {
  const { asked, fail } = setUp();
  await fail(definition, fields);
  expect(asked).toEqual([expected]);
});

it('what reads by itself offers it once for a token; a tap each time [no user.2]', async () => {
  const { asked, state, fail } = setUp();
  await fail(subscribeInfo, {});
  await fail(myOrders, {});
  expect(asked).toEqual(['log-in']);
  state.token = 't2';
  await fail(myOrders, {});
  await fail(chatSend, {});
  await fail(chatSend, {});
  expect(asked).toHaveLength(4);
});

it.each<readonly [string, number, Call]>([
  ['another code', 403, myOrders],
  ['a session that is over', 405, myOrders],
  ['a call that needs no member', 400, commentList],
])('offers nothing for %s', async (_what, code, definition) => {
  const { asked, fail } = setUp(code);
  await fail(definition, {});
  expect(asked).toEqual([]);
});

it('offers nothing to somebody who has logged in meanwhile', async () => {
  const { asked, state, fail } = setUp();
  state.while = () => {
    state.token = 'new';
  };
  await fail(myOrders, {});
  expect(asked).toEqual([]);
});

const secrets = { token: 'secret-token', nickName: 'somebody', content: 'a text' };

async function stepsOf(definition: object, fields: object, answer: () => Promise<unknown>) {
  const steps: UserStep[] = [];
  const call = createPageCalls((async () => answer()) as CallApi, {
    token: () => 't1',
    offerLogin: () => {},
    track: (...step) => steps.push(step),
  });
  await call(definition as typeof tipDetail, { ...fields, ...secrets } as never).catch(() => undefined);
  return steps;
}

test.each<readonly [clause: string, definition: object, fields: object, expected: unknown]>([
  ['a followed anchor', subscribe, { hostId: '7' }, [['follow', { hostId: '7' }]]],
  ['an anchor that is left', unsubscribe, { hostId: '7' }, [['unfollow', { hostId: '7' }]]],
  ['a booked match', subscribe, { matchId: '9' }, [['book', { matchId: '9' }]]],
  ['a match that is let go', unsubscribe, { matchId: '9' }, [['unbook', { matchId: '9' }]]],
  ['a followed expert', professorAttention, { professorId: '3', isAttention: 1 }, [['follow', { professorId: '3' }]]],
  [
    'an expert that is left',
    professorAttention,
    { professorId: '3', isAttention: 0 },
    [['unfollow', { professorId: '3' }]],
  ],
  ['a purchase', tipBuy, { messageId: '5' }, [['purchase', { messageId: '5' }]]],
  ['reading is no step', tipDetail, { id: '5' }, []],
])('track: %s, with ids and nothing of the user', async (_clause, definition, fields, expected) => {
  expect(await stepsOf(definition, fields, async () => ({}))).toEqual(expected);
});

test('track: what failed was no step', async () => {
  expect(await stepsOf(tipBuy, { messageId: '5' }, () => Promise.reject(new Error('no')))).toEqual([]);
});

test.each<readonly [UserStep, unknown]>([
  [['follow', { hostId: '7' }], [['follow:change', { hostId: '7', followed: true }]]],
  [['unfollow', { professorId: '3' }], [['follow:change', { professorId: '3', followed: false }]]],
  [['book', { matchId: '9' }], [['booking:change', { matchId: '9', booked: true }]]],
  [['unbook', { matchId: '9' }], [['booking:change', { matchId: '9', booked: false }]]],
  [['purchase', { messageId: '5' }], []],
])('the host hears of the change %j', (step, expected) => {
  const told: unknown[] = [];
  tellChange((...event) => told.push(event), step);
  expect(told).toEqual(expected);
});
