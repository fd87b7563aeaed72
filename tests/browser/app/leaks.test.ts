import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { ENTRIES, goThrough } from '../../support/browser/leak-entries';
import { activityDuring, countActivity, heldBy } from '../../support/browser/leak-probe';

/** The first mounts load chunks and fill caches. */
const WARM_UP = 5;
const CYCLES = 20;
/** Nodes and listeners that may differ between two looks; a leak shows at least one a cycle. */
const SLACK = 5;
const QUIET_MS = 5_000;
/** Timers of requests that were under way may still fire once; nothing may follow from them. */
const SETTLE_MS = 500;

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const outline = (page: Page) =>
  page.evaluate(() => {
    const name = (element: Element) => `${element.tagName} ${element.id} ${element.getAttribute('rel') ?? ''}`;
    return [...document.head.children, ...document.body.children]
      .map(name)
      .filter((one) => !one.includes('stylesheet'));
  });

/** What is there more often than before; what went meanwhile does not count: a chunk's element may have been on its way. */
function addedTo(before: readonly string[], after: readonly string[]): string[] {
  const known = [...before];
  return after.filter((one) => {
    const at = known.indexOf(one);
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

describe.each(Object.entries(ENTRIES))('mounted and unmounted through %s', (_name, entry) => {
  it('nodes and listeners stay flat', async () => {
    const { page, log } = phone;
    await entry.open(page);
    const held = await heldBy(page);
    await goThrough(entry, page, WARM_UP);
    const before = await held();
    await goThrough(entry, page, CYCLES - WARM_UP);
    const after = await held();
    expect(after.nodes - before.nodes).toBeLessThanOrEqual(SLACK);
    expect(after.listeners - before.listeners).toBeLessThanOrEqual(SLACK);
    expect(log.unexpected()).toEqual([]);
  });

  it('unmounted it asks nothing, waits for nothing and leaves only style sheets', async () => {
    const { page, context, log } = phone;
    await countActivity(context);
    await entry.open(page);
    const before = await outline(page);
    const push = page.waitForEvent('websocket');
    await entry.mount(page);
    await push;
    await page.waitForTimeout(SETTLE_MS);
    await entry.unmount(page);
    await page.waitForTimeout(SETTLE_MS);
    expect(await activityDuring(page, QUIET_MS)).toEqual([]);
    expect(addedTo(before, await outline(page))).toEqual([]);
    expect(await page.locator('[class*="si-"][class*="__"]').count()).toBe(0);
    expect(log.unexpected()).toEqual([]);
  });
});

it.each([0, 40, 150, 400])('unmounted %i ms after its start it asks nothing more', async (afterMs) => {
  const { page, context, log } = phone;
  await countActivity(context);
  const entry = ENTRIES['./mount'];
  await entry?.open(page);
  await page.evaluate(
    ({ ms }) =>
      new Promise<void>((resolve) => {
        const element = document.querySelector<HTMLElement>('#sport-info');
        const handle = element === null ? undefined : window.siMount?.(element, { basename: '/embeds/hostile' });
        const end = () => {
          handle?.unmount();
          resolve();
        };
        if (ms === 0) end();
        else setTimeout(end, ms);
      }),
    { ms: afterMs },
  );
  await page.waitForTimeout(SETTLE_MS);
  expect(await activityDuring(page, QUIET_MS / 2)).toEqual([]);
  expect(await page.locator('.sport-info').count()).toBe(0);
  expect(log.unexpected()).toEqual([]);
});
