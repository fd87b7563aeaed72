import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UserRankingPage from '../../../../src/pages/ranking/user-ranking-page';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { type Answer, fakeServices } from '../../../support/unit/fake-services';
import { rankingAnswers, rawEntry } from '../../../support/unit/ranking-world';
import { renderPage, settle } from '../../../support/unit/render-page';

beforeEach(() => stubBrowser());

async function open(answers: Record<string, Answer>) {
  await renderPage(fakeServices({ ...rankingAnswers(), ...answers }, false), <UserRankingPage />, '/user-ranking');
  await settle();
}

describe('decisions, ranking of users: a young week', () => {
  const counts = [4, 30, 12, 7, 20];
  const winRankingList = counts.map((settledCount, index) => rawEntry(index + 1, { settledCount }));
  const users = () => screen.getAllByRole('article').map((card) => /User \d/.exec(card.textContent ?? '')?.[0] ?? '');

  test('few bets lose no place and carry a mark [minimum sample.1]', async () => {
    await open({ rankingList: () => ({ winRankingList }) });
    const podium = within(screen.getByRole('region', { name: 'Top three' })).getAllByRole('link');
    expect(podium.map((link) => link.getAttribute('href'))).toEqual(
      ['u1', 'u2', 'u3'].map((uid) => `/user-ranking/user/${uid}`),
    );
    expect(screen.getAllByText('Few')).toHaveLength(2 + 1);
    expect(screen.getByText('2 with 20+ bets, the others are marked “Few”')).toBeVisible();
  });

  test('the filter hides them, keeps the places and says so [minimum sample.2]', async () => {
    await open({ rankingList: () => ({ winRankingList }) });
    await userEvent.click(screen.getByRole('button', { name: '20+ bets' }));
    expect(users()).toEqual(['User 2', 'User 5']);
    expect(screen.getAllByRole('article')[1]).toHaveTextContent(/^5/);
    expect(screen.getByText('20+ bets only: 2 shown, 3 hidden')).toBeVisible();
  });

  test('with nobody left it offers all of them and the period before', async () => {
    await open({ rankingList: () => ({ winRankingList: winRankingList.slice(0, 1) }) });
    await userEvent.click(screen.getByRole('button', { name: '20+ bets' }));
    expect(screen.getByRole('button', { name: 'Period before' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(users()).toContain('User 1');
  });

  test('a profit has its return and fall from ten bets on, and a word below twenty [minimum sample.3]', async () => {
    const [first, second, third, ...others] = winRankingList;
    await open({ rankingList: () => ({ winRankingList: [second, ...others, first, third] }) });
    await userEvent.click(screen.getByRole('tab', { name: 'Profit' }));
    await settle();
    const cards = screen.getAllByRole('article').slice(3);
    expect(cards[0]).toHaveTextContent('return and deepest fall shown from 10 bets');
    expect(cards[0]).not.toHaveTextContent('Deepest fall');
    expect(cards[1]).toHaveTextContent('Only 12 bets: a few results can change this.');
    expect(cards[1]).toHaveTextContent('Deepest fall');
  });

  test.each(['Winners / Follow', 'Profit', 'Popular'])(
    'nothing settled yet: %s shows the period before, and says so',
    async (tab) => {
      const dates = [
        { startDate: '2025-03-10', endDate: '2025-03-16', hidden: 0 },
        { startDate: '2025-03-03', endDate: '2025-03-09', hidden: 0 },
      ];
      const rankingConfigList = ['red', 'gain', 'pop'].map((type) => ({ type, size: 20, rankingDateList: dates }));
      await open({
        rankingConfig: () => ({ rankingConfigList }),
        rankingList: (fields) => ({
          winRankingList: (fields as { startDate: string }).startDate === '2025-03-03' ? winRankingList : [],
        }),
      });
      await userEvent.click(screen.getByRole('tab', { name: tab }));
      await settle();
      expect(screen.getByRole('region', { name: 'Top three' })).toBeVisible();
      expect(users()).toHaveLength(5);
      expect(screen.getByText('Nothing settled yet, so here’s the previous period')).toBeVisible();
    },
  );
});
