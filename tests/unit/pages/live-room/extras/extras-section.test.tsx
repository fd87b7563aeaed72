import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { roomInfo } from '../../../../../src/contract/room/room';
import { roomStore } from '../../../../../src/domains/room/room-store';
import { ExtrasSection } from '../../../../../src/pages/live-room/extras/extras-section';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';
import { applyRooms } from '../../../domains/apply-pushes';

beforeEach(() => stubBrowser());

const DRAW = { lotteryId: 'l1', prize: 'A shirt', status: 1, endDate: NOW + 60_000, joinCount: 12, isApproved: 1 };

/** The extras of a room, as a member or a visitor sees them. */
async function open(show: object, lottery: unknown = DRAW, member = true) {
  const fake = fakeServices(
    { lotteryInfo: () => lottery, lotterySubmit: () => ({ ...(lottery as object), isJoined: 1 }) },
    member,
  );
  const room = v.parse(roomInfo, { matchId: 'm1', liveRoomId: 'r1', liveStatus: 1, ...show });
  await renderPage(fake, <ExtrasSection show={{ ...room, askedAt: NOW }} hostId="h1" />);
  return fake;
}

test('section 3, isLotteryProgress: the draw of a room on air, with the way to its terms [3.24]', async () => {
  const { calls } = await open({ isLotteryProgress: 1 });
  expect(document.body).toHaveTextContent('A shirt');
  expect(document.body).toHaveTextContent('12 joined');
  await userEvent.click(screen.getByRole('button', { name: 'Join the draw' }));
  expect(await screen.findByRole('dialog', { name: 'Draw' })).toBeVisible();
  // Nothing joins by itself.
  expect(calls('lotterySubmit')).toEqual([]);
});

test('section 3, redEnvelopeTotalAmount: the sum, and the way to the portal’s page of this match and anchor [3.24, pages added.2]', async () => {
  const { opened } = await open({ redEnvelopeTotalAmount: 5_000 });
  expect(document.body).toHaveTextContent('5,000 coins in this match');
  await userEvent.click(screen.getByRole('button', { name: 'Grab' }));
  expect(opened).toEqual(['/red-envelope?hostId=h1&matchId=m1']);
});

test.each([
  ['neither a draw nor an envelope', {}],
  ['a draw of a room that is not on air', { isLotteryProgress: 1, liveStatus: 0 }],
])('nothing is shown of %s', async (_what, show) => {
  const { calls } = await open(show);
  expect(screen.queryByText('Extras')).toBeNull();
  expect(calls('lotteryInfo')).toEqual([]);
});

test.each([
  ['an envelope', { redEnvelopeTotalAmount: 900 }, '900 coins in this match'],
  ['a draw', { lottery: { lotteryId: 'l1', status: 1, prize: 'A shirt' } }, 'A shirt'],
])('%s that begins while one watches is there with the push that tells of it', async (_what, told, words) => {
  const fake = await open({});
  const tell = (serverNow: number) =>
    act(async () => {
      const push = { liveRoomId: 'r1', watcherCount: 3, serverNow, ...told };
      applyRooms(fake.services.stores.get(roomStore), [push as never]);
    });
  await tell(NOW - 5_000);
  expect(document.body).not.toHaveTextContent(words);
  await tell(NOW + 5_000);
  await settle();
  expect(document.body).toHaveTextContent(words);
});
