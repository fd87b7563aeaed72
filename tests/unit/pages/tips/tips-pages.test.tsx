import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import AllGodsPage from '../../../../src/pages/tips/all-gods-page';
import ExpertPage from '../../../../src/pages/tips/expert-page';
import MyOrdersPage from '../../../../src/pages/tips/my-orders-page';
import TipsPage from '../../../../src/pages/tips/tips-page';
import { setOnline, showAll, stubBrowser } from '../../../support/unit/browser-stubs';
import { failWith, fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { page, rawExpert, rawMatch, rawTip, tipsAnswers } from '../../../support/unit/tips-world';

beforeEach(() => stubBrowser());
afterEach(() => setOnline(true));
const PAGES: Readonly<Record<string, readonly [at: string, element: ReactNode, call: string]>> = {
  tips: ['/news', <TipsPage key="tips" />, 'tipList'],
  experts: ['/news/all-gods', <AllGodsPage key="experts" />, 'professorInfo'],
  expert: [
    '/news/user/p1',
    <Routes key="expert">
      <Route path="/news/user/:id" element={<ExpertPage />} />
    </Routes>,
    'professorDetail',
  ],
  orders: ['/news/orders', <MyOrdersPage key="orders" />, 'myOrders'],
};

async function open(name: string, answers = tipsAnswers(), member = true) {
  const [at = '', element] = PAGES[name] ?? [];
  const fake = fakeServices(answers, member);
  await renderPage(fake, element, at);
  return fake;
}
const text = () => document.body.textContent ?? '';
describe('design README, states', () => {
  it.each([
    ['tips', 'No tips'],
    ['experts', 'No data'],
    ['orders', 'No orders yet'],
  ])('%s: nothing there', async (name, words) => {
    await open(name, { ...tipsAnswers(), tipList: () => page([]), professorInfo: () => page([]) });
    expect(screen.getAllByText(words)[0]).toBeInTheDocument();
  });

  it.each(Object.keys(PAGES))('%s: an error says so and is tried again [8.8]', async (name) => {
    const [, , call = ''] = PAGES[name] ?? [];
    const fake = await open(name, { ...tipsAnswers(), [call]: failWith('rejected') });
    const alerts = screen.getAllByRole('alert');
    fake.answers[call] = tipsAnswers()[call];
    const before = fake.calls(call).length;
    for (const alert of alerts) await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await settle();
    expect(fake.calls(call).length).toBeGreaterThan(before);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(Object.keys(PAGES))('%s: without a network it says that, and comes when the network does', async (name) => {
    const [, , call = ''] = PAGES[name] ?? [];
    act(() => setOnline(false));
    const fake = await open(name, { ...tipsAnswers(), [call]: failWith('network') });
    expect(screen.getAllByText('You’re offline').length).toBeGreaterThan(0);
    fake.answers[call] = tipsAnswers()[call];
    act(() => setOnline(true));
    await settle();
    expect(screen.queryByText('You’re offline')).toBeNull();
  });

  it('every page has the 18+ mark, no promise of profit, and the way to help [Responsible use.1]', async () => {
    for (const name of Object.keys(PAGES)) {
      const [at = '', element] = PAGES[name] ?? [];
      const { unmount } = await renderPage(fakeServices(tipsAnswers(), true), element, at);
      expect(screen.getByText('18+')).toBeInTheDocument();
      expect(text()).toContain('Profit is never guaranteed');
      expect(screen.getByRole('button', { name: 'Help and limits' })).toBeInTheDocument();
      unmount();
    }
  });
});

describe('tips [2.4]', () => {
  it('sport, source and refunds are asked for together, from page 1 [7.39]', async () => {
    const { calls } = await open('tips');
    await userEvent.click(screen.getByRole('button', { name: 'Basketball' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Partners' }));
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('switch', { name: /^Refund if lost/ }));
    await settle();
    const wanted = { page: 1, size: 10, sportsType: 2, sportsSource: 2, blackReturnGold: 1 };
    expect(calls('tipList').at(-1)).toEqual(wanted);
  });

  it('pages are appended until the last one says so [3.35, 4.22]', async () => {
    const tipList = ({ page: at, isHot }: Record<string, unknown>) =>
      isHot === 1
        ? page([])
        : page([rawTip(`t${at}`), rawTip(`t${at}b`)], { isLastPage: at === 2 ? 1 : 0, pageNum: at });
    const { calls } = await open('tips', { ...tipsAnswers(), tipList });
    expect(screen.getByText('2 of 2 loaded on sale')).toBeInTheDocument();
    act(showAll);
    await settle();
    act(showAll);
    await settle();
    expect(screen.getByText('4 on sale')).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(4);
    const asked = calls('tipList').filter(({ isHot }) => isHot !== 1);
    expect(asked.map(({ page: at }) => at)).toEqual([1, 2]);
    expect(screen.getByText('That’s all')).toBeInTheDocument();
  });

  it.each([
    ['priced', {}, ['Full refund if lost', '38']],
    ['half comes back', { returnGoldPercentage: 50 }, ['50% back if lost']],
    ['free', { goldPrice: 0 }, ['Free']],
    ['bought', { isBuy: 1, payTime: NOW }, ['Bought']],
    ['a partner’s, much talked of', { isTripartite: 1, isHot: 1 }, ['Partner', 'Hot']],
    [
      'each rate has its sample [hit rate.2, Responsible use.2]',
      {},
      ['7 of last 10', 'Hit rate 78% (of 50)', '+126%', '(of 15)'],
    ],
    [
      'several matches',
      { messageMatchList: [rawMatch('m1'), rawMatch('m2', { masterTeamName: 'Brighton' })] },
      ['Arsenal', 'Brighton'],
    ],
  ])('a card: %s', async (_clause, fields, words) => {
    await open('tips', { ...tipsAnswers(), tipList: () => page([rawTip('t1', fields)]) });
    const [card] = screen.getAllByRole('article');
    for (const word of words) expect(card).toHaveTextContent(word);
  });

  it('a card: no return of fewer than ten tips [minimum sample.3]', async () => {
    await open('tips', { ...tipsAnswers(), tipList: () => page([rawTip('t1', { yieldSession: 9 })]) });
    expect(screen.getAllByRole('article')[0]).not.toHaveTextContent('126%');
  });

  it.each([
    ['win', 'Result: won'],
    ['lose', 'Result: lost'],
    ['draw', 'Result: push'],
    ['winHalf', 'Result: half won'],
    ['loseHalf', 'Result: half lost'],
    ['cancel', 'Result: void'],
  ])('a stamp, never by colour alone: %s [results.1, colours.1]', async (result, label) => {
    await open('tips', { ...tipsAnswers(), tipList: () => page([rawTip('t1', { result })]) });
    expect(screen.getAllByRole('img', { name: label }).length).toBeGreaterThan(0);
  });
});

describe('experts [2.54]', () => {
  it.each([
    ['Overall', 1],
    ['Hit rate', 2],
    ['Weekly return', 3],
    ['Streak', 5],
    ['Popular', 6],
  ])('decisions.md, expert sorts: %s', async (name, sortType) => {
    const { calls } = await open('experts');
    const chip = within(screen.getByRole('group', { name: 'Order' })).getByRole('button', { name });
    await userEvent.click(chip);
    await settle();
    expect(calls('professorInfo')).toContainEqual({ page: 1, size: 10, sortType });
    expect(chip).toHaveAttribute('aria-pressed', 'true');
  });

  it('sort 4, my attentions, is a tab; a visitor is asked to log in and nothing is called [2.8]', async () => {
    const member = await open('experts');
    await userEvent.click(screen.getByRole('tab', { name: /^Following/ }));
    await settle();
    expect(member.calls('professorInfo')).toContainEqual({ page: 1, size: 10, sortType: 4 });
    expect(screen.getByRole('tab', { name: /^Following/ })).toHaveTextContent('1');
  });

  it('a visitor’s own experts need a log-in', async () => {
    const visitor = await open('experts', tipsAnswers(), false);
    await userEvent.click(screen.getByRole('tab', { name: /^Following/ }));
    await settle();
    expect(visitor.calls('professorInfo').filter(({ sortType }) => sortType === 4)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(visitor.asked).toHaveLength(1);
  });

  it('following counts one more at once, and one less when the server refuses [4.23]', async () => {
    let refuse: (error: unknown) => void = () => {};
    const professorAttention = () => new Promise((_resolve, reject) => (refuse = reject));
    await open('expert', { ...tipsAnswers(), professorDetail: () => rawExpert({ attention: 9 }), professorAttention });
    await userEvent.click(screen.getAllByRole('button', { name: 'Follow Ann Odds' })[0] as HTMLElement);
    expect(text()).toContain('10 followers');
    await act(async () => refuse(new Error('refused')));
    await settle();
    expect(text()).toContain('9 followers');
  });

  it('the last ten as a picture and as a table, newest first [ten history.1]', async () => {
    await open('expert');
    expect(
      screen.getByRole('img', { name: /^Last 10 tips, newest first: Won Won Push Lost Half won/ }),
    ).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Last 10 tips' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
  });

  it.each([
    ['fewer than ten', { tenHistory: 'win,lose', tenWin: 1 }, 'Last 2'],
    ['none', { tenHistory: '' }, 'No settled tips yet'],
  ])('decisions.md, ten history: %s', async (_clause, fields, words) => {
    await open('expert', { ...tipsAnswers(), professorDetail: () => rawExpert(fields) });
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  });

  it('tips on sale and history are two lists [2.5, 7.41, 7.42]', async () => {
    const { calls } = await open('expert');
    expect(screen.getByText('Title t1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: /History/ }));
    await settle();
    expect(screen.getByText('Title old')).toBeInTheDocument();
    const pages = calls('professorTips').filter(({ size }) => size === 10);
    expect(pages.map(({ isHistory }) => isHistory)).toEqual([0, 1]);
  });

  it('a tip of theirs does not say again who they are, and break-even is told before anything is opened', async () => {
    const { calls } = await open('expert');
    const card = within(screen.getByRole('article'));
    expect([card.queryByText('Ann Odds'), card.queryByRole('button')]).toEqual([null, null]);
    expect(screen.getAllByText('Ann Odds')).toHaveLength(1);
    expect(calls('professorTips').filter(({ size }) => size === 50)).toHaveLength(1);
  });
});

it('followers come before what an expert writes about', async () => {
  await open('experts');
  expect(screen.getAllByText(/^34\.1K followers( · |$)/).length).toBeGreaterThan(0);
});

it.each([
  ['Overall', '78%', 'of 50'],
  ['Hit rate', '78%', 'of 50'],
  ['Weekly return', '—', 'of 5'],
  ['Streak', '5', 'in a row'],
  ['Popular', '34.1K', 'followers'],
])('a row shows what %s goes by [expert sorts.2]', async (sort, value, below) => {
  await open('experts');
  await userEvent.click(screen.getByRole('button', { name: sort }));
  await settle();
  const figure = screen.getAllByText(below).at(-1)?.parentElement;
  expect(figure).toHaveTextContent(`${value}${below}`);
});
