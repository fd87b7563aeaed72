import type { CDPSession, Locator, Page } from 'playwright-core';
import { median, percentile } from '../../architecture/sizes/statistics';
import { FAN_JOBS, type Fan, type FanJob } from '../../browser/app/fan/fan-jobs';
import { afterDebounce } from '../../support/browser/after-debounce';
import type { TestBrowser } from '../../support/browser/browser';
import { CHEAP_PHONE } from '../../support/browser/slow-phone';
import type { BenchOptions } from '../bench-options';
import type { BenchStack } from '../bench-stack';
import { KEEP_NAMES } from '../load-run';
import type { Row } from '../row';

const GOAL_MS = 100;
/** Jobs take half a minute each, most of it their way to the tap. */
const MOST_RUNS = 3;
/** So long a finger lies on the glass: what begins with its touch has this time, and the tap is counted from its end. */
const FINGER_MS = 80;
/** Until the page rests before a tap, and until its frame is told of after it. */
const REST_MS = 1_000;

/** A tap as the browser counts it (Event Timing): from the finger to the next paint, ms, and what of it went where. */
interface Tap {
  readonly shown: number;
  /** Until the first handler ran: the page was busy with other things. */
  readonly waited: number;
  /** In the handlers of its events. */
  readonly handled: number;
}

interface TapEvent extends PerformanceEventTiming {
  readonly interactionId: number;
}

/** Runs in each page before its own scripts: keeps the taps' events. */
function keepTaps(): void {
  const kept: Tap[] = [];
  Object.assign(window, { tapsOfBench: kept });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as TapEvent[]) {
      if (entry.interactionId === 0) continue;
      kept.push({
        shown: entry.duration,
        waited: entry.processingStart - entry.startTime,
        handled: entry.processingEnd - entry.processingStart,
      });
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** The longest event of the tap; one below the browser's threshold of 16 ms has none. */
const takeTap = (page: Page): Promise<Tap> =>
  page.evaluate(() => {
    const { tapsOfBench } = window as unknown as { tapsOfBench: Tap[] };
    const [longest] = tapsOfBench.splice(0).sort((a, b) => b.shown - a.shown);
    return longest ?? { shown: 0, waited: 0, handled: 0 };
  });

/** A tap at 4×; the way to it at full speed. A finger alone: what the test's own tool runs in the page to find the place is over. */
async function measuredTap(page: Page, session: CDPSession, where: Locator): Promise<Tap> {
  const rate = (of: number) => session.send('Emulation.setCPUThrottlingRate', { rate: of });
  await where.tap({ trial: true });
  const box = await where.boundingBox();
  if (box === null) throw new Error(`${where} is not in the page`);
  await page.waitForTimeout(REST_MS);
  await takeTap(page);
  await rate(CHEAP_PHONE.cpuSlowdown);
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
  await page.waitForTimeout(FINGER_MS);
  await touch('touchEnd', []);
  await page.waitForTimeout(REST_MS);
  await rate(1);
  return takeTap(page);
}

/** The taps of a job, in their order, by a fan whose browser knows nothing yet. */
async function tapsOf(browser: TestBrowser, at: Fan['at'], job: FanJob): Promise<Tap[]> {
  const { page, close } = await browser.newPhonePage();
  const taps: Tap[] = [];
  try {
    await page.addInitScript({ content: `${KEEP_NAMES}(${keepTaps.toString()})()` });
    const session = await page.context().newCDPSession(page);
    await job.does({
      page,
      at,
      async tap(where) {
        await where.first().waitFor();
        await afterDebounce(page);
        taps.push(await measuredTap(page, session, where.first()));
      },
    });
    return taps;
  } finally {
    await close();
  }
}

const rounded = (taps: readonly Tap[], part: (tap: Tap) => number) => Math.round(median(taps.map(part)));

/** Each tap of what a fan comes for (tests/browser/app/fan/fan-jobs.ts), to the next paint. */
export async function benchTaps(browser: TestBrowser, stack: BenchStack, options: BenchOptions): Promise<Row[]> {
  const at = { shell: stack.shell, remote: stack.remote, api: `http://127.0.0.1:${stack.api}` };
  const rows: Row[] = [];
  const all: number[] = [];
  for (const job of FAN_JOBS.filter(({ name }) => options.isWanted(name))) {
    const runs: Tap[][] = [];
    for (let run = 0; run < Math.min(options.runs, MOST_RUNS); run += 1) runs.push(await tapsOf(browser, at, job));
    for (let tap = 0; tap < job.taps; tap += 1) {
      const same = runs.flatMap((taps) => taps[tap] ?? []);
      const shown = same.map((one) => one.shown);
      all.push(...shown);
      const waited = rounded(same, (one) => one.waited);
      const handled = rounded(same, (one) => one.handled);
      const painted = rounded(same, (one) => one.shown - one.waited - one.handled);
      const note = `waited ${waited}, handlers ${handled}, then until the paint ${painted}`;
      rows.push({ name: `${job.name}: tap ${tap + 1}`, unit: 'ms', value: median(shown), goal: GOAL_MS, note });
    }
  }
  return [...rows, { name: '98 of 100 taps', unit: 'ms', value: percentile(all, 0.98), goal: GOAL_MS }];
}
