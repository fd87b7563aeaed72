import { lab } from '../../support/browser/lab';
import { type RunningBackend, startBackend } from '../../support/servers/backend-process';
import { dataOf, type Fields, signedCall } from '../../support/signed-call';

/** What a test reads of a tip over the wire. */
export interface WireTip {
  readonly id: number;
  readonly professorId: number;
  readonly sportsType: number;
  readonly goldPrice: number;
  readonly isOnSale: number;
  readonly isBuy: number;
  readonly isTripartite: number;
  readonly openBackGold: number;
  readonly returnGoldPercentage: number;
  readonly result: string;
  readonly publishTime: number;
  readonly saleEndTime: number;
  readonly settleTime?: number;
  readonly payTime?: number;
  readonly commentCount: number;
  readonly isHot: number;
  readonly isAttention: number;
  readonly sportsInfo?: string;
  readonly picks?: readonly { pickText: string; odds: number; result?: string }[];
  readonly messageMatchList: readonly { matchId: number; startDate: number; statusId?: number }[];
}

export interface WireOrder extends WireTip {
  readonly orderId: number;
  readonly payGold: number;
  readonly refundStatus: number;
  readonly refundGold: number;
  readonly balance: number;
}

export interface WirePage<T> {
  readonly list: readonly T[];
  readonly isLastPage: number;
  readonly total: number;
}

/** Back ends with tips, asked as any of their demo users; "" is a visitor. */
export interface TipCalls {
  ask(user: string, name: string, fields?: Fields): ReturnType<typeof signedCall>;
  get<T>(user: string, name: string, fields?: Fields): Promise<T>;
  /** Tips that can be bought now, the cheapest first. */
  onSale(): Promise<WireTip[]>;
  /** All pages of a list. */
  all<T>(user: string, name: string, fields?: Fields): Promise<T[]>;
  token(user: string): string;
}

export interface TipBackend extends TipCalls {
  readonly backend: RunningBackend;
}

export const AT = '2025-03-15T13:25:00Z';

/** Asks the back ends at these addresses in turn. */
export async function callsAt(...[first, ...more]: readonly [string, ...string[]]): Promise<TipCalls> {
  const urls = [first, ...more];
  const users = await lab(first).users();
  let turn = 0;
  const url = () => urls[turn++ % urls.length] ?? first;
  const token = (user: string) => users.find(({ key }) => key === user)?.token ?? '';
  const get = <T>(user: string, name: string, fields: Fields = {}) =>
    dataOf<T>(url(), name, fields, { token: token(user) });
  const all = async <T>(user: string, name: string, fields: Fields = {}) => {
    const rows: T[] = [];
    for (let page = 1; ; page++) {
      const { list, isLastPage } = await get<WirePage<T>>(user, name, { ...fields, page, size: 50 });
      rows.push(...list);
      if (isLastPage === 1) return rows;
    }
  };
  return {
    ask: (user, name, fields = {}) => signedCall(url(), name, fields, { token: token(user) }),
    get,
    all,
    async onSale() {
      const { list } = await get<WirePage<WireTip>>('', 'tipList', { size: 50 });
      return list.filter(({ isOnSale }) => isOnSale === 1).sort((a, b) => a.goldPrice - b.goldPrice);
    },
    token,
  };
}

/** A back end whose clock stands still, so that nothing is settled by itself. */
export async function startTips(seed = 1): Promise<TipBackend> {
  const backend = await startBackend({ at: AT, speed: 0, seed });
  return { backend, ...(await callsAt(backend.url)) };
}

/** Waits for what the ticker does within a second. */
export async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('it did not happen within 20 s');
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}
