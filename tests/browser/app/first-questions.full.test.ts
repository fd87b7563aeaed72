import { FIRST_QUESTIONS } from '../../../src/app/mount/first-questions';
import { fileBrowser } from '../../support/browser/browser';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const STARTUP_CALLS = 2;
/** A page's own code asks at once; later something may be read anew. */
const MOUNTED_MS = 500;

/** The parts of a request that its answer depends on. */
const questionOf = (method: string, url: string, body: string) => `${method} ${url} ${body}`;

test.each([...FIRST_QUESTIONS])(
  '%s: its first questions leave before the app’s code is there, and nothing is asked twice',
  async (path, questions) => {
    const { page, close } = await browser().newPhonePage();
    const { remote } = sharedStack();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (!/^\/(api|ssapi)\//.test(pathname) || pathname.includes('/file/get/')) return;
      asked.push(questionOf(request.method(), `${pathname}${search}`, request.postData() ?? ''));
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
    await page.waitForTimeout(MOUNTED_MS);
    expect(beforeCode).toBe(STARTUP_CALLS + questions.length);
    expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
    await close();
  },
  60_000,
);
