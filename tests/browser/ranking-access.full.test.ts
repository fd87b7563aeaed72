import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../support/browser';
import { sharedStack } from '../support/servers';
import { findings, misfits, smallControls } from './page-checks';
import { BETTOR, logInAs } from './ranking-door';

const browser = fileBrowser();
let phone: PhonePage;
afterEach(() => phone.close());

interface Screen {
  readonly path: string;
  readonly ready: string;
  readonly act?: (page: Page) => Promise<unknown>;
}

const firstToggle = (page: Page) => page.locator('article [aria-expanded=false]').first().click();

/** The ranking's screens, with what is there when their data is. */
const SCREENS: Readonly<Record<string, Screen>> = {
  'red orders, one open': { path: '/user-ranking', ready: 'article [aria-expanded]', act: firstToggle },
  profit: { path: '/user-ranking?type=gain', ready: 'article [aria-expanded]' },
  'popularity of old': { path: '/user-ranking?type=pop&history=1', ready: 'article [aria-expanded]' },
  user: { path: BETTOR, ready: 'main h3' },
  'profit as a table': {
    path: BETTOR,
    ready: 'main h3',
    act: (page) => page.getByRole('button', { name: /^(表格|Table)$/ }).click(),
  },
  'what can be copied': {
    path: BETTOR,
    ready: 'main h3',
    act: (page) => page.getByRole('button', { name: /^(跟单|Copy)$/ }).click(),
  },
  document: { path: '/gold-document', ready: 'article h2' },
};

async function visit(name: string, query: string, width: number): Promise<Page> {
  phone = await browser().newPhonePage({ width, reducedMotion: true });
  const { page } = phone;
  await logInAs(page, 'rich');
  const screen = SCREENS[name];
  if (screen === undefined) throw new Error(`no screen ${name}`);
  await page.goto(`${sharedStack().remote}${screen.path}${screen.path.includes('?') ? '&' : '?'}${query}`);
  await page.locator(screen.ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await screen.act?.(page);
  return page;
}

describe.each(Object.keys(SCREENS))('%s', (name) => {
  test.each([
    ['light', 'theme=normal'],
    ['dark', 'theme=dark'],
  ])('axe finds nothing serious, every control is large enough: %s', async (_name, query) => {
    const page = await visit(name, query, 390);
    expect(await findings(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    expect(phone.log.unexpected()).toEqual([]);
  });

  test('English at 320 px: nothing is cut, nothing sticks out, one heading', async () => {
    const page = await visit(name, 'lang=en', 320);
    expect(await misfits(page)).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const own = await page.locator('h1, [role=tab], dt').allTextContents();
    expect(own.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });
});
