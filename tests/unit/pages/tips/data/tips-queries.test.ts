import { QueryClient } from '@tanstack/react-query';
import { EXPERT_SORT } from '../../../../../src/contract/codes';
import { TIP_SOURCE } from '../../../../../src/contract/tip/tip';
import { expertKeys, tipKeys } from '../../../../../src/pages/tips/data/tip-keys';
import {
  expertStripQuery,
  expertsQuery,
  expertTipsQuery,
  hotTipsQuery,
  ordersQuery,
  tipQuery,
  tipsQuery,
} from '../../../../../src/pages/tips/data/tips-queries';
import { fakeServices, NOW } from '../../../../support/unit/fake-services';
import { tipsAnswers } from '../../../../support/unit/tips-world';

const FILTERS = { sportsType: 2, sportsSource: TIP_SOURCE.partner, isRefundable: true };
const open = () => {
  const fake = fakeServices(tipsAnswers(), true);
  return { ...fake, client: new QueryClient() };
};

describe('what is asked for (section 7)', () => {
  it.each([
    ['refundable ones', true, 1],
    ['all', false, 0],
  ])('tips, narrowed: %s', async (_clause, isRefundable, blackReturnGold) => {
    const { calls, client, services } = open();
    await client.fetchInfiniteQuery(tipsQuery(services, '1', { ...FILTERS, isRefundable }));
    expect(calls('tipList')).toEqual([
      { page: 1, size: 10, sportsType: 2, sportsSource: TIP_SOURCE.partner, blackReturnGold },
    ]);
  });

  it('hot ones are one page', async () => {
    const { calls, client, services } = open();
    expect((await client.fetchQuery(hotTipsQuery(services, '1'))).map(({ id }) => id)).toEqual(['t1']);
    expect(calls('tipList')).toEqual([{ page: 1, size: 10, isHot: 1 }]);
  });

  it('the strip of experts: page 1, size 8, in the overall order', async () => {
    const { calls, client, services } = open();
    await client.fetchQuery(expertStripQuery(services, '1'));
    expect(calls('professorInfo')).toEqual([{ page: 1, size: 8, sortType: EXPERT_SORT.overall }]);
  });

  it.each([
    ['on sale', false, 0],
    ['settled', true, 1],
  ])('an expert’s tips: %s', async (_clause, isHistory, sent) => {
    const { calls, client, services } = open();
    await client.fetchInfiniteQuery(expertTipsQuery(services, '1', 'p1', isHistory));
    expect(calls('professorTips')).toEqual([{ page: 1, size: 10, professorId: 'p1', isHistory: sent }]);
  });

  it('a tip is told with when it was asked for', async () => {
    const { client, services } = open();
    const tip = await client.fetchQuery(tipQuery(services, '1', 't1'));
    expect(tip.id).toBe('t1');
    expect(tip.askedAt).toBeCloseTo(NOW, -2);
  });
});

describe('what a visitor does not ask for', () => {
  it.each([
    ['orders', '', (services: never) => ordersQuery(services, '', undefined), false],
    ['orders of a member', '1', (services: never) => ordersQuery(services, '1', 'win'), true],
    ['whom they follow', '', (services: never) => expertsQuery(services, '', EXPERT_SORT.mine), false],
    ['whom a member follows', '1', (services: never) => expertsQuery(services, '1', EXPERT_SORT.mine), true],
    ['experts in another order', '', (services: never) => expertsQuery(services, '', EXPERT_SORT.hitRate), true],
  ])('%s', (_what, _uid, query, isEnabled) => {
    expect(query(open().services as never).enabled).toBe(isEnabled);
  });
});

describe('keys', () => {
  const keys: [string, (uid: string) => readonly unknown[]][] = [
    ['tips', (uid) => tipKeys.list(uid, FILTERS)],
    ['hot tips', tipKeys.hot],
    ['a tip', (uid) => tipKeys.detail(uid, 't1')],
    ['orders', (uid) => tipKeys.orders(uid, 'win')],
    ['comments', (uid) => tipKeys.comments(uid, 't1', 'all')],
    ['the strip', expertKeys.strip],
    ['experts', (uid) => expertKeys.list(uid, 1)],
    ['an expert', (uid) => expertKeys.detail(uid, 'p1')],
    ['an expert’s tips', (uid) => expertKeys.tips(uid, 'p1', false)],
  ];

  it.each(keys)('%s: one member’s are never another’s', (_what, keyOf) => {
    expect(keyOf('1')).not.toEqual(keyOf('2'));
    expect(keyOf('1')).not.toEqual(keyOf(''));
  });

  it('no two readings share one', () => {
    const all = keys.map(([, keyOf]) => JSON.stringify(keyOf('1')));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(['win', undefined] as const)('all orders are in the key of those that are %s', (result) => {
    expect(tipKeys.orders('1', result).slice(0, 3)).toEqual(tipKeys.allOrders('1'));
  });
});
