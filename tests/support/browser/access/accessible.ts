import type { Page } from 'playwright-core';
import { sharedStack } from '../../servers/servers';
import { fileBrowser, type PhonePage } from '../browser';
import { findings, misfits, smallControls } from '../page-checks';

export interface AccessScreen {
  /** Path below the app's base, or what tells it. */
  readonly path: string | ((page: Page) => Promise<string>);
  /** Selector of something that is there when the screen's data is. */
  readonly ready: string;
  /** Once it is there. */
  readonly act?: (page: Page) => Promise<unknown>;
}

interface Around {
  /** Before the first page is opened: a session. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** What holds on each of these screens besides. */
  readonly also?: (page: Page) => Promise<void>;
  /** Selector of what holds words of ours only; names that people and the data give stand in no catalogue. */
  readonly own?: string;
}

/** Opens the screen in this look and waits until its data is there. `width`: CSS px. */
export async function visitScreen(
  page: Page,
  { path, ready, act }: AccessScreen,
  { query, width }: { readonly query: string; readonly width: number },
): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  const place = typeof path === 'string' ? path : await path(page);
  await page.goto(`${sharedStack().remote}${place}${place.includes('?') ? '&' : '?'}${query}`);
  await page.locator(ready).first().waitFor();
  await page.waitForLoadState('networkidle');
  await act?.(page);
}

const OWN = 'h1, h2, button, [role=tab], dt, th';

/** Tests of each screen: axe in both themes, controls as large as a finger, English at 320 px. */
export function isAccessible(screens: Readonly<Record<string, AccessScreen>>, around: Around = {}): void {
  const browser = fileBrowser();
  describe.each(Object.entries(screens))('%s', (_, screen) => standsUp(screen, around, () => browser().newPhonePage()));
}

function standsUp(screen: AccessScreen, { prepare, also, own = OWN }: Around, open: () => Promise<PhonePage>): void {
  let phone: PhonePage;
  beforeAll(async () => {
    phone = await open();
    await prepare?.(phone.page);
  });
  afterAll(() => phone?.close());

  const visit = async (query: string, width: number): Promise<Page> => {
    await visitScreen(phone.page, screen, { query, width });
    return phone.page;
  };

  const looksAfterEverybody = async (page: Page) => {
    expect(await findings(page)).toEqual([]);
    expect(await smallControls(page)).toEqual([]);
    expect(phone.log.unexpected()).toEqual([]);
  };

  test('light, 390 px: axe finds nothing serious, every control is large enough', async () => {
    const page = await visit('theme=normal', 390);
    await looksAfterEverybody(page);
    await also?.(page);
  });

  test('dark, English, 320 px: so it is, nothing is cut, nothing sticks out, one heading [accessibility.6]', async () => {
    const page = await visit('theme=dark&lang=en', 320);
    await looksAfterEverybody(page);
    expect(await misfits(page)).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    const words = await page.locator(own).allTextContents();
    expect(words.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });
}
