import type { Page } from 'playwright-core';
import type { TestBrowser } from '../support/browser/browser';
import { CHEAP_PHONE } from '../support/browser/slow-phone';
import type { BenchStack } from './bench-stack';
import { KEEP_NAMES } from './load-run';
import type { Row } from './row';

const LIMIT_MS = 50;
/** Each is typed key by key into an empty field. */
const QUERIES = ['曼', 'mc', 'ma', 'bld', '联', 'sh', '阿森纳', 'lwp'];

/** Runs in the page: from the key to the frame that shows what it finds, ms. */
function typed(text: string): Promise<number> {
  const field = document.querySelector('input');
  if (field === null) throw new Error('no field');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  return new Promise((done) => {
    const begun = performance.now();
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.now() - begun);
      port2.postMessage(undefined);
    });
  });
}

async function times(page: Page): Promise<number[]> {
  const all: number[] = [];
  for (const query of QUERIES) {
    await page.evaluate(typed, '');
    for (let length = 1; length <= query.length; length += 1)
      all.push(await page.evaluate(typed, query.slice(0, length)));
  }
  return all.sort((a, b) => a - b);
}

/** Typing into the search of everything that the app knows. */
export async function benchSearch(browser: TestBrowser, stack: BenchStack): Promise<Row[]> {
  const { page, close } = await browser.newPhonePage();
  try {
    await page.addInitScript(KEEP_NAMES);
    await page.goto(`${stack.remote}/search`);
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CHEAP_PHONE.cpuSlowdown });
    // The first round compiles what the others use.
    await times(page);
    const sorted = await times(page);
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    const note = `${sorted.length} keys; the slowest ${Math.round(sorted.at(-1) ?? 0)}`;
    return [{ name: 'from a key to its results', unit: 'ms', value: median, limit: LIMIT_MS, note }];
  } finally {
    await close();
  }
}
