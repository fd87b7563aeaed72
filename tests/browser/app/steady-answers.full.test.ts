import { PAGES, type PageName } from '../../../src/app/routing/page-table';
import { fileBrowser } from '../../support/browser/browser';
import {
  holdReplies,
  shiftsOver,
  untilSettled,
  watchShifts,
  withEmptyLists,
  withRefusal,
} from '../../support/browser/steady/layout-shifts';
import { realPath } from '../../support/browser/steady/real-paths';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const MOST = 0.02;
const APART_MS = 120;
/** Known to jump: banners, strips and chips that turn out to have nothing give up the place that was kept. */
const JUMPY: readonly PageName[] = ['tips', 'anchor', 'userRanking'];
const NAMES = PAGES.map(({ name }) => name);

describe.each([
  ['empty lists', withEmptyLists],
  ['refusals', withRefusal],
])('%s that come one by one', (_answers, answer) => {
  const walk = async (name: PageName) => {
    const phone = await browser().newPhonePage();
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
  };
  it.each(NAMES.filter((name) => !JUMPY.includes(name)))('%s: nothing that stands is moved', walk);
  it.failing.each(JUMPY)('%s: nothing that stands is moved', walk);
});
