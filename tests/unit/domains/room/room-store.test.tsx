import { roomPushes } from '../../../../src/domains/room/room-pushes';
import { roomStore } from '../../../../src/domains/room/room-store';
import { fakeServices } from '../../../support/unit/fake-services';
import { keepsTheNewestOfEach } from '../../../support/unit/newest-of-each';

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
  it('is told as it comes, and is no state of the room', () => {
    const store = fakeServices({}).services.stores.get(roomStore);
    const told: string[] = [];
    const { table } = roomPushes(store, { tell: ({ id }: { readonly id: string }) => void told.push(id) } as never);
    const before = store.getState();
    for (const id of ['b', 'a']) table['live/chat']?.({ id } as never);
    expect(told).toEqual(['b', 'a']);
    expect(store.getState()).toBe(before);
  });
});
