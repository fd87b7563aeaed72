import type { Page } from 'playwright-core';
import { PAGES } from '../../../../src/app/routing/page-table';
import { fileBrowser, type PhonePage } from '../../../support/browser/browser';
import { untilSettled } from '../../../support/browser/steady/layout-shifts';
import { realPath } from '../../../support/browser/steady/real-paths';
import { sharedStack } from '../../../support/servers/servers';
import { faultsInAllSizes } from './all-sizes';

/** Longer than a question that follows from an answer takes. */
const QUIET_MS = 150;

/** Lists of names that are no page of their own. */
export const TABS = {
  'football, table': '/five-leagues?tab=standings',
  'football, teams': '/five-leagues?tab=teams',
  'football, players': '/five-leagues?tab=players',
  'euro, figures': '/euro-cup?tab=stats',
  'world cup, groups': '/world-cup?tab=groups',
  'nba, standings': '/nba?tab=standings',
  'nba, leaders': '/nba?tab=leaders',
  'what is found': '/search?q=m',
};

/** Until nothing has been put in or taken out for so many ms; a page that never stands still is read after a while. */
const untilStill = (page: Page, ms: number): Promise<void> =>
  page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let timer = 0;
        const end = () => {
          watch.disconnect();
          resolve();
        };
        const wait = () => {
          clearTimeout(timer);
          timer = window.setTimeout(end, quiet);
        };
        const watch = new MutationObserver(wait);
        watch.observe(document.body, { childList: true, subtree: true });
        wait();
        setTimeout(end, 10 * quiet);
      }),
    ms,
  );

async function faultsAt({ page }: PhonePage, path: string, lang: string): Promise<Record<string, readonly string[]>> {
  await page.goto(`${sharedStack().remote}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
  await page.locator('main').waitFor();
  await untilSettled(page, QUIET_MS);
  // Lists that come one after the other are read when all stand.
  await untilStill(page, 2 * QUIET_MS);
  return Object.fromEntries(await faultsInAllSizes(page));
}

/** Declares the test of every route and tab in one language. */
export function namesStand(lang: string): void {
  const browser = fileBrowser();
  let phone: PhonePage;
  beforeAll(async () => {
    phone = await browser().newPhonePage({ width: 360 });
  });

  describe(`${lang}: no name is cut beside free space or like another, no text runs into another, no button stands too close`, () => {
    it.each(PAGES.map(({ name }) => name))('%s', async (name) => {
      expect(await faultsAt(phone, await realPath(phone, name), lang)).toEqual({});
    });

    it.each(Object.entries(TABS))('%s', async (_, path) => {
      expect(await faultsAt(phone, path, lang)).toEqual({});
    });
  });
}
