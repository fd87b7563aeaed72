import type { Page } from 'playwright-core';

/** Which entry of the tab's history is shown, from 0: what the Navigation API says. */
export const placeIn = (page: Page): Promise<number> =>
  page.evaluate(
    () => (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index,
  );
