import type { CDPSession, Page } from 'playwright-core';
import type { TestBrowser } from '../support/browser/browser';
import type { PageLog } from '../support/browser/page-log';
import { CHEAP_PHONE, slowDown } from '../support/browser/slow-phone';
import { type ComparedElement, installProbe, type ProbeResult } from './page-probe';
import { traceTasks } from './thread-tasks';

const PAINT_TIMEOUT_MS = 40_000;
/** After the paint: late pictures may still shift the page, late scripts still block it. */
const SETTLE_MS = 1_500;
/** tsx wraps inner functions in calls of `__name`; a function that is sent into a page needs one there. */
export const KEEP_NAMES = 'globalThis.__name ??= (value) => value;';

/** The source of a script that measures from within the page. */
export const installTimes = (comparedElements: ComparedElement[]): string =>
  `(${installProbe.toString()})(${JSON.stringify(comparedElements)})`;

/** One load of a page, on the cheap phone, with an empty cache. */
export interface LoadRun extends ProbeResult {
  /** CPU time of the main thread's tasks until the page had settled, in ms (slowed down like everything). */
  cpuMs: number;
  /** Total blocking time: CPU time of the main thread's tasks beyond 50 ms each, from the first contentful paint on. */
  blockingMs: number;
  /** Bytes on the wire of scripts and sheets from the given origin until the compared elements were painted, headers included. */
  bytes: number;
}

/** Opens a URL and measures until the compared elements are painted and the page has settled. */
export async function measureLoad(
  browser: TestBrowser,
  url: string,
  comparedElements: ComparedElement[],
  origin: string,
): Promise<LoadRun> {
  const { page, log, close } = await browser.newPhonePage();
  try {
    await page.addInitScript({
      content: `${KEEP_NAMES}${installTimes(comparedElements)}`,
    });
    const session = await slowDown(page, CHEAP_PHONE);
    const code = countCode(session, origin);
    // CPU time of the thread, so that other programs on this machine do not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const blocking = await traceTasks(browser.browser);
    await page.goto(url, { waitUntil: 'commit' });
    await untilPainted(page, log);
    const bytes = code();
    await page.waitForTimeout(SETTLE_MS);
    const probe = await page.evaluate(readProbe);
    const { metrics } = await session.send('Performance.getMetrics');
    const taskSeconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return { ...probe, cpuMs: taskSeconds * 1000, blockingMs: await blocking(), bytes };
  } finally {
    await close();
  }
}

/** A page that never paints what is asked says what it shows instead. */
export async function untilPainted(page: Page, log: PageLog): Promise<void> {
  try {
    await page.waitForFunction(isPainted, undefined, { timeout: PAINT_TIMEOUT_MS, polling: 100 });
  } catch (cause) {
    const text = await page.evaluate(() => document.body.innerText.slice(0, 500));
    throw new Error(`${page.url()} shows "${text}" and said ${log.unexpected().join('\n')}`, { cause });
  }
}

export const readProbe = (): ProbeResult => Reflect.get(window, 'siProbe') as ProbeResult;
const isPainted = (): boolean => (Reflect.get(window, 'siProbe') as ProbeResult).paintedAt > 0;

/** Adds up what arrives of an origin's scripts and sheets; the function answers the sum so far. */
function countCode(session: CDPSession, origin: string): () => number {
  const wanted = new Set<string>();
  let sum = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith(origin) && (type === 'Script' || type === 'Stylesheet')) wanted.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) sum += encodedDataLength;
  });
  return () => sum;
}

/** Opens the page as `measureLoad` does and leaves it open, for measuring what happens in it afterwards. */
export async function openSettled(
  browser: TestBrowser,
  url: string,
  comparedElements: ComparedElement[],
): Promise<{ page: Page; close(): Promise<void> }> {
  const { page, log, close } = await browser.newPhonePage();
  await page.addInitScript({
    content: `${KEEP_NAMES}${installTimes(comparedElements)}`,
  });
  await page.goto(url, { waitUntil: 'commit' });
  await untilPainted(page, log);
  await page.waitForTimeout(SETTLE_MS);
  return { page, close };
}
