import type { Locator } from 'playwright-core';

const TRIES = 40;
const STEP_PX = 600;
const STEP_MS = 100;

/** Scrolls down until `rows` has at least `count` elements: rows are drawn when the user comes near them. */
export async function drawRows(rows: Locator, count: number): Promise<void> {
  await rows.first().waitFor();
  for (let tries = 0; tries < TRIES && (await rows.count()) < count; tries += 1) {
    await rows.page().evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), STEP_PX);
    await rows.page().waitForTimeout(STEP_MS);
  }
}
