import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spoilers } from '../../../../src/domains/spoilers/spoiler-store';
import { tipStore } from '../../../../src/domains/tip/tip-store';
import FiveLeaguesPage from '../../../../src/pages/topics/five-leagues-page';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { failWith, fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { rawMatch, topicAnswers } from '../../../support/unit/topics-world';

beforeEach(() => stubBrowser());

const HOUR_MS = 3_600_000;
const expert = { id: 'e1', name: 'Steady', hitPercents: 76, hitSession: 50, winContinuous: 5 };
const pick = (playType: string, side: string, pickText: string, odds = 1.95) => ({
  matchId: 'm2',
  ...{ playType, side, pickText, odds },
});
const free = { id: 'free', professorId: 'e1', professor: expert, goldPrice: 0, sportsTitle: 'Free one' };
const bought = { id: 'bought', professorId: 'e2', goldPrice: 18, isBuy: true, sportsTitle: 'Bought one' };
const onSale = {
  ...{ id: 'sale', professorId: 'e1', professor: expert, goldPrice: 38, isOnSale: true, sportsTitle: 'On sale' },
  ...{ saleEndTime: NOW + HOUR_MS, openBackGold: true, returnGoldPercentage: 100 },
};
const closed = { ...onSale, id: 'closed', isOnSale: false, saleEndTime: NOW - 1, sportsTitle: 'Too late' };

async function openViews(tips: readonly object[], { isHiding = false, match = {} } = {}) {
  const fake = fakeServices({
    ...topicAnswers(),
    leagueMatchList: () => [rawMatch('m2', { homeId: 'a', awayId: 'b', ...match })] as unknown,
    teamSeasonMatch: () => failWith('network'),
    tipList: () => ({ list: tips }) as unknown,
  });
  if (isHiding) spoilers.change(fake.services.storage, () => 'off');
  await renderPage(fake, <FiveLeaguesPage />, '/five-leagues');
  await userEvent.click(screen.getAllByRole('button', { name: 'Home m2 v Away m2' })[0] as HTMLElement);
  const sheet = within(await screen.findByRole('dialog'));
  await settle();
  await userEvent.click(sheet.getByRole('tab', { name: `Expert views ${tips.length}` }));
  await settle();
  return { fake, sheet };
}

const figures = (sheet: Pick<typeof screen, 'getAllByRole'>) =>
  sheet.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
const headings = (sheet: Pick<typeof screen, 'getAllByRole'>) =>
  sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('which side the open ones take; locked ones are counted, never told [expert views.2]', async () => {
  const { sheet } = await openViews([
    { ...free, picks: [pick('handicap', 'home', 'Home -0.5'), pick('total', 'over', 'Over 2.5', 1.86)] },
    { ...bought, picks: [pick('winner', 'away', 'Away', 3.1)] },
    { ...onSale, picks: undefined },
    closed,
  ]);
  expect(figures(sheet)).toEqual(['All 4', 'Open 2', 'Tips on sale 1']);
  expect(headings(sheet)).toEqual(['Which side the open ones take2', 'Open2', 'Tips on sale1', 'Closed1']);
  expect(sheet.getByText('Handicap / 1X2 · 2').nextElementSibling).toHaveTextContent('Home m2 1Away m2 1');
  expect(sheet.getByText('Over / under · 1').nextElementSibling).toHaveTextContent('Over 1Under 0');
  expect(sheet.getByText(/the 2 locked ones have no side here\. 2 tips are too few/)).toBeInTheDocument();
});

test('each with the range of their rate, what they say and odds, or the price and the end of the sale [expert views.3]', async () => {
  const { fake, sheet } = await openViews([{ ...free, picks: [pick('handicap', 'home', 'Home -0.5')] }, onSale]);
  const [open, locked] = sheet.getAllByRole('article').map((row) => within(row));
  expect(open?.getByRole('img', { name: /76%.*50.*63–86%/ })).toBeInTheDocument();
  expect(open?.getByText('Free')).toBeInTheDocument();
  expect(open?.getByRole('link')).toHaveTextContent('Handicap · Home -0.51.95 · Free one · Steady');
  expect(open?.getByRole('link')).toHaveAttribute('href', '/news/detail/free');
  expect(locked?.getByRole('link')).toHaveTextContent('Side and content locked · On sale · Steady');
  expect(locked?.getByText('38')).toBeInTheDocument();
  expect(locked?.getByText(/Sale ends in 1 h/)).toBeInTheDocument();
  expect(fake.calls('tipList').at(-1)).toMatchObject({ sportsIds: 'm2' });
});

test('a sale that ended is closed, though no server has said so: no price', async () => {
  const { sheet } = await openViews([{ ...onSale, saleEndTime: NOW - 1 }]);
  expect(figures(sheet)).toEqual(['All 1', 'Open 0', 'Closed 1']);
  expect(headings(sheet)).toEqual(['Closed1']);
  expect(sheet.queryByText('38')).toBeNull();
  await userEvent.click(sheet.getByRole('tab', { name: 'At a glance' }));
  expect(sheet.queryByText('Tips on sale')).toBeNull();
});

test('a back end that tells no picks: no side is drawn, the open tip leads to its text', async () => {
  const { sheet } = await openViews([free, onSale]);
  expect(headings(sheet)).toEqual(['Open1', 'Tips on sale1']);
  expect(sheet.getAllByRole('link')[0]).toHaveTextContent('Free one · Steady');
});

test('once all are settled: how many won, and the hint that one match says little [expert views.4]', async () => {
  const { sheet } = await openViews([
    { ...free, result: 'win' },
    { ...bought, result: 'loseHalf' },
    { ...closed, result: 'winHalf' },
  ]);
  expect(figures(sheet)).toEqual(['Settled 3', 'Won 2', 'Lost 1']);
  expect(sheet.getByText(/One match says little/)).toBeInTheDocument();
});

test('no spoilers: results of today are hidden, and not counted either', async () => {
  const match = { matchId: 'm2', matchTypeId: 1, startDate: NOW - 2 * HOUR_MS };
  const tip = { ...free, result: 'win', settleTime: NOW - 1, messageMatchList: [match] };
  const { sheet } = await openViews([tip], { isHiding: true });
  expect(figures(sheet)).toEqual(['All 1', 'Open 0', 'Tips on sale 0']);
  expect(sheet.queryByText('Won')).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: /Free one/ }));
  await settle();
  expect(figures(sheet)).toEqual(['Settled 1', 'Won 1', 'Lost 0']);
});

test('a tip that is settled while one looks moves to the results', async () => {
  const { fake, sheet } = await openViews([free]);
  expect(headings(sheet)).toEqual(['Open1']);
  act(() => fake.services.stores.get(tipStore).setState({ results: new Map([['free', 'win']]) }));
  await settle();
  expect(headings(sheet)).toEqual(['Results1']);
});
