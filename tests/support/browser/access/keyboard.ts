import type { Page } from 'playwright-core';

/** More than any sheet has stops. */
const ROUND = 24;

/** Whether the focus is inside, and the Tab key never leads to anything of the page outside; the browser's own is no page. */
export async function staysInside(page: Page, root: string): Promise<boolean> {
  const isIn = (at: string) => document.activeElement?.closest(at) != null;
  if (!(await page.evaluate(isIn, root))) return false;
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < ROUND; stop += 1) {
      await page.keyboard.press(key);
      const isAway = await page.evaluate(
        (at) => document.activeElement !== document.body && document.activeElement?.closest(at) == null,
        root,
      );
      if (isAway) return false;
    }
  }
  return true;
}
