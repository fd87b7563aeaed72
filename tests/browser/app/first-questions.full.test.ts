import { FIRST_QUESTIONS } from '../../../src/contract/first-requests';
import { fileBrowser } from '../../support/browser/browser';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();

/** The parts of a request that its answer depends on. */
const questionOf = (method: string, url: string, body: string) => `${method} ${url} ${body}`;

test.each(Object.entries(FIRST_QUESTIONS))(
  '%s: its first questions leave before the app’s code is there, and nothing is asked twice',
  async (path, questions = []) => {
    const { page, close } = await browser().newPhonePage();
    const { remote } = sharedStack();
    const asked: string[] = [];
    let withoutCode = 0;
    let hasCode = false;
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (!/^\/(api|ssapi)\//.test(pathname) || pathname.includes('/file/get/')) return;
      asked.push(questionOf(request.method(), `${pathname}${search}`, request.postData() ?? ''));
      if (!hasCode) withoutCode += 1;
    });
    await page.route(/\/app\.\w+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      hasCode = true;
      await route.continue();
    });
    await page.goto(`${remote}${path}`);
    await page.locator('main').waitFor();
    await page.waitForLoadState('networkidle');
    expect(withoutCode).toBe(2 + questions.length);
    expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
    await close();
  },
  60_000,
);
