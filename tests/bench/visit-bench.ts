import { median } from '../architecture/sizes/statistics';
import type { TestBrowser } from '../support/browser/browser';
import { CHEAP_PHONE, slowDown } from '../support/browser/slow-phone';
import type { BenchOptions } from './bench-options';
import type { BenchStack } from './bench-stack';
import { ANCHOR_HOME, NO_SHIFT } from './load-bench';
import { installTimes, KEEP_NAMES, readProbe, untilPainted } from './load-run';
import type { ProbeResult } from './page-probe';
import { pairedRatio } from './pairs';
import type { Row } from './row';
import { timeToPaint } from './taps/switch-bench';

/** Until the first visit has written down what it saw, and its pictures are there. */
const FIRST_VISIT_MS = 5_000;
/** After the newest has taken the place of what the last visit left. */
const SETTLE_MS = 300;
const STAMP = '[class*="si-last-visit-stamp__stamp--"]';

/** One person: a first visit, and another a few seconds later, in the same browser. */
async function twoVisits(browser: TestBrowser, url: string): Promise<{ first: ProbeResult; second: ProbeResult }> {
  const { page, log, close } = await browser.newPhonePage();
  try {
    await page.addInitScript({ content: `${KEEP_NAMES}${installTimes(ANCHOR_HOME)}` });
    await slowDown(page, CHEAP_PHONE);
    const visit = async () => {
      await page.goto(url, { waitUntil: 'commit' });
      await untilPainted(page, log);
      return page.evaluate(readProbe);
    };
    const first = await visit();
    await page.waitForTimeout(FIRST_VISIT_MS);
    await page.goto('about:blank');
    const { paintedAt } = await visit();
    await page.waitForFunction((stamp) => document.querySelector(stamp) === null, STAMP);
    await page.waitForTimeout(SETTLE_MS);
    return { first, second: { ...(await page.evaluate(readProbe)), paintedAt } };
  } finally {
    await close();
  }
}

/** Time until the content of a second visit within a quarter of an hour stands, beside that of the first. */
export async function benchVisits(browser: TestBrowser, stack: BenchStack, options: BenchOptions): Promise<Row[]> {
  const rows: Row[] = [];
  const places = { hosted: `${stack.shell}/sport-info/anchor`, alone: `${stack.remote}/anchor` };
  for (const [name, url] of Object.entries(places).filter(([place]) => options.isWanted(`${place}: second visit`))) {
    const visits: Awaited<ReturnType<typeof twoVisits>>[] = [];
    for (let run = 0; run < options.runs; run += 1) visits.push(await twoVisits(browser, url));
    rows.push(
      {
        name: `${name}: second visit, first screen, to the first`,
        goal: 0.4,
        limit: 0.6,
        ...pairedRatio(
          visits.map((one) => one.second.paintedAt),
          visits.map((one) => one.first.paintedAt),
        ),
      },
      {
        name: `${name}: second visit, layout shift`,
        unit: '',
        value: median(visits.map((one) => one.second.shift)),
        limit: NO_SHIFT,
      },
    );
  }
  if (options.isWanted(PREPARED)) rows.push(await benchPrepared(browser, stack, options.runs));
  return rows;
}

const PREPARED = 'hosted: tap in a portal that has prepared';
/** The portal's start, and what it prepares, are over by then. */
const PREPARED_MS = 15_000;
const WAY_IN = '[data-testid="open-sport-info"]';
const CELL = ANCHOR_HOME[0]?.selector ?? '';

/** From the tap in the portal to anchor home's first rows, ms. */
async function tapInPortal(browser: TestBrowser, { shell }: BenchStack, isPrepared: boolean): Promise<number> {
  const { page, close } = await browser.newPhonePage();
  try {
    const connection = JSON.stringify({ saveData: !isPrepared });
    const content = `${KEEP_NAMES}Object.defineProperty(navigator, 'connection', { value: ${connection} });`;
    await page.addInitScript({ content });
    await slowDown(page, CHEAP_PHONE);
    await page.goto(`${shell}/`);
    await page.locator(WAY_IN).waitFor();
    await page.waitForTimeout(PREPARED_MS);
    return (await page.evaluate(timeToPaint, { tab: WAY_IN, cell: CELL })).shown;
  } finally {
    await close();
  }
}

async function benchPrepared(browser: TestBrowser, stack: BenchStack, runs: number): Promise<Row> {
  const prepared: number[] = [];
  const plain: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    prepared.push(await tapInPortal(browser, stack, true));
    plain.push(await tapInPortal(browser, stack, false));
  }
  const note = `where the user saves data, and nothing is prepared, ${Math.round(median(plain))} ms`;
  return { name: PREPARED, unit: 'ms', value: median(prepared), goal: 300, note };
}
