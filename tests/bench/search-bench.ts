import type { Page } from 'playwright-core';
import type { TestBrowser } from '../support/browser/browser';
import { CHEAP_PHONE } from '../support/browser/slow-phone';
import type { BenchStack } from './bench-stack';
import { KEEP_NAMES } from './load-run';
import type { Row } from './row';

const LIMIT_MS = 50;
/** Each is typed key by key into an empty field. */
const QUERIES = ['曼', 'mc', 'ma', 'bld', '联', 'sh', '阿森纳', 'lwp'];

/** What stands on the screen, by where its rows lead; clocks and scores go on by themselves. */
type Screen = string;

/**
 * Runs in the page: from the key to the frame that shows what it finds, ms, and what the screen shows then. The frame counts when
 * all that the screen has room for is there: `wanted`, or without it whatever stands there when nothing moves any more.
 */
function typed([text, wanted]: readonly [text: string, wanted: Screen | undefined]): Promise<[number, Screen]> {
  const SETTLED_MS = 500;
  const LONGEST_MS = 5000;
  const field = document.querySelector('input');
  if (field === null) throw new Error('no field');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  const screen = (): Screen =>
    [...document.querySelectorAll('main h2, main a, main article button')]
      .filter((shown) => shown.getBoundingClientRect().top < innerHeight)
      .map((shown) => shown.getAttribute('href') ?? shown.getAttribute('aria-label') ?? shown.textContent)
      .join(' ');
  return new Promise((done, fail) => {
    const begun = performance.now();
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const look = () => {
      const shown = screen();
      const isThere = wanted === undefined ? performance.now() - begun > SETTLED_MS : shown === wanted;
      if (!isThere && performance.now() - begun > LONGEST_MS) return fail(new Error(`${text}: ${shown}`));
      if (!isThere) return requestAnimationFrame(look);
      // Behind the paint of this frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done([performance.now() - begun, shown]);
      return port2.postMessage(undefined);
    };
    requestAnimationFrame(look);
  });
}

const STARTS = QUERIES.flatMap((query) => Array.from(query, (_, at) => query.slice(0, at + 1)));

/** Each key from what the key before it found, the first of a query from the empty field. */
async function round(page: Page, wanted: ReadonlyMap<string, Screen>): Promise<[number, Screen][]> {
  const all: [number, Screen][] = [];
  for (const start of STARTS) {
    if (start.length === 1) await page.evaluate(typed, ['', wanted.get('')] as const);
    all.push(await page.evaluate(typed, [start, wanted.get(start)] as const));
  }
  return all;
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
    // The first round compiles what the others use, and tells what belongs on the screen.
    const [, empty] = await page.evaluate(typed, ['', undefined] as const);
    const seen = await round(page, new Map([['', empty]]));
    const wanted = new Map([['', empty], ...STARTS.map((start, at): [string, Screen] => [start, seen[at]?.[1] ?? ''])]);
    const sorted = (await round(page, wanted)).map(([ms]) => ms).sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
    const note = `${sorted.length} keys; the slowest ${Math.round(sorted.at(-1) ?? 0)}`;
    return [{ name: 'from a key to its results', unit: 'ms', value: median, limit: LIMIT_MS, note }];
  } finally {
    await close();
  }
}
