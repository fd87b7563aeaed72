import { PAGES } from '../../../src/app/routing/page-table';
import { fileBrowser } from '../../support/browser/browser';
import {
  holdReplies,
  shiftsOver,
  untilSettled,
  watchShifts,
  withEmptyLists,
  withLongTexts,
  withRefusal,
} from '../../support/browser/steady/layout-shifts';
import { realPath } from '../../support/browser/steady/real-paths';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const MOST = 0.02;
const APART_MS = 120;

describe.each([
  ['empty lists', withEmptyLists],
  ['long texts', withLongTexts],
  ['refusals', withRefusal],
])('%s that come one by one', (_answers, answer) => {
  it.each(PAGES.map(({ name }) => name))('%s: nothing that stands is moved', async (name) => {
    // Motion must not shift anything either: one of the three groups is looked at with it.
    const phone = await browser().newPhonePage({ reducedMotion: answer !== withLongTexts });
    try {
      const { page } = phone;
      const path = await realPath(phone, name);
      await watchShifts(page);
      await holdReplies(page, APART_MS, answer);
      await page.goto(`${sharedStack().remote}${path}`);
      await page.locator('main').waitFor();
      await untilSettled(page, 4 * APART_MS);
      expect(await shiftsOver(page, MOST)).toEqual([]);
    } finally {
      await phone.close();
    }
  });
});
