import type { Page } from 'playwright-core';
import { cls } from '../../support/browser/class-selector';

const chosen = (nth: number, content: string) => async (page: Page) => {
  await page
    .locator(`${cls('rounds__line')} [role=tab]`)
    .nth(nth)
    .click();
  await page.locator(content).first().waitFor();
};

/** A league's table, and its others by a tap. */
export const table = { path: '/five-leagues?tab=standings', ready: 'tbody tr' };
export const LEAGUE_TABLES = {
  'form of a league': { ...table, act: chosen(1, cls('form-squares__form')) },
  'goals of a league': { ...table, act: chosen(2, 'tbody small') },
};
