import type { Page } from 'playwright-core';
import { callsAt, type WireTip } from '../../integration/tips/tip-calls';
import { lab } from '../../support/browser/lab';
import { untilHeard } from '../../support/browser/tips-page-object';

export const AT = '2025-03-15T21:25:00+08:00';
const HOUR_MS = 3_600_000;
/** By then most of what is on sale at AT is settled. */
const LATER_MS = 20 * HOUR_MS;

/** A tip that is on sale at AT, and when it is settled. */
export interface SettledTip {
  readonly id: number;
  /** Unix ms, world time. */
  readonly settleAt: number;
}

/** Says everything for as long as `look` lasts, whether or not the back end is plain. */
async function openly<T>(api: string, plain: boolean, look: () => Promise<T>): Promise<T> {
  const turn = (isPlain: boolean) =>
    fetch(`${api}/_lab/plain`, {
      method: 'POST',
      body: JSON.stringify({ isPlain }),
      headers: { 'content-type': 'application/json' },
    });
  if (plain) await turn(false);
  try {
    return await look();
  } finally {
    if (plain) await turn(true);
  }
}

/** Tips on sale at AT that are settled within a day, the cheapest first: the world's clock is turned on, looked at, and turned back. */
export const tipsToSettle = (api: string, plain: boolean): Promise<SettledTip[]> =>
  openly(api, plain, async () => {
    const calls = await callsAt(api);
    const onSale = await calls.onSale();
    await lab(api).clock({ at: Date.parse(AT) + LATER_MS, speed: 0 });
    const later = await Promise.all(onSale.map(({ id }) => calls.get<WireTip>('', 'tipDetail', { id })));
    await lab(api).clock({ at: AT, speed: 0 });
    return later.flatMap(({ id, settleTime, result }) =>
      settleTime === undefined || result === 'waiting' ? [] : [{ id, settleAt: settleTime }],
    );
  });

interface WireLiveMatch {
  readonly matchId: number;
  readonly startDate: number;
  readonly status: number;
  readonly masterTeamName: string;
  readonly guestTeamName: string;
  readonly matchSource?: number | string;
}

/** The match that kicks off next of those on anchor home. */
export async function nextKickOff(api: string): Promise<WireLiveMatch> {
  const { get } = await callsAt(api);
  const fields = { pid: '1', matchSource: '164', t: 1, momentSort: 1 };
  const { liveMatchList } = await get<{ liveMatchList: readonly WireLiveMatch[] }>('', 'anchorHome', fields);
  const coming = liveMatchList.filter(({ status, startDate }) => status === 0 && startDate > Date.parse(AT));
  const [next] = coming.sort((a, b) => a.startDate - b.startDate);
  if (next === undefined) throw new Error('no match is to come');
  return next;
}

export const wordOn = (page: Page, text: string | RegExp) => page.getByTestId('si-quiet').filter({ hasText: text });
export const words = (page: Page): Promise<number> => page.getByTestId('si-quiet').count();

/** On the page of what one follows, with the push's connection up and the first reading done. */
export async function openMine(page: Page, { remote, api }: { remote: string; api: string }, channel = 'anchors') {
  const read = page.waitForResponse((response) => /host\/list/.test(response.url()));
  await page.goto(`${remote}/mine`);
  await read;
  await untilHeard(api, [channel, 'user']);
  await page.waitForLoadState('networkidle');
}

/** Whether somebody looks at the page, as the browser would say. */
export const turn = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
