import { median } from '../../architecture/sizes/statistics';
import type { TestBrowser } from '../../support/browser/browser';
import { CHEAP_PHONE } from '../../support/browser/slow-phone';
import type { BenchStack } from '../bench-stack';
import { ANCHOR_HOME } from '../load-bench';
import { openSettled } from '../load-run';
import type { Row } from '../row';

const CELL = ANCHOR_HOME[0]?.selector ?? '';
/** Taps on tabs within a second of each other are dropped (decisions.md, navigation debounce). */
export const DEBOUNCE_MS = 1_200;
export const NEWS_TAB = '.sport-info nav a[href$="/news"]';

interface Times {
  /** From the event to the frame that follows it. */
  next: number;
  /** From the event to the frame in which the other page stands. */
  shown: number;
}

/** The time to the next paint after a tap on a main tab, and after the way back to a page that was kept; at 4× CPU, loaded before. */
export async function benchSwitches(browser: TestBrowser, stack: BenchStack, runs: number): Promise<Row[]> {
  const { page, close } = await openSettled(browser, `${stack.shell}/sport-info/anchor`, ANCHOR_HOME);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CHEAP_PHONE.cpuSlowdown });
    const there: Times[] = [];
    const back: Times[] = [];
    for (let run = 0; run < runs + 1; run += 1) {
      there.push(await page.evaluate(timeToPaint, { tab: NEWS_TAB, cell: CELL }));
      await page.waitForTimeout(DEBOUNCE_MS);
      back.push(await page.evaluate(timeToPaint, { tab: '', cell: CELL }));
      await page.waitForTimeout(DEBOUNCE_MS);
    }
    return [
      row('tab switch to the next paint', there, { goal: 40, limit: 60 }),
      row('back to a kept page to the next paint', back, { goal: 53, limit: 80 }),
    ];
  } finally {
    await close();
  }
}

/** The first round makes the other page; what is asked is how it feels from then on. */
function row(name: string, times: Times[], limits: Pick<Row, 'goal' | 'limit'>): Row {
  const [first, ...rest] = times;
  const shown = Math.round(median(rest.map((one) => one.shown)));
  const note = `page shown after ${shown} ms; the first time ${Math.round(first?.shown ?? 0)} ms`;
  return { name, unit: 'ms', value: median(rest.map((one) => one.next)), ...limits, note };
}

/**
 * Runs in the page: taps the tab, or goes back when there is none. The clock starts with the first event that says so (click;
 * currententrychange, which comes before popstate), for what comes before it is the browser's; a frame counts as painted when
 * the task after its callback begins.
 */
export function timeToPaint({ tab, cell }: { tab: string; cell: string }): Promise<Times> {
  const afterFrame = (act: () => void): void => {
    const channel = new MessageChannel();
    channel.port1.onmessage = act;
    requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  const isShown = (): boolean => document.querySelector(cell)?.checkVisibility() === true;
  const before = isShown();
  return new Promise((resolve) => {
    const start = (event: Event): void => {
      let next = 0;
      const look = (): void => {
        const now = performance.now() - event.timeStamp;
        next ||= now;
        if (isShown() === before) afterFrame(look);
        else resolve({ next, shown: now });
      };
      afterFrame(look);
    };
    const once = { capture: true, once: true };
    const { navigation } = window as Window & { navigation?: EventTarget };
    if (tab !== '') addEventListener('click', start, once);
    else (navigation ?? window).addEventListener(navigation ? 'currententrychange' : 'popstate', start, once);
    if (tab === '') history.back();
    else document.querySelector<HTMLElement>(tab)?.click();
  });
}
