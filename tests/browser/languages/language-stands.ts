import type { Page } from 'playwright-core';
import { PAGES } from '../../../src/app/routing/page-table';
import { LANGUAGES, type Locale } from '../../../src/contract/shell/languages';
import { staysInside } from '../../support/browser/access/keyboard';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { findings, misfits } from '../../support/browser/page-checks';
import { untilSettled } from '../../support/browser/steady/layout-shifts';
import { realPath } from '../../support/browser/steady/real-paths';
import { sharedStack } from '../../support/servers/servers';
import { faultsInAllSizes } from '../app/names/all-sizes';
import { TABS } from '../app/names/names-stand';
import { withThaiFont } from './thai-font';

/** Longer than a question that follows from an answer takes. */
const QUIET_MS = 150;
const SHEET = '.sport-info dialog[open]';

/** Texts that begin before the page does: read from right to left, that is where a line that is too long ends. */
const outBefore = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.sport-info *')]
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue))
      .filter((element) => element.checkVisibility() && getComputedStyle(element).clipPath === 'none')
      .filter((element) => element.getBoundingClientRect().left < -0.5)
      .filter((element) => {
        // What lies in a list that is scrolled sideways is reached so; what is cut with dots has its words in a title.
        for (let around: HTMLElement | null = element; around !== null; around = around.parentElement) {
          const { overflowX } = getComputedStyle(around);
          if (overflowX === 'auto' || overflowX === 'scroll' || (overflowX !== 'visible' && around.title !== ''))
            return false;
        }
        return true;
      })
      .map((element) => `sticks out before the page: ${element.textContent}`),
  );

/** Declares the tests of a language: every route and tab at these widths (CSS px), keyboard and axe once. */
export function languageStands(locale: Locale, widths: readonly number[]): void {
  const browser = fileBrowser();
  let phone: PhonePage;
  beforeAll(async () => {
    phone = await browser().newPhonePage();
    await withThaiFont(phone.context);
  });

  const visit = async (path: string): Promise<Page> => {
    const { page } = phone;
    await page.goto(`${sharedStack().remote}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`);
    await page.locator(`.sport-info[lang="${locale}"] main`).waitFor();
    await untilSettled(page, QUIET_MS);
    return page;
  };

  /** What does not fit, by width; at the narrowest also which names are cut. */
  const faultsAt = async (path: string): Promise<Record<string, readonly string[]>> => {
    const page = await visit(path);
    const faults: Record<string, readonly string[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const found = [...(await misfits(page)), ...(await outBefore(page))];
      if (found.length > 0) faults[`${width} px`] = found;
    }
    if (LANGUAGES[locale].isMadeUp) return faults;
    const names = await faultsInAllSizes(page, '.sport-info', { widths: [Math.min(...widths)], sizes: [100] });
    return { ...faults, ...Object.fromEntries(names) };
  };

  describe(`${locale}: nothing is cut, sticks out or runs into another`, () => {
    it.each(PAGES.map(({ name }) => name))('%s [languages.2]', async (name) => {
      expect(await faultsAt(await realPath(phone, name))).toEqual({});
    });

    it.each(Object.entries(TABS))('%s', async (_, path) => {
      expect(await faultsAt(path)).toEqual({});
    });
  });

  it(`${locale}: a sheet keeps the keyboard and gives it back; axe finds nothing serious [languages.2]`, async () => {
    const page = await visit('/five-leagues');
    expect(await page.locator('.sport-info').getAttribute('dir')).toBe(LANGUAGES[locale].direction);
    expect(await findings(page)).toEqual([]);
    const opener = page.locator('article > button').first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await page.locator(SHEET).waitFor();
    expect(await staysInside(page, SHEET)).toBe(true);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator(SHEET).waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(phone.log.unexpected()).toEqual([]);
  });
}
