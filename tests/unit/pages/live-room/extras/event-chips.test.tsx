import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { roomInfo } from '../../../../../src/contract/room/room';
import { roomStore } from '../../../../../src/domains/room/room-store';
import { EventChips } from '../../../../../src/pages/live-room/extras/event-chips';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';
import { applyRooms } from '../../../domains/apply-pushes';

beforeEach(() => stubBrowser());

const DRAW = { lotteryId: 'l1', prize: 'A shirt', status: 1, endDate: NOW + 60_000 };

/** The chips over a room's picture, and a way to tell the room something. */
async function open(show: object, lottery: unknown = null) {
  const fake = fakeServices({ lotteryInfo: () => lottery });
  const room = v.parse(roomInfo, { matchId: 'm1', liveRoomId: 'r1', liveStatus: 1, ...show });
  await renderPage(fake, <EventChips show={{ ...room, askedAt: NOW }} hostId="h1" />);
  await settle();
  const tell = (told: object) =>
    act(async () => {
      const push = { liveRoomId: 'r1', watcherCount: 3, serverNow: NOW + 5_000, ...told };
      applyRooms(fake.services.stores.get(roomStore), [push as never]);
    });
  return { ...fake, tell };
}
const chips = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('a draw that begins while one watches is there with its time left, and leads to its terms [room draw.3]', async () => {
  const { tell } = await open({}, DRAW);
  expect(chips()).toEqual([]);
  await tell({ lottery: DRAW });
  await settle();
  expect(chips()).toEqual(['Draw01:00']);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('dialog', { name: 'Draw' })).toBeVisible();
});

test('of a draw that was joined the result stays until it was looked at [room draw.3]', async () => {
  await open({ isLotteryProgress: 1 }, { ...DRAW, status: 2, isJoined: 1, isWinner: 0, winners: ['Ann'] });
  expect(chips()).toEqual(['Result of the draw']);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(chips()).toEqual([]);
});

test('a draw that is over and was not joined has no chip', async () => {
  await open({ isLotteryProgress: 1 }, { ...DRAW, status: 2, winners: ['Ann'] });
  expect(chips()).toEqual([]);
});

test('coins that come while one watches are told once; those of before are not [room draw.4]', async () => {
  const { tell, opened } = await open({ redEnvelopeTotalAmount: 500 });
  expect(chips()).toEqual([]);
  await tell({ redEnvelopeTotalAmount: 1_500 });
  expect(chips()).toEqual(['Red envelope +1,000 coins']);
  await userEvent.click(screen.getByRole('button'));
  expect([opened, chips()]).toEqual([['/red-envelope?hostId=h1&matchId=m1'], []]);
});
