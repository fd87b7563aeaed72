import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { tipStore } from '../../../../src/domains/tip/tip-store';
import ExpertPage from '../../../../src/pages/tips/expert-page';
import MyOrdersPage from '../../../../src/pages/tips/my-orders-page';
import TipDetailPage from '../../../../src/pages/tips/tip-detail-page';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { CONTENT, page, rawExpert, rawMatch, rawTip, tipsAnswers } from '../../../support/unit/tips-world';

beforeEach(() => stubBrowser());

const HOUR_MS = 3_600_000;
const OVER = { statusId: 8, homeScore: 2, awayScore: 1, startDate: NOW - 3 * HOUR_MS };
const REFUNDED = { payGold: 38, refundStatus: 2, refundGold: 19, payTime: NOW - 9 * HOUR_MS };
const lost = (match: Record<string, unknown>) =>
  rawTip('t1', {
    ...{ isBuy: 1, isOnSale: 0, result: 'lose', messageMatchList: [rawMatch('m1', match)] },
    ...REFUNDED,
  });

/** With scores of today hidden. */
const hiding = (answers: Parameters<typeof fakeServices>[0]) => {
  const fake = fakeServices({ ...tipsAnswers(), ...answers }, true);
  fake.services.storage.set('si:spoilers', 'off');
  return fake;
};
const veil = () => screen.getByRole('button', { name: 'Show the result of Title t1' });

test('no spoilers: an order says neither how its tip ended nor what came back, until it is tapped', async () => {
  const fake = hiding({ myOrders: () => page([lost(OVER)]) });
  await renderPage(fake, <MyOrdersPage />, '/news/orders');
  expect(screen.getByRole('article')).toHaveTextContent('38 coins');
  expect(screen.getByRole('article')).not.toHaveTextContent(/refunded|Lost/);
  expect(screen.queryByRole('img', { name: /^Result/ })).toBeNull();
  await userEvent.click(veil());
  expect(screen.getByRole('img', { name: 'Result: lost' })).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('19 coins refunded');
});

test('no spoilers: a tip about a match of yesterday is open', async () => {
  const fake = hiding({ myOrders: () => page([lost({ ...OVER, startDate: NOW - 40 * HOUR_MS })]) });
  await renderPage(fake, <MyOrdersPage />, '/news/orders');
  expect(screen.getByRole('img', { name: 'Result: lost' })).toBeInTheDocument();
});

test('no spoilers: a tap on the tip’s veil shows its match, too; what is settled meanwhile is not said aloud', async () => {
  const open = { ...lost(OVER), ...CONTENT, result: 'waiting', refundStatus: 0, refundGold: 0 };
  const fake = hiding({ tipDetail: () => open });
  await renderPage(
    fake,
    <Routes>
      <Route path="/news/detail/:id" element={<TipDetailPage />} />
    </Routes>,
    '/news/detail/t1',
  );
  expect(screen.getByText('Arsenal').closest('article')).toHaveTextContent('??');
  const byId = new Map([['t1', { result: 'lose' as const, refundStatus: 2, refundGold: 19 }]]);
  act(() => fake.services.stores.get(tipStore).setState({ orders: { member: '1', byId } }));
  await settle();
  expect(document.body).not.toHaveTextContent(/19 coins|was settled: Lost/);
  await userEvent.click(veil());
  expect(screen.getByText('Arsenal').closest('article')).toHaveTextContent('21');
  expect(document.body).toHaveTextContent(/19 coins/);
});

test('no spoilers: of the last ten those settled today wait, with the sums beside them [no spoilers.4]', async () => {
  const tenTips = ['win', 'lose', 'win'].map((result, index) => ({
    ...{ id: `x${index}`, result, settleTime: NOW - index * 20 * HOUR_MS },
  }));
  const fake = hiding({ professorDetail: () => rawExpert({ tenHistory: 'win,lose,win', tenTips }) });
  await renderPage(
    fake,
    <Routes>
      <Route path="/news/user/:id" element={<ExpertPage />} />
    </Routes>,
    '/news/user/p1',
  );
  const record = () => screen.getByRole('img', { name: /Hidden|Won.*Lost/ });
  expect(record()).toHaveAccessibleName(/Hidden/);
  expect(record()).toHaveTextContent('?');
  await userEvent.click(screen.getByRole('button', { name: 'Show result' }));
  expect(record()).not.toHaveAccessibleName(/Hidden/);
});
