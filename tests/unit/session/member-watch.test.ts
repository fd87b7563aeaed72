import { subscriptionStore } from '../../../src/domains/anchor/subscription-store';
import { watchMember } from '../../../src/session/member-watch';
import { failWith, fakeServices } from '../../support/unit/fake-services';

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

function setUp(mayUse: () => boolean) {
  let answer = (_rooms: string) => {};
  const { services } = fakeServices(
    {
      specialRoomIds: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      subscribeInfo: () => ({}),
    },
    true,
  );
  const { session, stores, call } = services;
  const subscriptions = stores.get(subscriptionStore).getState();
  watchMember({ session, subscriptions, call, mayUseSpecialRooms: mayUse, onMember: () => {} }).start();
  return { session, answer: (rooms: string) => answer(rooms) };
}

/** product.md, section 6: special rooms only while the platform's flag holds. */
it.each([
  ['holds', true, ['r1', 'r2']],
  ['was switched off while they were read [special rooms.1]', false, []],
])('special rooms where the flag %s [6.2, 7.32]', async (_clause, stillHolds, expected) => {
  let holds = true;
  const { session, answer } = setUp(() => holds);
  holds = stillHolds;
  answer('r1,r2');
  await settle();
  expect(session.getState().specialRooms).toEqual(expected);
});

it('a call that fails allows none [special rooms.2]', async () => {
  const { services } = fakeServices({ specialRoomIds: failWith('rejected'), subscribeInfo: () => ({}) }, true);
  const { session, stores, call } = services;
  session.setState({ specialRooms: ['r-old'] });
  const subscriptions = stores.get(subscriptionStore).getState();
  watchMember({ session, subscriptions, call, mayUseSpecialRooms: () => true, onMember: () => {} }).start();
  await settle();
  expect(session.getState().specialRooms).toEqual([]);
});
