import type { CDPSession, Page } from 'playwright-core';
import { median } from '../../architecture/sizes/statistics';
import type { TestBrowser } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { longDay } from '../../support/browser/long-day';
import type { BenchOptions } from '../bench-options';
import type { BenchStack } from '../bench-stack';
import { KEEP_NAMES } from '../load-run';
import type { Row } from '../row';

const RUNS = 3;
/** Until everything that a page brings with it is drawn, what fills at rest too. */
const SETTLE_MS = 5_000;
/** Pushes that are on their way at the same time. */
const AT_ONCE = 50;
const NOW = Date.parse('2025-03-15T21:25:00+08:00');
const DAY_MS = 86_400_000;
/** What a home of so many costs, and the next larger. */
type Raw = Record<string, unknown>;

/** What a page has come to: CPU time of the main thread and memory that is still in use, ms and MB. */
interface Cost {
  readonly cpu: number;
  readonly heap: number;
}

interface Growth {
  readonly name: string;
  /** The first is what the others are held against. */
  readonly sizes: readonly number[];
  /** Ratios that the largest may come to. */
  readonly limits: { readonly cpu: number; readonly heap: number };
  /** Opens a page with so much of it; the page is closed afterwards. */
  readonly open: (page: Page, size: number) => Promise<void>;
}

/** So many of the same kind, each with an id of its own. */
const copies = (of: readonly Raw[], key: string, count: number): Raw[] =>
  Array.from({ length: count }, (_, index) => ({ ...of[index % of.length], [key]: String(900_000 + index) }));

/** Anchor home with so many of one kind in its reply. */
export async function openHome(page: Page, url: string, list: string, key: string, size: number): Promise<void> {
  await page.route(/\/ssapi\/anchor\/list\/v2/, async (route) => {
    const reply = await route.fetch();
    const { data, ...rest } = (await reply.json()) as { data: Record<string, Raw[]> };
    await route.fulfill({
      response: reply,
      json: { ...rest, data: { ...data, [list]: copies(data[list] ?? [], key, size) } },
    });
  });
  await page.goto(url);
  await page.locator('[class*="si-moment-card__text--"]').first().waitFor();
}

const DAY = '[class*="si-match-row__row--"]';

function growthsOf(stack: BenchStack): Growth[] {
  const qa = lab(`http://127.0.0.1:${stack.api}`);
  const home = `${stack.remote}/anchor`;
  return [
    {
      name: 'moments in the first reply',
      sizes: [10, 100, 1_000],
      limits: { cpu: 1.5, heap: 1.5 },
      open: (page, size) => openHome(page, home, 'hostMomentList', 'id', size),
    },
    {
      name: 'hosts on anchor home',
      sizes: [85, 850],
      limits: { cpu: 2, heap: 2 },
      open: (page, size) => openHome(page, home, 'hosts', 'id', size),
    },
    {
      name: 'matches of a day',
      sizes: [20, 200],
      limits: { cpu: 1.3, heap: 1.3 },
      async open(page, size) {
        await qa.fault({
          call: 'leagueMatchDate',
          kind: 'data',
          value: [{ matchDate: NOW }, { matchDate: NOW + DAY_MS }],
        });
        await qa.fault({ call: 'leagueMatchList', kind: 'data', value: longDay(size, NOW) });
        await page.goto(`${stack.remote}/five-leagues`);
        await page.locator(DAY).first().waitFor();
        await qa.heal();
      },
    },
    {
      name: 'pages visited',
      sizes: [4, 40],
      limits: { cpu: 10, heap: 1.3 },
      async open(page, size) {
        await page.goto(home);
        for (let visited = 0; visited < size; visited += 1) {
          const tabs = page.locator('.sport-info nav a[href]');
          await tabs.nth(visited % 4).click();
          // Taps within a second of another are dropped.
          await page.waitForTimeout(1_100);
        }
      },
    },
    { name: 'lines said in a room', sizes: [100, 10_000], limits: { cpu: 100, heap: 1.3 }, open: chat(stack) },
  ];
}

/** A room in which so much is said while somebody looks on. */
const chat = (stack: BenchStack) => async (page: Page, size: number) => {
  const qa = lab(`http://127.0.0.1:${stack.api}`);
  await page.goto(`${stack.remote}/anchor`);
  await page.locator('[class*="si-anchor-grid__cell--"]').first().click();
  await page.waitForURL('**/anchor/detail/*');
  let channel: string | undefined;
  for (let tries = 0; tries < 100 && channel === undefined; tries += 1) {
    await page.waitForTimeout(100);
    channel = (await qa.socketState()).channels.find((name) => name.startsWith('room:'));
  }
  const room = channel?.split(':')[1] ?? '';
  const say = (line: number) =>
    qa.push({
      name: 'live/chat',
      channel: channel ?? '',
      data: {
        id: `line-${line}`,
        liveRoomId: room,
        nickName: 'bench',
        content: `line ${line}`,
        createDate: NOW + line,
      },
    });
  for (let from = 0; from < size; from += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => say(from + index)));
};

async function costOf(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return {
    cpu: (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000,
    heap: usedSize / 1_000_000,
  };
}

async function openOnce(browser: TestBrowser, growth: Growth, size: number): Promise<Cost> {
  const { page, close } = await browser.newPhonePage();
  try {
    await page.addInitScript({ content: KEEP_NAMES });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await growth.open(page, size);
    await page.waitForTimeout(SETTLE_MS);
    return await costOf(session);
  } finally {
    await close();
  }
}

/** What ten or a hundred times as much costs: ratios of CPU time and memory, flat where a list draws only what is near the screen. */
export async function benchGrowth(browser: TestBrowser, stack: BenchStack, options: BenchOptions): Promise<Row[]> {
  const rows: Row[] = [];
  for (const growth of growthsOf(stack).filter(({ name }) => options.isWanted(name))) {
    const costs = new Map(growth.sizes.map((size) => [size, [] as Cost[]]));
    for (let run = 0; run < Math.min(RUNS, options.runs); run += 1)
      for (const [size, own] of costs) own.push(await openOnce(browser, growth, size));
    rows.push(...rowsOf(growth, costs));
  }
  return rows;
}

function rowsOf({ name, sizes, limits }: Growth, costs: ReadonlyMap<number, readonly Cost[]>): Row[] {
  const middle = (size: number, read: (cost: Cost) => number) => median((costs.get(size) ?? []).map(read));
  const row = (what: string, unit: string, read: (cost: Cost) => number, limit: number): Row => {
    const values = sizes.map((size) => middle(size, read));
    const note = `${values.map((value) => value.toFixed(unit === 'MB' ? 1 : 0)).join(' : ')} ${unit}`;
    const value = (values.at(-1) ?? Number.NaN) / (values[0] ?? Number.NaN);
    return { name: `${sizes.join(' → ')} ${name}: ${what}`, unit: '×', value, limit, note };
  };
  return [
    row('main-thread time', 'ms', ({ cpu }) => cpu, limits.cpu),
    row('memory', 'MB', ({ heap }) => heap, limits.heap),
  ];
}
