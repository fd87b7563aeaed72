import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tipStore } from '../../../../src/domains/tip/tip-store';
import MyOrdersPage from '../../../../src/pages/tips/my-orders-page';
import { stubBrowser } from '../../../support/unit/browser-stubs';
import { fakeServices, NOW } from '../../../support/unit/fake-services';
import { renderPage, settle } from '../../../support/unit/render-page';
import { page, rawTip, tipsAnswers } from '../../../support/unit/tips-world';

beforeEach(() => stubBrowser());

const open = async (answers: Parameters<typeof fakeServices>[0], isMember = true) => {
  const fake = fakeServices(answers, isMember);
  await renderPage(fake, <MyOrdersPage />, '/news/orders');
  return fake;
};

describe('orders [2.55]', () => {
  const order = (fields: Record<string, unknown>) => ({
    ...rawTip('t1', { isBuy: 1, payTime: NOW, isOnSale: 0 }),
    orderId: 'o1',
    payGold: 38,
    ...fields,
  });

  it.each([
    ['open', {}, ['38 coins'], ['refunded', 'on their way']],
    ['lost, coins back', { result: 'lose', refundStatus: 2, refundGold: 19 }, ['19 coins refunded'], []],
    [
      'lost, coins on their way',
      { result: 'lose', refundStatus: 1, refundGold: 19 },
      ['Refund of 19 coins pending'],
      [],
    ],
    ['won', { result: 'win' }, ['38 coins'], ['refunded']],
  ])('refund state: %s', async (_clause, fields, shown, hidden) => {
    await open({ ...tipsAnswers(), myOrders: () => page([order(fields)]) });
    const card = screen.getByRole('article');
    for (const word of shown) expect(card).toHaveTextContent(word);
    for (const word of hidden) expect(card).not.toHaveTextContent(word);
  });

  it('a push says what became of one while the list is open', async () => {
    const { services } = await open({ ...tipsAnswers(), myOrders: () => page([order({})]) });
    const byId = new Map([['t1', { result: 'lose' as const, refundStatus: 2, refundGold: 38 }]]);
    act(() => services.stores.get(tipStore).setState({ orders: { member: '1', byId } }));
    expect(screen.getByRole('img', { name: 'Result: lost' })).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent('38 coins refunded');
  });

  it('decisions.md, additions: an order of the specification’s fields alone is shown with its price', async () => {
    const { orderId: _id, payGold: _gold, isOnSale: _sale, ...plain } = order({});
    await open({ ...tipsAnswers(), myOrders: () => page([plain]) });
    expect(screen.getByRole('article')).toHaveTextContent('38 coins');
  });

  it('section 5, logged in: a token without a uid has orders, and another token has its own [5.18]', async () => {
    let title = 'Title of the first';
    const myOrders = () => page([order({ sportsTitle: title })]);
    const { services, calls } = await open({ ...tipsAnswers(), myOrders }, false);
    act(() => services.session.setState({ token: 'first', uid: '' }));
    await settle();
    expect(screen.getByRole('article')).toHaveTextContent('Title of the first');
    title = 'Title of the second';
    act(() => services.session.setState({ token: 'second', uid: '' }));
    await settle();
    expect(screen.getByRole('article')).toHaveTextContent('Title of the second');
    expect(calls('myOrders')).toHaveLength(2);
  });

  it('a visitor has none and is asked to log in', async () => {
    const { calls, asked } = await open(tipsAnswers(), false);
    expect(calls('myOrders')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(asked).toHaveLength(1);
  });
});
