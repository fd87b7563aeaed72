import { createStore } from 'zustand/vanilla';
import type { Call } from '../../../../../src/contract/call';
import type { ChatMessage } from '../../../../../src/contract/room/chat';
import { roomPushes } from '../../../../../src/domains/room/room-pushes';
import type { RoomState } from '../../../../../src/domains/room/room-store';
import { createDrafts } from '../../../../../src/domains/writing/drafts';
import { chatUnsent, createUnsent } from '../../../../../src/domains/writing/unsent';
import type { CallApi } from '../../../../../src/http/api';
import { CallError } from '../../../../../src/http/call-error';
import { createRoomChat } from '../../../../../src/pages/live-room/chat/room-chat';
import { createChatFeed } from '../../../../../src/services/chat-feed';
import { createSafeStorage, type SafeStorage } from '../../../../../src/session/safe-storage';
import { createSessionStore, VISITOR } from '../../../../../src/session/session-state';
import { memoryStorage } from '../../../../support/unit/memory-storage';

const message = (id: string, content = id, uid = 'u2'): ChatMessage => ({
  id,
  liveRoomId: 'r1',
  uid,
  nickName: 'Ann',
  headUrl: undefined,
  content,
  createDate: 50_000,
});
const failure = (kind: CallError['kind'], code?: number) => new CallError({ kind, code, path: '/x', requestId: '1' });
/** What a call meets: an answer, or an error. */
type Reply = unknown;

const unsentOf = (storage: SafeStorage) => createUnsent(storage, chatUnsent, 'me h1', 0);
const fresh = () => {
  const kept = memoryStorage();
  return createSafeStorage(() => kept);
};

function roomWith(replies: { chatList?: Reply[]; chatSend?: Reply[] }, unsent = unsentOf(fresh())) {
  const chatFeed = createChatFeed();
  const sent: string[] = [];
  const names: unknown[] = [];
  const waits: number[] = [];
  const call = (async (definition: Call, fields: { clientId?: string }) => {
    sent.push(definition.name);
    if (definition.name === 'chatSend') names.push(fields.clientId);
    const reply = replies[definition.name as 'chatList' | 'chatSend']?.shift() ?? [];
    if (reply instanceof Error) throw reply;
    return reply;
  }) as CallApi;
  const session = createSessionStore({ ...VISITOR, token: 't', uid: 'me' });
  let last = 0;
  const newKey = () => {
    last += 1;
    return `own-${last}`;
  };
  const wait = async (ms: number) => void waits.push(ms);
  const chat = createRoomChat({ call, chatFeed, session, unsent, now: () => 49_000, newKey, wait }, 'r1');
  const shown = () => {
    const { messages, own } = chat.store.getState().log;
    return [...messages.map(({ id }) => id), ...own.map(({ content, state }) => `${content} ${state}`)];
  };
  return { chat, chatFeed, sent, names, waits, shown };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('hears its own room only, and nothing any more once it was left', async () => {
  const { chat, chatFeed, shown } = roomWith({ chatList: [[message('a')]] });
  const leave = chat.start();
  await settled();
  chatFeed.tell(message('b'));
  chatFeed.tell({ ...message('c'), liveRoomId: 'r2' });
  expect(shown()).toEqual(['a', 'b']);
  leave();
  chatFeed.tell(message('d'));
  expect(shown()).toEqual(['a', 'b']);
});

it('a page in the background keeps the last 200 of what a crowd says, and nothing else', async () => {
  const frames: FrameRequestCallback[] = [];
  // No frame comes in a hidden page, and its timers are held back.
  Object.assign(globalThis, { requestAnimationFrame: (run: FrameRequestCallback) => frames.push(run) });
  jest.useFakeTimers();
  const { chat, chatFeed, shown } = roomWith({});
  const leave = chat.start();
  const { table } = roomPushes(
    createStore<RoomState>(() => ({ pushes: new Map() })),
    chatFeed,
  );
  for (let index = 0; index < 300_000; index += 1) {
    table['live/chat']?.({ ...message(`m${index}`), createDate: index });
  }
  for (const run of frames) run(0);
  await jest.advanceTimersByTimeAsync(1_000);
  expect([shown().length, shown()[0], shown().at(-1)]).toEqual([200, 'm299800', 'm299999']);
  leave();
  jest.useRealTimers();
});

it('is read once more when its channel is surely listened to, and no timer outlives it', async () => {
  jest.useFakeTimers();
  const { chat, sent } = roomWith({});
  const leave = chat.start();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sent).toEqual(['chatList', 'chatList']);
  leave();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

it.each<[string, { chatList?: Reply[]; chatSend?: Reply[] }, string, string[]]>([
  ['said', { chatSend: [message('x', 'hi', 'me')] }, 'said', ['x']],
  ['refused by the rule', { chatSend: [failure('forbidden')] }, 'refused', ['hi failed']],
  [
    'nobody knows, and it had arrived: not sent again',
    { chatSend: [failure('timeout')], chatList: [[message('x', 'hi', 'me')]] },
    'said',
    ['x'],
  ],
  [
    'nobody knows, and it had not',
    { chatSend: [failure('network')], chatList: [[message('a')]] },
    'failed',
    ['a', 'hi failed'],
  ],
  [
    'nobody knows, and nobody can be asked',
    { chatSend: [failure('network')], chatList: Array.from({ length: 3 }, () => failure('network')) },
    'failed',
    ['hi failed'],
  ],
  [
    "a gateway's own code is no refusal, and it had arrived",
    { chatSend: [failure('rejected', 504)], chatList: [[], [message('x', 'hi', 'me')]] },
    'said',
    ['x'],
  ],
  [
    'it is there under the name it was sent by, whatever the server made of its words',
    { chatSend: [failure('timeout')], chatList: [[{ ...message('x', 'h*', 'me'), clientId: 'own-1' }]] },
    'said',
    ['x'],
  ],
  [
    'the same words under another name are another message',
    { chatSend: [failure('timeout')], chatList: [[{ ...message('x', 'hi', 'me'), clientId: 'elsewhere' }]] },
    'failed',
    ['x', 'hi failed'],
  ],
])('decisions.md, a write whose outcome is unknown is read: %s', async (_name, replies, result, shown) => {
  const room = roomWith(replies);
  expect(await room.chat.say('hi')).toBe(result);
  expect(room.shown()).toEqual(shown);
  expect(room.sent.filter((name) => name === 'chatSend')).toHaveLength(1);
});

it('before one that nobody knows of is sent again the room is read, and it keeps its name [unknown outcome.4]', async () => {
  const lost = () => failure('timeout');
  const { chat, sent, names, waits, shown } = roomWith({
    chatSend: [lost(), lost()],
    chatList: [lost(), lost(), lost(), lost(), [], [], [], [], [{ ...message('x', 'hi', 'me'), clientId: 'own-1' }]],
  });
  await chat.say('hi');
  expect(waits).toEqual([2_000, 3_000, 10_000]);
  // The room cannot be read: nothing is sent.
  expect(await chat.again('own-1')).toBe('failed');
  expect(names).toEqual(['own-1']);
  // It is not there: sent under the same name; then it is.
  await chat.again('own-1');
  expect(names).toEqual(['own-1', 'own-1']);
  expect(await chat.again('own-1')).toBe('said');
  expect(sent.filter((name) => name === 'chatSend')).toHaveLength(2);
  expect(shown()).toEqual(['x']);
});

it('a message that was not said is sent once more, or given up', async () => {
  const { chat, shown } = roomWith({
    chatSend: [failure('rejected', 403), message('x', 'hi', 'me'), failure('rejected', 403)],
  });
  const own = (at: number) => chat.store.getState().log.own[at]?.key ?? '';
  await chat.say('hi');
  expect(await chat.again(own(0))).toBe('said');
  await chat.say('ho');
  expect(shown()).toEqual(['x', 'ho failed']);
  chat.drop(own(0));
  expect(shown()).toEqual(['x']);
});

it.each([
  ['it had not arrived: it is offered again', [message('a')], ['a', 'hi failed']],
  ['it had: it is not offered again', [message('x', 'hi', 'me')], ['x']],
])('a message that the page was left with is there after a reload; %s', async (_outcome, read, shown) => {
  const storage = fresh();
  void roomWith({ chatSend: [new Promise(() => {})] }, unsentOf(storage)).chat.say('hi');
  const room = roomWith({ chatList: [read] }, unsentOf(storage));
  expect(room.shown()).toEqual(['hi failed']);
  await room.chat.read();
  expect(room.shown()).toEqual(shown);
});

it('a first reading that fails says so; a later one that succeeds heals it', async () => {
  const { chat } = roomWith({ chatList: [failure('network'), [message('a')]] });
  await chat.read();
  expect(chat.store.getState().phase).toBe('failed');
  await chat.read();
  expect(chat.store.getState().phase).toBe('ready');
});

describe('drafts', () => {
  const KEY = 'si:member:chat-drafts';
  const memory = memoryStorage();
  const storage = createSafeStorage(() => memory);
  it.each<[string, () => unknown, unknown]>([
    ['none', () => createDrafts(storage).of('h1'), ''],
    [
      'kept by host over a reload',
      () => {
        createDrafts(storage).keep('h1', 'half');
        return createDrafts(storage).of('h1');
      },
      'half',
    ],
    ['not in another room', () => createDrafts(storage).of('h2'), ''],
    [
      'twenty at most',
      () => {
        const drafts = createDrafts(storage);
        for (let n = 0; n < 25; n += 1) drafts.keep(`x${n}`, 'y');
        return [drafts.of('h1'), drafts.of('x24')];
      },
      ['', 'y'],
    ],
    [
      'gone once it was said',
      () => {
        const drafts = createDrafts(storage);
        drafts.keep('x24', '');
        return drafts.of('x24');
      },
      '',
    ],
    [
      'what somebody else wrote there is none',
      () => {
        storage.set(KEY, '{"h1":1}');
        return createDrafts(storage).of('h1');
      },
      '',
    ],
  ])('%s', (_name, run, expected) => {
    expect(run()).toEqual(expected);
  });
});
