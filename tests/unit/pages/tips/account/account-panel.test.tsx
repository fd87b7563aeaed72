import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tipStore } from '../../../../../src/domains/tip/tip-store';
import MyOrdersPage from '../../../../../src/pages/tips/my-orders-page';
import { stubBrowser } from '../../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { renderPage, settle } from '../../../../support/unit/render-page';
import { page, rawTip, tipsAnswers } from '../../../../support/unit/tips-world';

beforeEach(() => stubBrowser());

const DAY_MS = 86_400_000;
/** Settled yesterday, so that nothing is hidden. */
const order = (id: string, result: string, fields: Record<string, unknown> = {}) => ({
  ...rawTip(id, { isBuy: 1, payTime: NOW - DAY_MS, isOnSale: 0, result, odds: 2, settleTime: NOW - DAY_MS / 2 }),
  orderId: `o${id}`,
  payGold: 38,
  ...fields,
});
const SEASON = [
  order('open', 'waiting', { professorId: 'p2', professor: { id: 'p2', name: 'Bea Lines' } }),
  order('off', 'cancel', { refundStatus: 2, refundGold: 38 }),
  order('due', 'lose', { refundStatus: 1, refundGold: 38 }),
  order('back', 'lose', { refundStatus: 2, refundGold: 38 }),
  ...Array.from({ length: 9 }, (_, index) => order(`w${index}`, 'win')),
];

async function open(orders: readonly object[], place = '/news/orders?tab=account', spoilers = 'on') {
  const fake = fakeServices({ ...tipsAnswers(), myOrders: () => page(orders) }, true);
  fake.services.storage.set('si:spoilers', spoilers);
  await renderPage(fake, <MyOrdersPage />, place);
  await settle();
  return fake;
}
const panel = () => screen.getByRole('tabpanel', { name: 'My account' });
const rowOf = (table: string, name: RegExp) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name });

it('the tab stands in the address, and says what tips cost and brought [my account.2]', async () => {
  await open(SEASON);
  expect(screen.getByRole('tab', { name: 'Orders 13' })).toHaveAttribute('aria-selected', 'false');
  expect(panel()).toHaveTextContent('Net: refunded minus spent-418 coins');
  expect(panel()).toHaveTextContent('1 pending, 38 coins, up to 38 back if lost. 38 more coins are being refunded.');
  expect(screen.getAllByRole('img', { name: /^Hit rate 82% of 11: most likely/ })[0]).toBeVisible();
  expect(screen.getByRole('img', { name: /^Coins over time, from 0 to -418; deepest fall -/ })).toBeVisible();
  expect(rowOf('Expert', /Ann Odds/)).toHaveTextContent('12 bought82%of 11');
  expect(rowOf('Expert', /Bea Lines/)).toHaveTextContent('1 bought · 1 pending—of 0Too few-38—');
  for (const table of ['Expert', 'Month', 'League', 'Bet'])
    expect(rowOf(table, /^Total/)).toHaveTextContent('13 bought · 1 pending82%of 11');
});

it('the tab is chosen by a tap and by the arrow keys', async () => {
  await open(SEASON, '/news/orders');
  screen.getByRole('tab', { name: 'Orders 13' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  await settle();
  expect(panel()).toBeVisible();
});

it('on the specification’s fields alone refunds are worked out from the terms, and that is said [my account.3]', async () => {
  const bare = ({
    orderId: _id,
    payGold: _gold,
    refundGold: _back,
    refundStatus: _status,
    odds: _odds,
    ...rest
  }: Record<string, unknown>) => rest;
  await open(SEASON.map(bare));
  expect(panel()).toHaveTextContent('-380 coins');
  expect(panel()).toHaveTextContent('Refunds are worked out from each tip’s terms.');
});

it('a push that settles one while the account is open changes it', async () => {
  const { services } = await open([order('open', 'waiting')]);
  expect(panel()).toHaveTextContent('-38 coins');
  const byId = new Map([['open', { result: 'lose' as const, refundStatus: 2, refundGold: 19 }]]);
  act(() => services.stores.get(tipStore).setState({ orders: { member: '1', byId } }));
  expect(panel()).toHaveTextContent('-19 coins');
});

it('no spoilers: a result of today that is hidden is pending [my account.4]', async () => {
  const lost = order('t1', 'lose', { refundStatus: 2, refundGold: 38, settleTime: NOW, messageMatchList: [] });
  await open([lost], '/news/orders?tab=account', 'off');
  expect(panel()).toHaveTextContent('-38 coins');
  expect(panel()).toHaveTextContent('1 result of today not seen yet, counted as pending.');
});

it('nothing bought: the way to tips, and a limit before the first', async () => {
  await open([]);
  expect(screen.getByText('Nothing in the account yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See tips' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Set a limit for the month' })).toBeVisible();
});

it('a limit of the month is set, kept on this device, and taken away [limit of the month.2]', async () => {
  const { services } = await open([order('open', 'waiting')]);
  const kept = () => services.storage.get('si:member:month-limit');
  await userEvent.click(screen.getByRole('button', { name: 'Set a limit for the month' }));
  const sheet = () => within(screen.getByRole('dialog', { name: 'Monthly limit' }));
  const save = () => sheet().getByRole('button', { name: 'Save' });
  expect(save()).toBeDisabled();
  await userEvent.type(sheet().getByRole('textbox', { name: 'Monthly limit, coins' }), '4o');
  expect(sheet().getByRole('alert')).toHaveTextContent('A whole number from 1 to 999,999');
  await userEvent.click(sheet().getByRole('radio', { name: '200' }));
  expect(sheet().getByText('162 coins')).toBeVisible();
  await userEvent.click(save());
  expect(kept()).toBe('200');
  expect(panel()).toHaveTextContent('162 left38 of 200 used');
  await userEvent.click(screen.getByRole('button', { name: 'Change the monthly limit' }));
  await userEvent.click(sheet().getByRole('button', { name: 'No limit' }));
  expect(kept()).toBeNull();
});
