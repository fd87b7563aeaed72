import { REFUND_STATUS } from '../../../../../src/contract/codes';
import type { BetResult } from '../../../../../src/contract/ranking/bet';
import type { TipOrder } from '../../../../../src/contract/tip/tip';
import { limitState, monthSpent } from '../../../../../src/pages/tips/account/month-limit';
import {
  type AccountGroup,
  type AccountKey,
  accountGroups,
  type BoughtTip,
  tipAccount,
} from '../../../../../src/pages/tips/account/tip-account';
import { toBought } from '../../../../../src/pages/tips/account/use-account';

/** A season is reckoned a second time from its orders: coin by coin, in whole numbers, every later point against every earlier one. */
const SEASONS = 1_000;
const RESULTS = ['win', 'winHalf', 'lose', 'loseHalf', 'draw', 'cancel', 'failure', 'waiting', 'confirm'] as const;
const NOW = Date.parse('2025-03-20T12:00:00+08:00');
const HOUR_MS = 3_600_000;
const LEAGUES = ['西甲 第3轮', '英超 第4轮', 'NBA 常规赛', ''] as const;
const PLAYS = ['让球', '大小球', undefined] as const;
const PARTS: readonly AccountKey[] = ['expert', 'month', 'league', 'play'];

let seed = 20_260_326;
/** Park and Miller's generator: the same seasons in every run. */
function below(limit: number): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % limit;
}
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T;

interface Drawn {
  readonly order: TipOrder;
  readonly isHidden: boolean;
  readonly odds: number;
  readonly isTold: boolean;
  readonly month: string;
}

const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit' });
const MATCH = { matchId: 'm', matchTypeId: 1 };

function drawn(at: number): Drawn {
  const result: BetResult = oneOf(RESULTS);
  const goldPrice = below(25) === 0 ? undefined : 8 + below(90);
  const isTold = below(4) > 0;
  const openBackGold = below(2) === 0;
  const returnGoldPercentage = oneOf([29, 30, 50, 100]);
  const payGold = isTold && goldPrice !== undefined ? goldPrice - below(3) : undefined;
  const matchLeague = oneOf(LEAGUES);
  const odds = below(8) === 0 ? 0 : 101 + below(300);
  const order = {
    id: `t${at}`,
    professorId: `p${below(5)}`,
    result,
    goldPrice,
    openBackGold,
    returnGoldPercentage,
    payGold,
    payTime: below(30) === 0 ? undefined : at,
    odds: odds === 0 ? undefined : odds / 100,
    sportsPlay: oneOf(PLAYS),
    messageMatchList: [{ ...MATCH, matchLeague }],
    refundStatus: REFUND_STATUS.none as number,
    refundGold: 0,
  };
  const back = slowBack(order);
  if (payGold !== undefined && back > 0)
    Object.assign(order, { refundStatus: oneOf([REFUND_STATUS.due, REFUND_STATUS.given]), refundGold: back });
  const month = order.payTime === undefined ? '' : shanghai.format(order.payTime).slice(0, 7);
  return { order: order as unknown as TipOrder, isHidden: below(12) === 0, odds, isTold: payGold !== undefined, month };
}

/** Coins that a result gives back by the terms of the tip. */
function slowBack(order: {
  readonly result: string;
  readonly goldPrice: number | undefined;
  readonly openBackGold: boolean;
  readonly returnGoldPercentage: number;
}): number {
  if (order.goldPrice === undefined) return 0;
  if (order.result === 'cancel') return order.goldPrice;
  if (order.result !== 'lose' || !order.openBackGold) return 0;
  return Number((BigInt(order.goldPrice) * BigInt(order.returnGoldPercentage)) / 100n);
}

const isOpen = ({ order, isHidden }: Drawn) => isHidden || order.result === 'waiting' || order.result === 'confirm';

/** The wallet's movements of one order. */
function movements(one: Drawn): { readonly out: number; readonly back: number; readonly due: number } {
  const { order, isTold } = one;
  const out = order.payGold ?? order.goldPrice ?? 0;
  if (isOpen(one)) return { out, back: 0, due: 0 };
  const back = isTold ? order.refundGold : slowBack(order as Parameters<typeof slowBack>[0]);
  const isDue = isTold && order.refundStatus === REFUND_STATUS.due;
  return { out, back: isDue ? 0 : back, due: isDue ? back : 0 };
}

/** In thousandths of a unit; undefined where it does not count. */
function thousandths(one: Drawn): number | undefined {
  if (isOpen(one) || one.odds === 0) return undefined;
  const gain = (one.odds - 100) * 10;
  const by: Partial<Record<string, number>> = { win: gain, winHalf: gain / 2, draw: 0, loseHalf: -500, lose: -1000 };
  return by[one.order.result];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function slowFall(steps: readonly number[]): number {
  let deepest = 0;
  for (let from = 0; from < steps.length; from += 1) {
    let run = 0;
    for (const step of steps.slice(from)) {
      run += step;
      deepest = Math.min(deepest, run);
    }
  }
  return -deepest;
}

function slowSums(list: readonly Drawn[]) {
  const decided = list.filter((one) => !isOpen(one) && /^(win|lose)/.test(one.order.result));
  return {
    bought: list.length,
    pending: list.filter(isOpen).length,
    spent: sum(list.map((one) => movements(one).out)),
    refunded: sum(list.map((one) => movements(one).back)),
    hits: decided.filter(({ order }) => order.result.startsWith('win')).length,
    sample: decided.length,
    units: sum(list.map((one) => thousandths(one) ?? 0)),
  };
}

const SLOW_NAMES: Readonly<Record<AccountKey, (one: Drawn) => string>> = {
  expert: ({ order }) => order.professorId,
  month: ({ month }) => month,
  league: ({ order }) => (order.messageMatchList[0]?.matchLeague ?? '').split(/ (?=第)/)[0] ?? '',
  play: ({ order }) => order.sportsPlay ?? '',
};

/** As lines of text: a group by its name, in order of names. */
function slowGroups(list: readonly Drawn[], by: AccountKey): string[] {
  const names = [...new Set(list.map(SLOW_NAMES[by]))].sort();
  return names.map((name) => lineOf(name, slowSums(list.filter((one) => SLOW_NAMES[by](one) === name))));
}
const lineOf = (name: string, own: ReturnType<typeof slowSums>) =>
  [name, own.bought, own.pending, own.spent, own.refunded, own.hits, own.sample, own.units].join(' ');
const quickLine = (group: AccountGroup) => lineOf(group.name, { ...group, units: Math.round(group.profit * 1000) });

/** `list`: newest first. */
function slowly(list: readonly Drawn[]) {
  const all = slowSums(list);
  const inMonth = list.filter((one) => one.month === '2025-03').map(movements);
  const before = list.filter((one) => ['2024-12', '2025-01', '2025-02'].includes(one.month));
  const netBefore = sum(before.map((one) => movements(one).out - movements(one).back));
  return {
    sums: [all.bought, all.pending, all.spent, all.refunded, all.refunded - all.spent],
    due: sum(list.map((one) => movements(one).due)),
    open: sum(list.filter(isOpen).map((one) => movements(one).out)),
    fall: slowFall([...list].reverse().map((one) => movements(one).back - movements(one).out)),
    used: sum(inMonth.map(({ out, back }) => out - back)),
    average: before.length === 0 ? undefined : Math.floor(netBefore / 3 + 0.5),
    groups: PARTS.map((by) => slowGroups(list, by)),
  };
}

function quickly(tips: readonly BoughtTip[]): ReturnType<typeof slowly> {
  const account = tipAccount(tips);
  const { used, average } = monthSpent(tips, NOW);
  return {
    sums: [account.bought, account.pending, account.spent, account.refunded, account.net],
    due: account.due,
    open: account.openCoins,
    fall: account.fall?.depth ?? 0,
    used,
    average,
    groups: PARTS.map((by) => accountGroups(tips, by).map(quickLine).sort()),
  };
}

it('every figure of a thousand seasons is that of a second reckoning, and each table adds up to the whole [my account.1]', () => {
  const differences: unknown[] = [];
  for (let season = 0; season < SEASONS; season += 1) {
    const list = Array.from({ length: below(60) }, (_, index) => drawn(NOW - index * (20 + below(90)) * HOUR_MS));
    const tips = list.map(({ order, isHidden }) => toBought(order, isHidden));
    const [quick, slow] = [quickly(tips), slowly(list)];
    for (const figure of ['sums', 'due', 'open', 'fall', 'used', 'average', 'groups'] as const)
      if (JSON.stringify(quick[figure]) !== JSON.stringify(slow[figure]))
        differences.push([season, figure, quick[figure], slow[figure]]);
    const { net } = tipAccount(tips);
    for (const by of PARTS)
      if (sum(accountGroups(tips, by).map((group) => group.net)) !== net) differences.push([season, by, net]);
    if (net > 0) differences.push([season, 'gain', net]);
  }
  expect(differences.slice(0, 5)).toEqual([]);
});

it('the order of groups: months from the last one on, others the largest first, and the nameless last', () => {
  const tip = (fields: Partial<BoughtTip>): BoughtTip =>
    ({ result: 'win', paid: 10, refund: 0, due: 0, backIfLost: 0, professorId: 'p', ...fields }) as BoughtTip;
  const at = (day: string) => Date.parse(`${day}T00:30:00+08:00`);
  const tips = [
    tip({ at: at('2025-03-01'), league: 'B' }),
    tip({ at: at('2025-01-09') }),
    tip({ at: at('2025-03-02'), league: 'A' }),
    tip({ league: 'A' }),
    tip({ at: at('2024-12-31') }),
  ];
  expect(accountGroups(tips, 'month').map(({ name }) => name)).toEqual(['2025-03', '2025-01', '2024-12', '']);
  expect(accountGroups(tips, 'league').map(({ name }) => name)).toEqual(['A', 'B', '']);
});

it.each([
  ['nothing used', 400, 0, { left: 400, over: 0, tone: 'fine' }],
  ['less than four fifths', 400, 319, { left: 81, over: 0, tone: 'fine' }],
  ['from four fifths on nearly used up', 400, 320, { left: 80, over: 0, tone: 'near' }],
  ['all of it', 400, 400, { left: 0, over: 0, tone: 'reached' }],
  ['more than that', 400, 438, { left: 0, over: 38, tone: 'reached' }],
])('the limit of the month: %s [limit of the month.1]', (_what, limit, used, state) => {
  expect(limitState(limit, used)).toEqual(state);
});
