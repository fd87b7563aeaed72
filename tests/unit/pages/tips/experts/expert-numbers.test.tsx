import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import RankUserPage from '../../../../../src/pages/ranking/rank-user-page';
import ExpertPage from '../../../../../src/pages/tips/expert-page';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { type Answer, fakeServices, NOW } from '../../../../support/unit/fake-services';
import { RAW_USER, rankingAnswers, rawBet, rawDay } from '../../../../support/unit/ranking-world';
import { renderPage, settle } from '../../../../support/unit/render-page';
import { page, rawExpert, rawTip, tipsAnswers } from '../../../../support/unit/tips-world';

beforeEach(() => stubBrowser());

const settled = (id: string, result: string, fields: object = {}) =>
  rawTip(id, { result, isOnSale: 0, odds: 2, settleTime: NOW, ...fields });
const history = (rows: readonly object[]): Record<string, Answer> => ({
  professorTips: ({ isHistory }) => page(isHistory === 1 ? rows : [rawTip('t1')]),
});

async function open(answers: Record<string, Answer> = {}) {
  const fake = fakeServices({ ...tipsAnswers(), ...answers });
  await renderPage(
    fake,
    <Routes>
      <Route path="/news/user/:id" element={<ExpertPage />} />
    </Routes>,
    '/news/user/p1',
  );
  await settle();
  return fake;
}
const openFollowed = async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Had you followed' }));
  await settle();
};

test('what waits for its result is called open: a tip in play is among it, and not on sale', async () => {
  await open({ professorTips: ({ isHistory }) => page(isHistory === 1 ? [] : [rawTip('t1', { isOnSale: 0 })]) });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)[0]).toMatch(/^Open/);
});

test('the hit rate has its luck range, and a tap says what that is [luck range.1]', async () => {
  await open();
  expect(screen.getByRole('img', { name: 'Hit rate 78% of 50: most likely 65–87%' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /What is this/ }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Luck range' }));
  expect(sheet.getByText('78% of 50 were right.', { exact: false })).toBeVisible();
  expect(sheet.getByText(/Half a win counts as right, half a loss as wrong/)).toBeVisible();
});

test('the server’s rate is written as it came, the range alone is reckoned [hit rate.3]', async () => {
  await open({ professorDetail: () => rawExpert({ hitPercents: 70, hitSession: 12 }) });
  expect(screen.getByRole('img', { name: /^Hit rate 70% of 12/ })).toBeVisible();
});

test('below ten there is no rate', async () => {
  await open({ professorDetail: () => rawExpert({ hitPercents: 100, hitSession: 4 }) });
  expect(screen.getByText(/Too few/)).toBeVisible();
});

test('had you followed: the account of all settled tips [had you followed.1]', async () => {
  await open(
    history([
      settled('a', 'win'),
      settled('b', 'lose'),
      settled('c', 'lose'),
      settled('d', 'win', { odds: undefined }),
    ]),
  );
  await openFollowed();
  const account = screen.getByRole('region', { name: /^Had you followed/ });
  expect(account).toHaveTextContent('-1.00 units');
  expect(account).toHaveTextContent('Longest losing run2');
  expect(account).toHaveTextContent('Deepest fall-2.00 units');
  expect(account).toHaveTextContent('114 coins, 76 back');
  expect(account).toHaveTextContent('0 void and 1 without odds left out. In the order tips were settled.');
  expect(screen.getByRole('table', { name: 'League' })).toHaveTextContent('EPL4—Too few');
});

test('a return by league says of how many tips whose odds are known', async () => {
  const odds = (index: number) => (index < 11 ? 1.9 : undefined);
  const tips = Array.from({ length: 12 }, (_one, index) => settled(`s${index}`, 'win', { odds: odds(index) }));
  await open(history(tips));
  await openFollowed();
  expect(screen.getByRole('table', { name: 'League' })).toHaveTextContent(/EPL12100%.*\+90%of 11/);
});

test('without odds (an addition) nothing is made up: how they ended is told, units are not [had you followed.2]', async () => {
  const bare = { odds: undefined };
  await open(history([settled('a', 'win', bare), settled('b', 'lose', bare), settled('c', 'lose', bare)]));
  await openFollowed();
  expect(screen.getByText('No published odds to work with')).toBeVisible();
  const account = screen.getByRole('region', { name: /^Had you followed/ });
  expect(account).toHaveTextContent('All 3');
  expect(account).toHaveTextContent('Longest losing run2');
  expect(account).toHaveTextContent('114 coins, 76 back');
  expect(account).not.toHaveTextContent(/Deepest fall|units/);
});

test('nothing settled: no choice of spans, and nothing said of odds', async () => {
  await open(history([]));
  await openFollowed();
  const account = within(screen.getByRole('region', { name: /^Had you followed/ }));
  expect(account.getByText('Nothing settled yet')).toBeVisible();
  expect(account.queryByRole('tab')).toBeNull();
});

test('a ranked user has a choice of periods and the account of their bets [periods of a user.1]', async () => {
  const bets = [rawBet('1', { createDate: NOW, result: 'win', stake: 100, profit: 88 })];
  const fake = fakeServices({
    ...tipsAnswers(),
    ...rankingAnswers(),
    bettingList: () => ({ list: [rawDay('r1', bets)], total: 1, user: RAW_USER }),
  });
  await renderPage(
    fake,
    <Routes>
      <Route path="/user-ranking/user/:id" element={<RankUserPage />} />
    </Routes>,
    '/user-ranking/user/u7',
  );
  await settle();
  expect(screen.getByRole('region', { name: /^Had you followed/ })).toHaveTextContent('+0.88 units');
  await userEvent.click(screen.getByRole('tab', { name: 'Last week' }));
  expect(screen.getByText('No settled bets in this period')).toBeVisible();
});
