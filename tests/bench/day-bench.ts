import type { CDPSession, Page } from 'playwright-core';
import type { TestBrowser } from '../support/browser/browser';
import { lab } from '../support/browser/lab';
import { longDay } from '../support/browser/long-day';
import type { BenchStack } from './bench-stack';
import { pairedRatio } from './pairs';
import type { Row } from './row';

const RUNS = 9;
/** Until everything that a day brings with it is drawn. */
const SETTLE_MS = 700;
const FEW = 20;
const MANY = 200;
const DAY_MS = 86_400_000;
const ROW = '[class*="si-match-row__row--"]';

/** A day with 200 matches beside one with 20, both read before: what it costs to open it, and how many rows it puts into the page. */
export async function benchDays(browser: TestBrowser, stack: BenchStack): Promise<Row[]> {
  const qa = lab(`http://127.0.0.1:${stack.api}`);
  const { page, close } = await browser.newPhonePage();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  try {
    const now = Date.parse('2025-03-15T21:25:00+08:00');
    await qa.fault({
      call: 'leagueMatchDate',
      kind: 'data',
      value: [now, now + DAY_MS, now + 2 * DAY_MS].map((matchDate) => ({ matchDate })),
    });
    const few = await qa.fault({ call: 'leagueMatchList', kind: 'data', value: longDay(FEW, now) });
    await page.goto(`${stack.remote}/five-leagues`);
    await page.locator(ROW).first().waitFor();
    await page.waitForTimeout(SETTLE_MS);
    await qa.heal(few.at(-1)?.id);
    await qa.fault({ call: 'leagueMatchList', kind: 'data', value: longDay(MANY, now) });
    const costs = { few: [] as number[], many: [] as number[] };
    await openDay(page, session, 1);
    for (let run = 0; run < RUNS; run += 1) {
      costs.few.push(await openDay(page, session, 0));
      costs.many.push(await openDay(page, session, 1));
    }
    return [
      {
        name: `a day with ${MANY} matches beside one with ${FEW}, CPU`,
        limit: 1.2,
        ...pairedRatio(costs.many, costs.few),
      },
      { name: 'rows in the page', unit: '', value: await page.locator(ROW).count(), limit: 80 },
    ];
  } finally {
    await qa.heal();
    await close();
  }
}

/** Chooses a day of the strip; answers what the main thread did for it, ms. */
async function openDay(page: Page, session: CDPSession, index: number): Promise<number> {
  const day = page.getByRole('tablist', { name: '比赛日' }).getByRole('tab').nth(index);
  const before = await cpuOf(session);
  await day.evaluate((tab) => (tab as HTMLElement).click());
  await page.waitForTimeout(SETTLE_MS);
  return (await cpuOf(session)) - before;
}

async function cpuOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
