import type { Page } from 'playwright-core';
import { NAVIGATION_DEBOUNCE_MS } from '../../../src/app/routing/history/tap-debounce';

/** Until a tap on a link counts again after the one before (product.md, section 5). */
export const afterDebounce = (page: Page): Promise<void> => page.waitForTimeout(NAVIGATION_DEBOUNCE_MS + 50);
