import { createStore } from 'zustand/vanilla';
import type { ChatMessage, ChatRole } from '../../../../../src/contract/room/chat';
import { heard } from '../../../../../src/pages/live-room/chat/chat-log';
import { onSaid, type RoomChat } from '../../../../../src/pages/live-room/chat/room-chat';
import { shotOf } from '../../../../../src/pages/live-room/danmaku/danmaku';
import type { Shot } from '../../../../../src/pages/live-room/danmaku/danmaku-run';

const message = (id: number, uid: string | undefined, role?: ChatRole): ChatMessage => ({
  id: String(id),
  liveRoomId: 'r',
  uid,
  nickName: 'n',
  headUrl: undefined,
  content: `said ${id}`,
  createDate: id,
  role,
});

type State = ReturnType<RoomChat['store']['getState']>;

function listening() {
  const store = createStore<State>(() => ({ log: { messages: [], own: [] }, phase: 'loading' }));
  const shots: Shot[] = [];
  const stop = onSaid({ store } as unknown as RoomChat, (said) =>
    shots.push(...said.map((message) => shotOf(message, 'me'))),
  );
  const hear = (...messages: ChatMessage[]) => store.setState(({ log }) => ({ log: heard(log, messages) }));
  return { store, shots, stop, hear, ready: () => store.setState({ phase: 'ready' }) };
}

test('decisions.md, danmaku: what was said before one came stays in the chat', () => {
  const { shots, hear, ready } = listening();
  hear(message(1, 'a'), message(2, 'b'));
  ready();
  expect(shots).toEqual([]);
  hear(message(3, 'a'));
  expect(shots).toEqual([{ text: 'said 3', kind: 'plain' }]);
});

test('one’s own and the anchor’s have looks of their own [danmaku.5]', () => {
  const { shots, hear, ready } = listening();
  ready();
  hear(message(1, 'me'), message(2, 'h', 'host'), message(4, undefined));
  expect(shots.map(({ text, kind }) => `${text} ${kind}`)).toEqual(['said 1 mine', 'said 2 host', 'said 4 plain']);
});

test('each once, and none after the end', () => {
  const { shots, hear, ready, stop } = listening();
  ready();
  hear(message(1, 'a'));
  hear(message(1, 'a'));
  stop();
  hear(message(2, 'a'));
  expect(shots).toHaveLength(1);
});
