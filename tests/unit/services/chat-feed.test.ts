import type { ChatMessage } from '../../../src/contract/room/chat';
import { createChatFeed } from '../../../src/services/chat-feed';

const message = (liveRoomId: string, id: string) => ({ liveRoomId, id }) as ChatMessage;

const makeFeed = () => {
  const feed = createChatFeed();
  const heard: [string, string[]][] = [];
  const listen = (room: string) => feed.listen(room, (messages) => heard.push([room, messages.map(({ id }) => id)]));
  return { feed, heard, listen };
};

describe('what is said in rooms', () => {
  it('goes to the room that listens, in one go and in its order', () => {
    const { feed, heard, listen } = makeFeed();
    listen('1');
    listen('2');
    feed.tell([message('1', 'a'), message('2', 'b'), message('1', 'c'), message('3', 'd')]);
    expect(heard).toEqual([
      ['1', ['a', 'c']],
      ['2', ['b']],
    ]);
  });

  it('a room of which nothing is said is not woken', () => {
    const { feed, heard, listen } = makeFeed();
    listen('1');
    feed.tell([message('2', 'a')]);
    feed.tell([]);
    expect(heard).toEqual([]);
  });

  it('who has left hears nothing, who listens to the same room still does', () => {
    const { feed, heard, listen } = makeFeed();
    const leave = listen('1');
    listen('1');
    leave();
    feed.tell([message('1', 'a')]);
    expect(heard).toEqual([['1', ['a']]]);
  });

  it('keeps nothing for who comes later', () => {
    const { feed, heard, listen } = makeFeed();
    feed.tell([message('1', 'a')]);
    listen('1');
    expect(heard).toEqual([]);
  });
});
