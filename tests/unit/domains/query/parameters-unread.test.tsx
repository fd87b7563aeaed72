import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { weekRankQuery } from '../../../../src/domains/anchor/week-rank-query';
import type { Audience } from '../../../../src/domains/session/audience';
import { CallError } from '../../../../src/http/call-error';
import GoldDocumentPage from '../../../../src/pages/promo/gold-document-page';
import { isFinal } from '../../../../src/pages/ranking/data/report-votes';
import { isFinal as isLikeFinal } from '../../../../src/pages/tips/comments/comment-likes';
import { hotTipsQuery } from '../../../../src/pages/tips/data/tips-queries';
import MyOrdersPage from '../../../../src/pages/tips/my-orders-page';
import { rawHosts } from '../../../support/unit/anchor-world';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { page, rawTip, tipsAnswers } from '../../../support/unit/tips-world';

beforeEach(() => stubBrowser());

const audience = {
  key: 'a',
  isPublic: true,
  viewer: { jumpGame: '164', rooms: new Set(), privileged: true },
} as unknown as Audience;

test('hot tips are those that say so, whatever was asked for [additions to requests.4]', async () => {
  const all = page([rawTip('t1', { isHot: 0 }), rawTip('t2', { isHot: 1 }), rawTip('t3', {})]);
  const { services } = fakeServices({ tipList: () => all });
  const found = await new QueryClient().fetchQuery(hotTipsQuery(services, ''));
  const hot = (all as { list: readonly { id: unknown; isHot?: unknown }[] }).list.filter(({ isHot }) => isHot === 1);
  expect(found.map(({ id }) => id)).toEqual(hot.map(({ id }) => id));
  expect(found.map(({ id }) => id)).not.toContain('t1');
});

test('orders of other results are not shown under a filter that the server did not read [additions to requests.4]', async () => {
  const order = (id: string, result: string) => ({ ...rawTip(id, { isBuy: 1, payTime: NOW, isOnSale: 0 }), result });
  const myOrders = () => page([order('t1', 'win'), order('t2', 'lose'), order('t3', 'winHalf'), order('t4', 'cancel')]);
  await renderPage(fakeServices({ ...tipsAnswers(), myOrders }, true), <MyOrdersPage />, '/news/orders');
  expect(screen.getAllByRole('article')).toHaveLength(4);
  // All, waiting, won, lost, drawn.
  const chips = within(screen.getByRole('group', { name: 'Result' })).getAllByRole('button');
  for (const [at, rows] of [4, 0, 2, 1, 1].entries()) {
    await userEvent.click(chips[at] as HTMLElement);
    await settle();
    expect(screen.queryAllByRole('article')).toHaveLength(rows);
  }
});

test.each([
  ['reads the week', (week: unknown) => (week === 1 ? rawHosts(3) : rawHosts(5)), 3],
  ['does not', () => rawHosts(5), 0],
])('the last week of a server that %s [additions to requests.4]', async (_what, answer, rows) => {
  const { services, calls } = fakeServices({ hostRank: ({ week }) => answer(week) });
  const { hosts } = await new QueryClient().fetchQuery(weekRankQuery(services, audience, 1));
  expect(hosts).toHaveLength(rows);
  // This week is what everybody answers with.
  expect(calls('hostRank')).toEqual([{ week: 1 }, {}]);
});

test('a server without the gold text has a wallet and no error [additions to requests.5]', async () => {
  const goldDocument = () => new CallError({ kind: 'rejected', code: 404, path: '/x', requestId: '1' });
  const wallet = { goldBalance: () => ({ balance: 50 }), goldDailyLimit: () => ({ limit: 100, used: 20 }) };
  await renderPage(fakeServices({ ...wallet, goldDocument }, true), <GoldDocumentPage />, '/gold-document');
  await settle();
  expect(document.body).toHaveTextContent('50');
  expect(screen.queryByRole('button', { name: /again|retry/i })).toBeNull();
});

test.each([
  ['a vote that stands', true, true, false],
  ['one of which nobody knows whether it can be taken back', true, false, true],
  ['none', false, false, false],
])('a second tap on %s [additions to requests.6]', (_what, isOn, isTold, final) => {
  expect([isFinal(isOn, isTold), isLikeFinal({ isOn, isTold, count: 1 })]).toEqual([final, final]);
});
