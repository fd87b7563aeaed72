import { firstQuestions } from '../../../src/app/routing/first-questions';
import { PAGES, type PageName } from '../../../src/app/routing/page-table';
import { fileBrowser } from '../../support/browser/browser';
import { realPath } from '../../support/browser/steady/real-paths';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const STARTUP_CALLS = 2;
/** A page's own code asks at once; later something may be read anew. */
const MOUNTED_MS = 500;

/** All pages but anchor home, whose questions `app-startup.test.ts` has. The id is of no weight here. */
const ASKING = PAGES.filter(({ path }) => firstQuestions(path.replace(':id', '1'), '').length > 0).map(
  ({ name }) => name,
);

/** Questions to the same calls with other fields: the hot tips; experts by two other orders. */
const FURTHER: ReadonlyMap<PageName, number> = new Map([
  ['tips', 1],
  ['allGods', 2],
]);

async function pathOf(name: PageName): Promise<string> {
  const phone = await browser().newPhonePage();
  const path = await realPath(phone, name);
  await phone.close();
  return path;
}

test('pages of lists and of one thing ask', () => expect(ASKING.length).toBe(12));

test.each(ASKING)(
  '%s: its first questions leave before the app’s code is there, and none is asked twice [first questions.1]',
  async (name) => {
    const path = await pathOf(name);
    const questions = firstQuestions(path.split('?')[0] ?? '', '').map(([{ path: asked }]) => asked);
    const { page, close } = await browser().newPhonePage();
    const { remote } = sharedStack();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/(api|ssapi)\//.test(pathname) && !pathname.includes('/file/get/')) asked.push(pathname);
    });
    const isAsked = () => asked.length === STARTUP_CALLS + questions.length;
    let beforeCode = 0;
    await page.route(/\/app\.\w+\.js$/, async (route) => {
      for (let turn = 0; turn < 100 && !isAsked(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 100));
      beforeCode = asked.length;
      await route.continue();
    });
    await page.goto(`${remote}${path}`);
    await page.locator('main').waitFor();
    // Other fields would be another question: asked early in vain, and again.
    const times = () => asked.filter((path) => questions.some((one) => one === path)).length;
    const wanted = questions.length + (FURTHER.get(name) ?? 0);
    for (let turn = 0; turn < 100 && times() < wanted; turn += 1) await page.waitForTimeout(100);
    await page.waitForTimeout(MOUNTED_MS);
    expect(beforeCode).toBe(STARTUP_CALLS + questions.length);
    expect(times()).toBe(wanted);
    await close();
  },
  60_000,
);

/** The start and all that follows from it are over by then. */
const AT_REST_MS = 5_000;

/** Runs inside the page: the path of the style sheet that came with the room. */
function roomSheet(): string {
  const isRoom = ({ cssText }: CSSRule) => cssText.includes('.si-live-room__room');
  const sheet = [...document.styleSheets].find(({ cssRules }) => [...cssRules].some(isRoom));
  return new URL(sheet?.href ?? '', location.href).pathname;
}

test.each([
  ['is there before the tap', '{}', true],
  ['waits for the tap where the user saves data', '{ saveData: true }', false],
])(
  'at rest on anchor home the room’s code %s [first questions.3]',
  async (_name, connection, isThere) => {
    const { page, close } = await browser().newPhonePage();
    await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: ${connection} });`);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(`${sharedStack().remote}/anchor`);
    const link = page.locator('main a[href*="/anchor/detail/"]').first();
    await link.waitFor();
    await page.waitForTimeout(AT_REST_MS);
    const before = new Set(asked);
    await link.tap();
    await page.getByRole('tablist').first().waitFor();
    const sheet = await page.evaluate(roomSheet);
    expect([asked.has(sheet), before.has(sheet)]).toEqual([true, isThere]);
    await close();
  },
  60_000,
);
