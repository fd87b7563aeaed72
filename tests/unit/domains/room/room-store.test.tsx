import { roomPushes } from '../../../../src/domains/room/room-pushes';
import { roomStore } from '../../../../src/domains/room/room-store';
import { fakeServices } from '../../../support/unit/fake-services';
import { FRAME_MS, keepsTheNewestOfEach } from '../../../support/unit/newest-of-each';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the newest push of each room', () => {
  keepsTheNewestOfEach({
    definition: roomStore,
    pushesOf: (store, { chatFeed }) => roomPushes(store, chatFeed),
    name: 'live/room',
    about: (liveRoomId, serverNow) => ({ liveRoomId, serverNow, watcherCount: 1 }),
  });
});

describe('what is said in rooms', () => {
  const mount = () => {
    const store = fakeServices({}).services.stores.get(roomStore);
    const told: string[][] = [];
    const { table, forget } = roomPushes(store, {
      tell: (messages: readonly { id: string }[]) => told.push(messages.map(({ id }) => id)),
    } as never);
    const say = (...ids: readonly string[]) => {
      for (const id of ids) table['live/chat']?.({ id } as never);
    };
    return { store, told, say, forget };
  };

  it('is told a frame at once, in its order, and is no state of the room', () => {
    const { store, told, say } = mount();
    const before = store.getState();
    say('b', 'a');
    say('c');
    jest.advanceTimersByTime(FRAME_MS);
    say('d');
    jest.advanceTimersByTime(FRAME_MS);
    expect(told).toEqual([['b', 'a', 'c'], ['d']]);
    expect(store.getState()).toBe(before);
  });

  it('what waits when the connection ends is not told: it is read with the chat', () => {
    const { told, say, forget } = mount();
    say('a');
    forget?.();
    jest.advanceTimersByTime(FRAME_MS);
    expect(told).toEqual([]);
  });
});
