import { PAGES } from '../../../src/app/routing/page-table';
import { fileBrowser } from '../../support/browser/browser';
import { CHEAP_PHONE, slowDown } from '../../support/browser/slow-phone';
import { holdReplies, shiftsOver, untilSettled, watchShifts } from '../../support/browser/steady/layout-shifts';
import { realPath } from '../../support/browser/steady/real-paths';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
/** Google's "good" is 0.1; a page that one reads while it loads may move far less. */
const MOST = 0.02;
/** Longer than a frame takes, so that each answer is seen by itself. */
const APART_MS = 120;
/** The line is as slow as the answers that are held back. */
const SLOW = { ...CHEAP_PHONE, downMbps: 100, upMbps: 100, latencyMs: 0 };

it.each(PAGES.map(({ name }) => name))(
  '%s: nothing that stands is moved by answers that come one by one',
  async (name) => {
    const phone = await browser().newPhonePage();
    try {
      const { page } = phone;
      const path = await realPath(phone, name);
      await watchShifts(page);
      await holdReplies(page, APART_MS);
      await slowDown(page, SLOW);
      await page.goto(`${sharedStack().remote}${path}`);
      await page.locator('main').waitFor();
      await untilSettled(page, 8 * APART_MS);
      expect(await shiftsOver(page, MOST)).toEqual([]);
    } finally {
      await phone.close();
    }
  },
);
