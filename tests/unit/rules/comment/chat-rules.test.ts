import type { CommentRule } from '../../../../src/contract/comment/calls-speech';
import type { ChatMessage } from '../../../../src/contract/room/chat';
import {
  type ChatLog,
  EMPTY_CHAT,
  heard,
  heardWithOwn,
  notSaid,
  type OwnMessage,
  said,
  saying,
  withdrawn,
} from '../../../../src/pages/live-room/chat/chat-log';
import { isUnwanted } from '../../../../src/pages/live-room/chat/hidden-words';
import { measureChat } from '../../../../src/rules/comment/chat-text';
import { commentGate, reached, replyWay } from '../../../../src/rules/comment/comment-rule';
import { followerCount } from '../../../../src/rules/expert/follower-count';

const message = (id: string, createDate: number, fields: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  liveRoomId: 'r1',
  uid: 'u2',
  nickName: 'Ann',
  headUrl: undefined,
  content: id,
  createDate,
  ...fields,
});
const ids = ({ messages }: ChatLog) => messages.map(({ id }) => id).join(' ');
const logOf = (...messages: ChatMessage[]): ChatLog => ({ messages, own: [] });

describe('decisions.md, room chat: what a room has heard', () => {
  it.each<[string, ChatLog, ChatMessage[], string]>([
    ['new ones at the end', logOf(message('a', 1)), [message('b', 2)], 'a b'],
    ['each once, by push and by reading', logOf(message('a', 1)), [message('a', 1), message('b', 2)], 'a b'],
    ['each once within one batch', EMPTY_CHAT, [message('a', 1), message('a', 1)], 'a'],
    ['by time where a push was late', logOf(message('b', 2)), [message('a', 1), message('c', 3)], 'a b c'],
    ['what was missed stands where it was said', logOf(message('a', 1), message('d', 4)), [message('b', 2)], 'a b d'],
  ])('%s', (_name, log, news, expected) => {
    expect(ids(heard(log, news))).toBe(expected);
  });

  it('nothing new is the very same log, so that nothing renders', () => {
    const log = logOf(message('a', 1));
    expect(heard(log, [message('a', 1)])).toBe(log);
  });

  it('the last 200 are kept [room chat.2]', () => {
    const many = Array.from({ length: 260 }, (_, index) => message(`m${index}`, index));
    const { messages } = heard(EMPTY_CHAT, many);
    expect([messages.length, messages[0]?.id, messages.at(-1)?.id]).toEqual([200, 'm60', 'm259']);
  });
});

describe('one’s own message stands there once', () => {
  const own: OwnMessage = { key: 'k1', content: 'Goal!', sentAt: 10_000, state: 'sending' };
  const echo = message('x', 10_400, { uid: 'me', content: 'Goal!' });
  const sending = saying(EMPTY_CHAT, own);
  const seen = ({ messages, own: waiting }: ChatLog) => [messages.map(({ id }) => id), waiting.map(({ key }) => key)];

  it.each<[string, ChatLog, unknown]>([
    ['on its way', sending, [[], ['k1']]],
    ['the answer first, then the push', heardWithOwn(said(sending, 'k1', echo), [echo], 'me'), [['x'], []]],
    ['the push first, then the answer', said(heardWithOwn(sending, [echo], 'me'), 'k1', echo), [['x'], []]],
    [
      'the same words of somebody else are not mine',
      heardWithOwn(sending, [{ ...echo, uid: 'u2' }], 'me'),
      [['x'], ['k1']],
    ],
    ['what I said an hour ago is another', heardWithOwn(sending, [{ ...echo, createDate: 1 }], 'me'), [['x'], ['k1']]],
    [
      'twice the same: each push takes one',
      heardWithOwn(saying(sending, { ...own, key: 'k2' }), [echo], 'me'),
      [['x'], ['k2']],
    ],
    ['failed stays', notSaid(sending, 'k1'), [[], ['k1']]],
    ['failed is given up', withdrawn(notSaid(sending, 'k1'), 'k1'), [[], []]],
  ])('%s', (_name, log, expected) => {
    expect(seen(log)).toEqual(expected);
  });

  it('once more is on its way again', () => {
    expect(saying(notSaid(sending, 'k1'), own).own).toEqual([own]);
  });
});

const RULE: CommentRule = {
  isAvailable: true,
  rechargeLimitRule: undefined,
  vipCurrentVal: 3,
  vipLimitIsAccord: true,
  vipLimitText: undefined,
  vipLimitVal: 1,
  isBan: false,
  banText: undefined,
};
const recharge = (isAccord: boolean, rechargeLimitText?: string) => ({
  rechargeCurrentVal: 320,
  rechargeLimitIsAccord: isAccord,
  rechargeLimitText,
  rechargeLimitVal: 500,
});

it.each<[string, CommentRule | undefined, unknown]>([
  ['a visitor has no rule', undefined, { kind: 'login' }],
  ['all is well', RULE, { kind: 'open' }],
  ['ban, the server’s words', { ...RULE, isBan: true, banText: 'Until May' }, { kind: 'banned', text: 'Until May' }],
  ['ban, blank words are none', { ...RULE, isBan: true, banText: ' ' }, { kind: 'banned', text: undefined }],
  [
    'ban goes before recharge and VIP',
    { ...RULE, isBan: true, vipLimitIsAccord: false, rechargeLimitRule: recharge(false) },
    { kind: 'banned', text: undefined },
  ],
  [
    'recharge goes before VIP',
    { ...RULE, vipLimitIsAccord: false, rechargeLimitRule: recharge(false, 'Top up') },
    { kind: 'recharge', text: 'Top up', current: 320, limit: 500 },
  ],
  [
    'VIP',
    { ...RULE, vipLimitIsAccord: false, vipCurrentVal: 0, rechargeLimitRule: recharge(true) },
    { kind: 'vip', text: undefined, current: 0, limit: 1 },
  ],
  ['not available for no reason given', { ...RULE, isAvailable: false }, { kind: 'unavailable' }],
])('%s [3.37, 5.17, comment rule.1]', (_name, rule, expected) => {
  expect(commentGate(rule)).toEqual(expected);
});

it.each([
  [320, 500, 0.64],
  [0, 500, 0],
  [900, 500, 1],
  [undefined, 500, undefined],
  [1, 0, undefined],
])('a threshold: %p of %p is %p', (current, limit, expected) => {
  expect(reached(current, limit)).toBe(expected);
});

it.each([
  ['empty', '', false, 0],
  ['white space says nothing [comment rule.2]', ' \n ', false, 0],
  ['one', 'a', true, 1],
  ['200 are allowed', 'a'.repeat(200), true, 200],
  ['201 are not [5.24, comment rule.2]', 'a'.repeat(201), false, 201],
  ['an emoji is one, not two halves', '😀'.repeat(200), true, 200],
  ['space around it does not count', ` ${'好'.repeat(200)} `, true, 200],
])('decisions.md, comment rule, 200 characters: %s', (_name, draft, isSendable, length) => {
  expect(measureChat(draft)).toMatchObject({ isSendable, length });
});

it.each([
  ['followed now', 10, false, true, 11],
  ['unfollowed now', 10, true, false, 9],
  ['as it was', 10, true, true, 10],
  ['never below 0 [follow.2]', 0, true, false, 0],
  ['unknown stays unknown', undefined, false, true, undefined],
])('decisions.md, follow ±1: %s', (_name, fans, was, is, expected) => {
  expect(followerCount(fans, was, is)).toBe(expected);
});

test.each([
  ['nobody is blocked', [], 'a b c'],
  ['what a blocked user says is not shown; the room’s own messages have no user', ['u2'], 'b c'],
])('block a user: %s', (_clause, uids, shown) => {
  const messages = [message('a', 1), message('b', 2, { uid: 'u3' }), message('c', 3, { uid: undefined })];
  const unwanted = { me: '', blocked: new Set(uids), words: [] };
  expect(ids({ messages: messages.filter((one) => !isUnwanted(one, unwanted)), own: [] })).toBe(shown);
});

it.each([
  ['who may comment writes', { kind: 'open' }, 'write'],
  ['a visitor logs in [comment rule.5]', { kind: 'login' }, 'login'],
  ['who is banned reads why below', { kind: 'banned', text: undefined }, 'none'],
  ['so does who may not', { kind: 'unavailable' }, 'none'],
] as const)('decisions.md, comment rule, what "reply" leads to: %s', (_clause, gate, way) => {
  expect(replyWay(gate)).toBe(way);
});
