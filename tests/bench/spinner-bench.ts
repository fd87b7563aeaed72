import type { TestBrowser } from '../support/browser/browser';
import type { BenchStack } from './bench-stack';
import type { Row } from './row';

/** The overlay is there, its first frames are drawn. */
const SETTLE_MS = 1_000;
const MEASURED_MS = 5_000;

/** What the loading overlay costs while nothing else happens: a start-up call that does not answer, at 1× CPU. */
export async function benchSpinner(browser: TestBrowser, stack: BenchStack): Promise<Row[]> {
  const { page, close } = await browser.newPhonePage();
  try {
    await page.route(/domain\/list\/v2/, () => undefined);
    await page.goto(`${stack.remote}/anchor`);
    await page.locator('[class*="si-spinner__overlay--"]').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const cpu = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
    };
    const before = await cpu();
    await page.waitForTimeout(MEASURED_MS);
    const perSecond = ((await cpu()) - before) / (MEASURED_MS / 1000);
    return [{ name: 'loading overlay: main thread in a second', unit: 'ms', value: perSecond, limit: 10 }];
  } finally {
    await close();
  }
}
