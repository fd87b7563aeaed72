import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../support/browser';
import { sharedStack } from '../support/servers';
import { findings, misfits, smallControls } from './page-checks';

/** Path, and what is there when its data is. */
export type Screen = readonly [path: string, ready: string];

/** Tests of a screen: axe in both themes, controls as large as a finger, English at 320 px. */
export function isAccessible(screens: Readonly<Record<string, Screen>>): void {
  const browser = fileBrowser();
  let phone: PhonePage;
  afterEach(() => phone.close());

  async function visit([path, ready]: Screen, query: string, width: number): Promise<Page> {
    phone = await browser().newPhonePage({ width, reducedMotion: true });
    await phone.page.goto(`${sharedStack().remote}${path}${path.includes('?') ? '&' : '?'}${query}`);
    await phone.page.locator(ready).first().waitFor();
    await phone.page.waitForLoadState('networkidle');
    return phone.page;
  }

  describe.each(Object.entries(screens))('%s', (_, screen) => {
    test.each([
      ['light', 'theme=normal'],
      ['dark', 'theme=dark'],
    ])('axe finds nothing serious, every control is large enough: %s', async (_name, query) => {
      const page = await visit(screen, query, 390);
      expect(await findings(page)).toEqual([]);
      expect(await smallControls(page)).toEqual([]);
      expect(phone.log.unexpected()).toEqual([]);
    });

    test('English at 320 px: nothing is cut, nothing sticks out, one heading', async () => {
      const page = await visit(screen, 'lang=en', 320);
      expect(await misfits(page)).toEqual([]);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      const own = await page.locator('h1, h2, button, [role=tab], dt, th').allTextContents();
      expect(own.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
    });
  });
}
