import type { ChatMessage } from '../../../src/contract/room/chat';
import { createChatFeed } from '../../../src/services/chat-feed';

const message = (liveRoomId: string, id: string) => ({ liveRoomId, id }) as ChatMessage;

const makeFeed = () => {
  const feed = createChatFeed();
  const heard: string[] = [];
  const listen = (room: string) => feed.listen(room, ({ id }) => heard.push(`${room} ${id}`));
  const tell = (room: string, ...ids: readonly string[]) => {
    for (const id of ids) feed.tell(message(room, id));
  };
  return { heard, listen, tell };
};

describe('what is said in rooms', () => {
  it('goes to the room that listens, in its order', () => {
    const { heard, listen, tell } = makeFeed();
    listen('1');
    listen('2');
    tell('1', 'a');
    tell('2', 'b');
    tell('1', 'c');
    tell('3', 'd');
    expect(heard).toEqual(['1 a', '2 b', '1 c']);
  });

  it('who has left hears nothing, who listens to the same room still does', () => {
    const { heard, listen, tell } = makeFeed();
    const leave = listen('1');
    listen('1');
    leave();
    tell('1', 'a');
    expect(heard).toEqual(['1 a']);
  });

  it('keeps nothing for who comes later', () => {
    const { heard, listen, tell } = makeFeed();
    tell('1', 'a');
    listen('1');
    expect(heard).toEqual([]);
  });
});
