import type { Page } from 'playwright-core';
import { median } from '../architecture/statistics';
import type { TestBrowser } from '../support/browser';
import { CHEAP_PHONE } from '../support/slow-phone';
import type { BenchStack } from './bench-stack';
import { ANCHOR_HOME } from './load-bench';
import { openSettled } from './load-run';
import type { Row } from './row';

const RUNS = 7;
/** Taps on tabs within a second of each other are dropped (specification, navigation). */
const DEBOUNCE_MS = 1_200;
const TABS = { anchor: 'nav a[href$="/anchor"]', news: 'nav a[href$="/news"]' };

/** How long a tap on a main tab, and the way back to a page that was kept, take to the next paint; at 4× CPU, loaded before. */
export async function benchSwitches(browser: TestBrowser, stack: BenchStack): Promise<Row[]> {
  const { page, close } = await openSettled(browser, `${stack.shell}/sport-info/anchor`, ANCHOR_HOME);
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CHEAP_PHONE.cpuSlowdown });
    const there: number[] = [];
    const back: number[] = [];
    for (let run = 0; run < RUNS + 1; run += 1) {
      there.push(await timeTap(page, TABS.news, '/news'));
      await page.waitForTimeout(DEBOUNCE_MS);
      back.push(await timeBack(page, '/anchor'));
      await page.waitForTimeout(DEBOUNCE_MS);
    }
    // The first round makes the other page; what is asked is how it feels from then on.
    const rest = (times: number[]) => median(times.slice(1));
    return [
      {
        name: 'tab switch to the next paint',
        unit: 'ms',
        value: rest(there),
        limit: 80,
        note: `first ${Math.round(there[0] ?? 0)} ms`,
      },
      { name: 'back to a kept page to the next paint', unit: 'ms', value: rest(back), limit: 40 },
    ];
  } finally {
    await close();
  }
}

const timeTap = (page: Page, selector: string, path: string): Promise<number> =>
  page.evaluate(timeToPaint, { selector, path });
const timeBack = (page: Page, path: string): Promise<number> => page.evaluate(timeToPaint, { selector: '', path });

/** Runs in the page: acts, waits until the address is the wanted one, and for the frame after that to be painted. */
function timeToPaint({ selector, path }: { selector: string; path: string }): Promise<number> {
  const link = selector === '' ? null : document.querySelector<HTMLElement>(selector);
  const begun = performance.now();
  if (link) link.click();
  else history.back();
  return new Promise((resolve) => {
    const look = (): void => {
      if (!location.pathname.endsWith(path)) {
        requestAnimationFrame(look);
        return;
      }
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - begun);
      requestAnimationFrame(() => channel.port2.postMessage(null));
    };
    look();
  });
}
