import * as v from 'valibot';
import { tip as tipShape } from '../../../../../src/contract/tip/tip';
import { withTipChanges } from '../../../../../src/domains/tip/tip-changes';
import { shownFollow } from '../../../../../src/pages/tips/data/use-follow';

const tip = (fields: Record<string, unknown> = {}) =>
  v.parse(tipShape, { id: '1', professorId: 'p', goldPrice: 38, isOnSale: 1, ...fields });

const PICKS = [{ matchId: 'm1', pickText: 'Chelsea +0.75' }];

describe('a tip with what came after its reading', () => {
  it('is the very same object without news', () => {
    const read = tip();
    expect(withTipChanges(read, undefined, undefined)).toBe(read);
    expect(withTipChanges(read, 'waiting', {})).toBe(read);
    const bought = tip({ isBuy: 1, sportsInfo: 'All of it', picks: [] });
    expect(withTipChanges(bought, undefined, { payTime: 9, unlocked: { sportsInfo: 'All of it' } })).toBe(bought);
  });

  it.each([
    ['a push of the result stamps it', tip(), 'win', undefined, { result: 'win', isOnSale: false }],
    ['what is settled stays as it was read', tip({ result: 'lose' }), 'win', undefined, { result: 'lose' }],
    ['the own order’s push says it, too', tip(), undefined, { result: 'lose' }, { result: 'lose' }],
    [
      'section 4: buying sets isBuy and payTime',
      tip(),
      undefined,
      { payTime: 9 },
      { isBuy: true, payTime: 9, isOnSale: true },
    ],
    [
      'a reading that knows the purchase keeps its own time',
      tip({ isBuy: 1, payTime: 5 }),
      undefined,
      { payTime: 9 },
      { isBuy: true, payTime: 5 },
    ],
    [
      'section 4: what the purchase opened is there before a reading brings it',
      tip(),
      undefined,
      { payTime: 9, unlocked: { sportsInfo: 'All of it', picks: PICKS, payGold: 30 } },
      { isBuy: true, payTime: 9, sportsInfo: 'All of it', picks: PICKS, payGold: 30 },
    ],
    [
      'the salt of what was bought goes with the digest that was read in the same language [digest.2]',
      { ...tip(), language: 'en' },
      undefined,
      { payTime: 9, unlocked: { salt: 'salt', language: 'en' } },
      { salt: 'salt' },
    ],
    [
      'a reading that has the text keeps its own',
      tip({ isBuy: 1, payTime: 5, sportsInfo: 'Mended', picks: [] }),
      undefined,
      { payTime: 9, unlocked: { sportsInfo: 'All of it', picks: PICKS, payGold: 30 } },
      { sportsInfo: 'Mended', picks: [], payGold: 30 },
    ],
    [
      'an order that was read keeps the coins it was paid with',
      { ...tip({ isBuy: 1, payTime: 5 }), payGold: 20 },
      undefined,
      { payTime: 9, unlocked: { payGold: 30 } },
      { payGold: 20, payTime: 5 },
    ],
  ] as const)('%s', (_clause, read, result, order, expected) => {
    expect(withTipChanges(read, result, order)).toMatchObject(expected);
  });

  it('the salt of what was bought in another language would not fit the digest that was read', () => {
    const order = { payTime: 9, unlocked: { sportsInfo: 'All of it', salt: 'salt', language: 'en' } };
    expect(withTipChanges({ ...tip(), language: 'zh-CN' }, undefined, order).salt).toBeUndefined();
  });

  it.each([
    ['given after due', 1, 2, 2],
    ['due after none', undefined, 1, 1],
    ['a late push takes nothing back', 2, 1, 2],
  ])('coins only come back: %s', (_clause, read, pushed, shown) => {
    const order = { ...tip(), refundStatus: read, refundGold: 0 };
    expect(withTipChanges(order, undefined, { refundStatus: pushed, refundGold: 38 }).refundStatus).toBe(shown);
  });
});

describe('following an expert (section 4: ±1 at once; decisions.md, follow) [4.24]', () => {
  const read = (isAttention: boolean, attention?: number) => ({ isAttention, attention });
  it.each([
    ['as read', read(false, 10), undefined, { isOn: false, followers: 10 }],
    ['a tap that is on its way', read(false, 10), { isOn: true, at: undefined }, { isOn: true, followers: 11 }],
    ['a tap after the reading', read(false, 10), { isOn: true, at: 20_000 }, { isOn: true, followers: 11 }],
    ['back again', read(true, 10), { isOn: false, at: 20_000 }, { isOn: false, followers: 9 }],
    ['never below 0', read(true, 0), { isOn: false, at: 20_000 }, { isOn: false, followers: 0 }],
    [
      'a reading after the tap knows better',
      read(false, 12),
      { isOn: true, at: 5_000 },
      { isOn: false, followers: 12 },
    ],
    ['a reading that has the tap in it', read(true, 11), { isOn: true, at: 20_000 }, { isOn: true, followers: 11 }],
    ['nobody knows the count', read(false), { isOn: true, at: 20_000 }, { isOn: true, followers: undefined }],
  ])('%s', (_clause, reading, tap, shown) => {
    expect(shownFollow({ ...reading, askedAt: 10_000 }, tap)).toEqual(shown);
  });
});
