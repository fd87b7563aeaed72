import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../support/browser';
import { lab } from '../support/lab';
import { sharedStack } from '../support/servers';
import { findings, misfits, smallControls } from './page-checks';

const browser = fileBrowser();
let phone: PhonePage;
afterEach(() => phone.close());

/** The first address of a kind on the tips' page. */
async function firstLink(page: Page, kind: string): Promise<string> {
  await page.goto(`${sharedStack().remote}/news`);
  const link = page.locator(`a[href*="/news/${kind}/"]`).first();
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
}

/** The screens of tips, each with what is there when its data is. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<readonly [path: string, ready: string]>>> = {
  tips: async () => ['/news', 'main article'],
  'all experts': async () => ['/news/all-gods', 'main a[href*="/news/user/"]'],
  expert: async (page) => [await firstLink(page, 'user'), 'main [role=tablist]'],
  'tip detail': async (page) => [await firstLink(page, 'detail'), 'main article'],
  orders: async () => ['/news/orders', 'main article, main [class*=state__]'],
};

async function visit(screen: string, query: string, width: number): Promise<Page> {
  phone = await browser().newPhonePage({ width, reducedMotion: true });
  const { page } = phone;
  const user = (await lab(sharedStack().api).users()).find(({ key }) => key === 'member');
  await page.addInitScript(({ token, uid }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('uid', uid);
  }, user ?? { token: '', uid: '' });
  const [path = '', ready = ''] = (await SCREENS[screen]?.(page)) ?? [];
  await page.goto(`${sharedStack().remote}${path}?${query}`);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

describe.each(Object.keys(SCREENS))('%s', (screen) => {
  test.each([
    ['light', 'theme=normal'],
    ['dark', 'theme=dark'],
  ])('axe finds nothing serious, every control is large enough: %s', async (_name, query) => {
    const page = await visit(screen, query, 390);
    expect(await findings(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    expect(await page.getByText('18+', { exact: true }).count()).toBe(1);
    expect(phone.log.unexpected()).toEqual([]);
  });

  test('English at 320 px: nothing is cut, nothing sticks out, one heading', async () => {
    const page = await visit(screen, 'lang=en', 320);
    expect(await misfits(page)).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const own = await page.locator('h1, button, [role=tab], dt').allTextContents();
    expect(own.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });
});
