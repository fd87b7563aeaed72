import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../support/browser';
import { sharedStack } from '../support/servers';
import { liveHostId, stripMatch } from './home-strip';
import { findings, misfits, smallControls } from './page-checks';

const browser = fileBrowser();
let phone: PhonePage;
afterEach(() => phone.close());

/** The screens, each with what is there when its data is. */
const SCREENS: Readonly<Record<string, () => Promise<readonly [path: string, ready: string]>>> = {
  'all anchors': async () => ['/anchor/all-anchor', 'main article'],
  'shows to come': async () => ['/anchor/all-anchor?tab=scheduled', 'main article button'],
  'week rank': async () => ['/anchor/week-rank', 'main article'],
  'anchor image': async () => [`/anchor/anchor-image/${await liveHostId()}`, 'main img'],
  'programme on air': async () => [`/program-detail/${(await stripMatch('live')).matchId}`, 'main article'],
  'programme to come': async () => [`/program-detail/${(await stripMatch('coming')).matchId}`, 'main article'],
  download: async () => ['/anchor-download', 'main h2'],
};

async function visit(screen: string, query: string, width: number): Promise<Page> {
  phone = await browser().newPhonePage({ width, reducedMotion: true });
  const [path = '', ready = ''] = (await SCREENS[screen]?.()) ?? [];
  await phone.page.goto(`${sharedStack().remote}${path}${path.includes('?') ? '&' : '?'}${query}`);
  await phone.page.locator(ready).first().waitFor();
  await phone.page.waitForLoadState('networkidle');
  return phone.page;
}

describe.each(Object.keys(SCREENS))('%s', (screen) => {
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
    const own = await page.locator('h1, h2, button, [role=tab], dt').allTextContents();
    expect(own.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });
});
