import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import TipsPage from '../../../../src/pages/tips/tips-page';
import { showAll, stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { page, rawMatch, rawTip, tipsAnswers } from '../../../support/unit/tips-world';

beforeEach(() => stubBrowser());

const MINUTE = 60_000;
const TIPS = [
  rawTip('t1', { isAttention: 1, goldPrice: 0, saleEndTime: NOW + 30 * MINUTE }),
  rawTip('t2', {
    openBackGold: 0,
    sportsPlay: 'Totals',
    messageMatchList: [rawMatch('m2', { matchLeague: 'La Liga · R3' })],
  }),
  rawTip('t3', { result: 'win', isOnSale: 0, odds: 2.1, isAttention: 1 }),
];
const Where = () => {
  const { search } = useLocation();
  return <output>{search}</output>;
};
const address = () => document.querySelector('output')?.textContent;

async function open(search = '', list: readonly object[] = TIPS) {
  const tipList = ({ isHot, page: at }: Record<string, unknown>) => page(isHot === 1 || at !== 1 ? [] : list);
  const fake = fakeServices({ ...tipsAnswers(), tipList }, true);
  await renderPage(
    fake,
    <>
      <TipsPage />
      <Where />
    </>,
    `/news${search}`,
  );
  await settle();
  return fake;
}
const shown = () => screen.queryAllByRole('article').map((card) => /Title (t\d)/.exec(card.textContent ?? '')?.[1]);
const sheet = async () => within(await screen.findByRole('dialog', { name: 'Filters' }));

test('each option says how many tips remain with it, and the address keeps what is chosen', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const dialog = await sheet();
  expect(dialog.getByRole('switch', { name: /^Followed experts only/ })).toHaveTextContent('2 tips');
  expect(dialog.getByRole('switch', { name: /^Refund if lost/ })).toHaveTextContent('2 tips');
  expect(dialog.getByRole('radio', { name: 'Within 1 hour 1' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'La Liga 1' })).toBeVisible();
  await userEvent.click(dialog.getByRole('switch', { name: /^Followed experts only/ }));
  expect(dialog.getByRole('button', { name: 'La Liga 0' })).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Odds From' }), '1.8');
  expect(dialog.getByRole('button', { name: 'Show 1' })).toBeEnabled();
  expect(address()).toBe('?follow=1&odds=1.8-');
  await userEvent.click(dialog.getByRole('button', { name: 'Show 1' }));
  expect(shown()).toEqual(['t3']);
  expect(screen.getByRole('button', { name: 'Filters · 2' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Odds 1.80–' }));
  expect(shown()).toEqual(['t1', 't3']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect([shown(), address()]).toEqual([['t1', 't2', 't3'], '']);
});

test('an address shows the same to others; what means nothing there is left out', async () => {
  await open('?league=La%20Liga&close=nonsense&odds=x');
  expect(shown()).toEqual(['t2']);
  expect(screen.getByRole('button', { name: 'La Liga', pressed: true })).toBeVisible();
});

test('a refund is asked of the server, and looked at here where that ignores it [additions to requests.1]', async () => {
  const { calls } = await open('?refund=1');
  expect(calls('tipList').filter(({ isHot }) => isHot !== 1)).toMatchObject([{ blackReturnGold: 1 }]);
  expect(shown()).toEqual(['t1', 't3']);
});

test('while none of those that were read fits, more are read', async () => {
  const tipList = ({ isHot, page: at }: Record<string, unknown>) =>
    page(isHot === 1 ? [] : [rawTip(`t${at}`, { goldPrice: at === 3 ? 0 : 38 })], {
      isLastPage: at === 3 ? 1 : 0,
      pageNum: at,
    });
  await renderPage(fakeServices({ ...tipsAnswers(), tipList }, true), <TipsPage />, '/news?free=1');
  await settle();
  for (let pages = 1; pages < 3; pages += 1) {
    act(showAll);
    await settle();
  }
  expect(shown()).toEqual(['t3']);
});

test('where nothing fits, the single filters whose loss brings tips are offered', async () => {
  await open('?follow=1&league=La%20Liga&free=1');
  act(showAll);
  await settle();
  expect(screen.getByText('No tip fits these 3 filters')).toBeVisible();
  const ways = screen.getAllByRole('button', { name: /^Drop/ }).map(({ textContent }) => textContent);
  expect(ways).toContain('Drop “La Liga” · 1 tip');
  expect(ways).not.toContain('Drop “Free” · 1 tip');
  await userEvent.click(screen.getByRole('button', { name: /^Drop “La Liga”/ }));
  expect([shown(), address()]).toEqual([['t1'], '?follow=1&free=1']);
});
