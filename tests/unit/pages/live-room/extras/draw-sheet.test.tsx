import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DrawSheet } from '../../../../../src/pages/live-room/extras/draw-sheet';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const DRAW = { lotteryId: 'l1', prize: 'A shirt', status: 1, endDate: NOW + 60_000, joinCount: 12, isApproved: 1 };
const TERMS = { winnerCount: 3, cost: 0, condition: 'VIP 1 and above' };

/** The sheet of a draw, as a member or a visitor sees it. */
async function open(lottery: unknown, member = true) {
  const fake = fakeServices(
    { lotteryInfo: () => lottery, lotterySubmit: () => ({ ...(lottery as object), isJoined: 1 }) },
    member,
  );
  await renderPage(fake, <DrawSheet liveRoomId="r1" onClose={() => {}} />);
  await settle();
  return fake;
}
const rows = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test('prize, condition, cost and chance are said before the button; a member joins once [3.24, room draw.1]', async () => {
  const { calls, toasts } = await open({ ...DRAW, ...TERMS });
  expect(rows()).toEqual([
    'Prize: A shirt, 3 winners',
    'Condition: VIP 1 and above',
    'Cost: Free, no coins taken',
    'Chance: Once each',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Join free' }));
  await settle();
  expect(calls('lotterySubmit')).toEqual([{ liveRoomId: 'r1', lotteryId: 'l1' }]);
  expect(screen.getByRole('button', { name: 'Joined' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent('You’re in');
  expect(toasts.map(({ type }) => type)).toEqual(['success']);
});

test('who is not told whether they may join, nor what it takes, may try: the server decides [additions.12]', async () => {
  const { isApproved: _untold, ...draw } = DRAW;
  const { calls } = await open({ ...draw, limitText: null });
  expect(rows()).toEqual(['Prize: A shirt', 'Chance: Once each']);
  await userEvent.click(screen.getByRole('button', { name: 'Join the draw' }));
  await settle();
  expect(calls('lotterySubmit')).toHaveLength(1);
});

test('a draw that takes coins says how many', async () => {
  await open({ ...DRAW, cost: 20 });
  expect(rows()).toContain('Cost: 20 coins');
  expect(screen.getByRole('button', { name: 'Join the draw' })).toBeEnabled();
});

test('who may not join is told why', async () => {
  await open({ ...DRAW, isApproved: 0, limitText: 'VIP 3 and more' });
  expect(screen.getByRole('button', { name: 'Join the draw' })).toBeDisabled();
  expect(document.body).toHaveTextContent('VIP 3 and more');
});

test('section 6: a visitor who would join is asked to log in', async () => {
  const { asked, calls } = await open(DRAW, false);
  await userEvent.click(screen.getByRole('button', { name: 'Join the draw' }));
  expect([asked.length, calls('lotterySubmit').length]).toEqual([1, 0]);
});

test.each([
  ['who has won', { isJoined: 1, isWinner: 1 }, 'You won: A shirt'],
  ['who has not, plainly and with both figures', { isJoined: 1, isWinner: 0 }, 'Not this time12 joined, 3 won'],
  ['who only looks', {}, '12 joined, 3 won'],
])('once drawn it is said to %s [room draw.2]', async (_who, own, words) => {
  await open({ ...DRAW, status: 2, winners: ['Ann', 'Bo', 'Bo'], ...own });
  expect(screen.getByRole('dialog', { name: 'Result of the draw' })).toHaveTextContent(words);
  expect(rows()).toEqual(['Prize: A shirt', 'Winners: Ann · Bo · Bo']);
});

test('who does not know yet whether they have won is not told that they have not', async () => {
  await open({ ...DRAW, status: 2, winners: ['Ann'], isJoined: 1 });
  expect(screen.getByRole('dialog')).not.toHaveTextContent('Not this time');
});

test('a draw that has gone meanwhile is said to be over', async () => {
  await open(null);
  expect(screen.getByRole('dialog', { name: 'Draw' })).toHaveTextContent('This draw is over');
});
