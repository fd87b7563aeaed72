import { act, screen } from '@testing-library/react';
import { OTHER_PRICE_CODE, SHORT_OF_COINS_CODE } from '../../../../src/contract/tip/tip';
import { tipStore } from '../../../../src/domains/tip/tip-store';
import { CallError } from '../../../../src/http/call-error';
import { ownOf } from '../../../../src/services/own-map';
import { setOnline, stubBrowser } from '../../../support/unit/browser-stubs';
import { failWith, NOW } from '../../../support/unit/fake-services';
import { settle } from '../../../support/unit/render-page';
import { CONTENT, rawMatch, rawTip } from '../../../support/unit/tips-world';
import { bought, openTip, tap } from './tip-page';

beforeEach(() => stubBrowser());
afterEach(() => setOnline(true));

describe('a tip [2.6, 2.54, 7.43]', () => {
  it.each([
    [
      'locked: teaser, price, refund rule',
      {},
      ['What everybody may read', '38', 'Full refund if lost', 'Unlock to see', '1 match'],
    ],
    ['open: picks, text, when it was paid', CONTENT, ['Chelsea +0.75', '1.92', 'The whole text', 'Bought Today 20:25']],
    ['free: open to everybody', { ...CONTENT, isBuy: 0, payTime: undefined, goldPrice: 0 }, ['The whole text', 'Free']],
    ['settled, not bought: no longer on sale', { result: 'win', isOnSale: 0 }, ['No longer on sale']],
    ['no coins come back', { openBackGold: 0 }, ['Unlock to see']],
    ['bought, its text not here yet', { ...CONTENT, sportsInfo: undefined, picks: undefined }, ['Bought']],
    ['the author left no text', { ...CONTENT, sportsInfo: ' ' }, ['The expert left no analysis']],
    ['its coins came back', { ...CONTENT, result: 'lose', refundStatus: 2, refundGold: 38 }, []],
  ])('%s', async (_state, fields, words) => {
    await openTip({ tipDetail: () => rawTip('t1', fields) });
    for (const word of words) expect(document.body).toHaveTextContent(word);
  });

  it('section 2: without having bought it nothing of its content is there [6.4]', async () => {
    await openTip();
    expect(document.body).not.toHaveTextContent('The whole text');
    expect(screen.getByRole('button', { name: 'Unlock' })).toBeInTheDocument();
  });

  it('decisions.md, commenting: on every tip; the bar to write in stands above the one to pay in', async () => {
    await openTip();
    const field = screen.getByRole('textbox', { name: 'Comment' });
    const order = field.compareDocumentPosition(screen.getByRole('button', { name: 'Unlock' }));
    expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it.each([
    ['its match is to come', NOW + 60_000, true],
    ['its match has begun', NOW - 60_000, false],
    ['nobody says when', undefined, false],
  ])('a locked tip on sale is "before kick-off" only while that is so: %s', async (_state, startDate, isBefore) => {
    await openTip({ tipDetail: () => rawTip('t1', { messageMatchList: [rawMatch('m1', { startDate })] }) });
    expect(screen.queryAllByText(/before kick-off/)).toHaveLength(isBefore ? 1 : 0);
  });

  it('decisions.md, additions: a result that nobody knows is neither on sale nor settled', async () => {
    await openTip({ tipDetail: () => rawTip('t1', { result: 'abandoned', isOnSale: undefined }) });
    expect(document.body).toHaveTextContent('No longer on sale');
    expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull();
    expect(screen.queryByRole('img', { name: /Result/ })).toBeNull();
  });

  it.each([
    ['an error', 'rejected', 'alert'],
    ['no network', 'network', 'offline'],
  ] as const)('%s says so, and heals', async (_state, kind, how) => {
    if (how === 'offline') act(() => setOnline(false));
    const fake = await openTip({ tipDetail: failWith(kind) });
    fake.answers.tipDetail = () => rawTip('t1');
    if (how === 'offline') {
      expect(screen.getByText('You’re offline')).toBeInTheDocument();
      act(() => setOnline(true));
      await act(async () => fake.services.refetch.run('screen'));
      await settle();
    } else await tap('Retry');
    expect(screen.getByRole('heading', { name: 'Title t1' })).toBeInTheDocument();
  });

  it('a result and a refund that are pushed are stamped, said aloud once, and close the sale', async () => {
    const { services } = await openTip(bought());
    const orders = new Map([['t1', { result: 'lose' as const, refundStatus: 2, refundGold: 38 }]]);
    act(() => services.stores.get(tipStore).setState({ orders: { member: '1', byId: orders } }));
    expect(screen.getByRole('img', { name: 'Result: lost' })).toBeInTheDocument();
    await settle(20);
    expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent(
      'Title t1, result: Lost 38 coins refunded',
    );
  });

  it('a visitor who wants it is asked to log in; back again the sheet is open and nothing is bought', async () => {
    const { asked, calls, release, services } = await openTip({}, false);
    await tap('Unlock');
    expect(asked).toEqual([{ kind: 'offer', id: 't1' }]);
    act(() => services.session.setState({ token: 't', uid: 'u1' }));
    await settle();
    act(() => release({ kind: 'offer', id: 't1' }));
    await settle();
    expect(screen.getByRole('dialog', { name: 'Unlock this tip' })).toBeInTheDocument();
    expect(calls('tipBuy')).toEqual([]);
  });

  it('the sheet has price, balance, daily limit and the refund rule [buy.1, Responsible use.2]', async () => {
    await openTip();
    await tap('Unlock');
    const sheet = screen.getByRole('dialog', { name: 'Unlock this tip' });
    for (const words of [
      '38 coins',
      '126 coins',
      '180 / 500 coins',
      '38 coins (100%)',
      'Cancelled matches are refunded in full',
    ]) {
      expect(sheet).toHaveTextContent(words);
    }
  });

  it('bought, it is open at once, with its pay time; section 8: the toast [4.19, 7.44, 8.14]', async () => {
    const { toasts, calls, answers } = await openTip();
    // What the forced refresh reads is open by then.
    answers.tipBuy = () => {
      answers.tipDetail = () => rawTip('t1', CONTENT);
      return { ...rawTip('t1', CONTENT), orderId: 'o1', payGold: 38, balance: 88 };
    };
    await tap('Unlock');
    await tap('Pay 38 coins');
    await settle();
    expect(document.body).toHaveTextContent('The whole text');
    expect(calls('tipBuy')).toEqual([{ messageId: 't1', goldPrice: 38 }]);
    expect(toasts).toEqual([{ type: 'success', text: 'Tip unlocked' }]);
  });

  it('section 4: the tip store is told, and every screen reads from there; what is shown is read again, once', async () => {
    const { answers, calls, services } = await openTip();
    answers.tipBuy = () => ({ ...rawTip('t1', CONTENT), orderId: 'o1', payGold: 30 });
    // The reading that follows knows nothing of the purchase yet.
    await tap('Unlock');
    await tap('Pay 38 coins');
    await settle();
    expect(calls('tipDetail')).toHaveLength(2);
    for (const words of ['The whole text', 'Chelsea +0.75', '30 coins']) expect(document.body).toHaveTextContent(words);
    expect(ownOf(services.stores.get(tipStore).getState().orders, '1', 't1')).toMatchObject({
      payTime: expect.any(Number),
      unlocked: { payGold: 30 },
    });
  });

  it('short of coins leads to the mall, and sends nothing [buy.4]', async () => {
    const { answers, opened, calls, services } = await openTip({ goldBalance: () => ({ balance: 5 }) });
    await tap('Unlock');
    expect(screen.getByRole('alert')).toHaveTextContent('33 coins short');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await tap('Get coins');
    expect([opened[0], calls('tipBuy')]).toEqual([expect.stringMatching(/gold/), []]);
    answers.goldBalance = () => ({ balance: 50 });
    await act(async () => services.refetch.run('screen'));
    await settle(20);
    expect(screen.getByRole('button', { name: 'Pay 38 coins' })).toBeInTheDocument();
  });

  it('an answer that is none is not called unpaid, here or when one comes back [unknown outcome.2]', async () => {
    const { calls, toasts, services, client } = await openTip({ tipBuy: failWith('timeout') });
    await tap('Unlock');
    await tap('Pay 38 coins');
    expect(screen.getByRole('alert')).toHaveTextContent('Not confirmed yet');
    expect(toasts).toEqual([]);
    await tap('Close');
    await tap('Unlock');
    expect(screen.getByRole('alert')).toHaveTextContent('Not confirmed yet');
    expect(calls('tipBuy')).toHaveLength(1);
    services.stores.end();
    client.clear();
  });

  it('a purchase whose answer comes for another who uses the app by then opens nothing for them', async () => {
    let answer: (raw: unknown) => void = () => {};
    const { services, toasts } = await openTip({ tipBuy: () => new Promise((resolve) => (answer = resolve)) });
    await tap('Unlock');
    await tap('Pay 38 coins');
    act(() => services.session.setState({ token: 'other', uid: 'u2' }));
    await settle();
    await act(async () => answer({ ...rawTip('t1', CONTENT), orderId: 'o1', payGold: 38 }));
    await settle();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Unlock' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('The whole text');
    expect(toasts).toEqual([]);
  });

  it('another price than was agreed takes nothing: the new one is shown, and asked for again [buy.7]', async () => {
    const { answers, calls, toasts } = await openTip({ goldBalance: () => ({ balance: 500 }) });
    answers.tipBuy = ({ goldPrice }) => {
      if (goldPrice === 58) return { ...rawTip('t1', { ...CONTENT, goldPrice }), orderId: 'o1', payGold: 58 };
      answers.tipDetail = () => rawTip('t1', { goldPrice: 58 });
      return new CallError({ kind: 'rejected', path: '/x', requestId: '1', code: OTHER_PRICE_CODE });
    };
    await tap('Unlock');
    await tap('Pay 38 coins');
    await settle();
    const sheet = screen.getByRole('dialog', { name: 'Unlock this tip' });
    expect(sheet).toHaveTextContent('The price has changed. Check it before you pay');
    expect(sheet).toHaveTextContent('58 coins');
    expect(toasts).toEqual([]);
    await tap('Pay 58 coins');
    await settle();
    expect(calls('tipBuy').map(({ goldPrice }) => goldPrice)).toEqual([38, 58]);
    expect(toasts).toEqual([{ type: 'success', text: 'Tip unlocked' }]);
  });

  it.each([
    [38, { type: 'success', text: 'Tip unlocked' }],
    [40, { type: 'warn', text: 'You paid 40 coins, not 38' }],
  ])('what was taken (%s) is what was agreed, or is said', async (payGold, toast) => {
    const { toasts } = await openTip({ tipBuy: () => ({ ...rawTip('t1', CONTENT), orderId: 'o1', payGold }) });
    await tap('Unlock');
    await tap('Pay 38 coins');
    await settle();
    expect(toasts).toEqual([toast]);
  });

  it.each([[undefined], [-1], ['12.5'], ['many']])(
    'a price that cannot be read is no offer: %s [buy.6]',
    async (goldPrice) => {
      const { calls } = await openTip({ tipDetail: () => rawTip('t1', { goldPrice }) });
      expect(document.body).toHaveTextContent('Price not available');
      expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull();
      expect(calls('tipBuy')).toEqual([]);
    },
  );

  it.each([
    ['what was read says so by now', 5, '33 coins short'],
    ['what was read would do: it is not told [buy.5]', 126, 'This tip costs 38 coins.'],
  ])('refused for want of coins, the wallet is read again; %s', async (_clause, after, words) => {
    const { calls, answers } = await openTip();
    answers.tipBuy = () => {
      answers.goldBalance = () => ({ balance: after });
      return new CallError({ kind: 'rejected', path: '/x', requestId: '1', code: SHORT_OF_COINS_CODE });
    };
    await tap('Unlock');
    await tap('Pay 38 coins');
    await settle();
    expect(screen.getByRole('alertdialog')).toHaveTextContent(words);
    expect(calls('goldBalance')).toHaveLength(2);
    expect(screen.queryByRole('dialog', { name: 'Unlock this tip' })).toBeNull();
  });
});
