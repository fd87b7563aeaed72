import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlacedBet } from '../../../../../src/contract/ranking/betting';
import { BetRow } from '../../../../../src/pages/ranking/bets/bet-row';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { rankingAnswers, rawBet } from '../../../../support/unit/ranking-world';
import { renderPage } from '../../../../support/unit/render-page';

beforeEach(() => stubBrowser());

const TODAY = NOW - 10_800_000;
const YESTERDAY = NOW - 144_000_000;
const show = async (bet: object) => {
  const fake = fakeServices(rankingAnswers());
  fake.services.storage.set('si:spoilers', 'off');
  await renderPage(fake, <BetRow bet={bet as PlacedBet} />, '/user-ranking/user/u1');
};

test('no spoilers: a bet on a match of today hides its result and its profit, until it is tapped', async () => {
  await show(rawBet('b1', { result: 'win', profit: 2640 }, { matchDate: TODAY, statusId: 8 }));
  expect(document.body).not.toHaveTextContent(/Won|2,640/);
  await userEvent.click(screen.getByRole('button', { name: 'Show the result of Fulham v West Ham' }));
  expect(document.body).toHaveTextContent(/Won.*2,640/);
});

test('no spoilers: a bet on a match of yesterday hides nothing', async () => {
  await show(rawBet('b1', { result: 'win', profit: 2640 }, { matchDate: YESTERDAY, statusId: 8 }));
  expect(document.body).toHaveTextContent(/Won.*2,640/);
});

test('no spoilers: of a parlay each leg of today waits for its own tap, the whole for all of them', async () => {
  const [leg] = rawBet('b1').legs;
  const legs = [
    { ...leg, matchId: 'm1', homeName: 'Fulham', matchDate: YESTERDAY, result: 'win' },
    { ...leg, matchId: 'm2', homeName: 'Leeds', matchDate: TODAY, result: 'lose' },
  ];
  await show(rawBet('b1', { result: 'lose', profit: -3000, legs }));
  expect(document.body).toHaveTextContent('Won');
  expect(document.body).not.toHaveTextContent(/Lost|3,000.*-3,000/);
  await userEvent.click(screen.getByRole('button', { name: 'Show the result of Leeds v West Ham' }));
  expect(document.body).toHaveTextContent('Lost');
  expect(screen.queryByRole('button', { name: /Show the result/ })).toBeNull();
});
