import { PAGES } from '../../../src/app/routing/page-table';
import { median } from '../../architecture/sizes/statistics';
import type { TestBrowser } from '../../support/browser/browser';
import { CHEAP_PHONE, slowDown } from '../../support/browser/slow-phone';
import { realPath } from '../../support/browser/steady/real-paths';
import { publishStacks } from '../../support/servers/servers';
import type { BenchOptions } from '../bench-options';
import type { BenchStack } from '../bench-stack';
import { ANCHOR_HOME } from '../load-bench';
import { installTimes, KEEP_NAMES, readProbe, untilPainted } from '../load-run';
import type { ComparedElement } from '../page-probe';
import { pairedRatio } from '../pairs';
import type { Row } from '../row';
import { roundsOf, type Span } from './rounds';

const HOME = '/anchor';
const MATCHES: ComparedElement[] = [{ selector: 'main article', count: 3 }];

/** Nothing on the page waits for an answer, and nothing failed. */
const STANDS: ComparedElement[] = [{ selector: 'main:not(:has([aria-busy="true"], [role="alert"]))', count: 1 }];
/** The tabs of a room come with its first answer; what stands before has nothing that says that it waits. */
const ROOM: ComparedElement[] = [{ selector: 'main [role="tablist"]', count: 1 }];

/** Addresses of lists that somebody may come by, and the rows that they come for. */
const LISTS: Readonly<Record<string, ComparedElement[]>> = {
  [HOME]: ANCHOR_HOME,
  '/anchor/all-anchor': [{ selector: 'main a[href*="/anchor/detail/"]', count: 6 }],
  '/anchor/week-rank': [{ selector: 'main a[href*="/anchor/detail/"]', count: 3 }],
  '/news': [{ selector: 'main article h3', count: 2 }],
  '/user-ranking': [{ selector: 'main article', count: 3 }],
  '/five-leagues': MATCHES,
  '/five-leagues?tab=standings': [{ selector: 'main tbody tr', count: 10 }],
  '/nba': MATCHES,
  '/nba?tab=standings': [{ selector: 'main tbody tr', count: 10 }],
  '/euro-cup': MATCHES,
  '/world-cup': MATCHES,
};

/** The addresses of all pages with something to show, and what stands on each; the lists first, anchor home before all. */
async function entriesOf(browser: TestBrowser): Promise<ReadonlyMap<string, ComparedElement[]>> {
  const phone = await browser.newPhonePage();
  const entries = new Map(Object.entries(LISTS));
  for (const { name } of PAGES) {
    const address = await realPath(phone, name);
    if (!entries.has(address)) entries.set(address, name === 'anchorRoom' ? ROOM : STANDS);
  }
  await phone.close();
  return entries;
}

interface Opened {
  readonly paintedAt: number;
  /** Requests for code, styles and answers, each of which left after the one before it had come. */
  readonly rounds: number;
}

/** Runs inside the page: the requests that were over when the rows were painted, but for pictures. */
function readSpans(before: number): Span[] {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const isNeeded = ({ initiatorType, responseEnd }: PerformanceResourceTiming) =>
    initiatorType !== 'img' && initiatorType !== 'css' && responseEnd > 0 && responseEnd <= before;
  return entries.filter(isNeeded).map(({ startTime: from, responseEnd: to }) => ({ from, to }));
}

async function open(browser: TestBrowser, url: string, rows: ComparedElement[]): Promise<Opened> {
  const { page, log, close } = await browser.newPhonePage();
  try {
    await page.addInitScript({ content: `${KEEP_NAMES}${installTimes(rows)}` });
    await slowDown(page, CHEAP_PHONE);
    await page.goto(url, { waitUntil: 'commit' });
    await untilPainted(page, log);
    const { paintedAt } = await page.evaluate(readProbe);
    return { paintedAt, rounds: roundsOf(await page.evaluate(readSpans, paintedAt)) };
  } finally {
    await close();
  }
}

/** The time until each address stands, beside those of anchor home, with an empty cache, alone. */
export async function benchEntries(browser: TestBrowser, stack: BenchStack, options: BenchOptions): Promise<Row[]> {
  const opened = new Map<string, Opened[]>();
  publishStacks([{ ...stack, api: `http://localhost:${stack.api}` }]);
  // Anchor home is what the others are compared with.
  const wanted = [...(await entriesOf(browser))].filter(([path]) => path === HOME || options.isWanted(path));
  for (let run = 0; run < options.runs; run += 1)
    for (const [path, rows] of wanted) {
      const one = await open(browser, `${stack.remote}${path}`, rows);
      opened.set(path, [...(opened.get(path) ?? []), one]);
    }
  const painted = (runs: readonly Opened[] = []) => runs.map(({ paintedAt }) => paintedAt);
  const home = painted(opened.get(HOME));
  return [...opened].map(([path, runs]) => {
    const { note, ...ratio } = pairedRatio(painted(runs), home);
    const rounds = median(runs.map((one) => one.rounds));
    return { name: path, goal: 1.25, ...ratio, note: `${note}, ${rounds} rounds` };
  });
}
