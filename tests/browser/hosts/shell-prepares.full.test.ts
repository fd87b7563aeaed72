import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { portal } from '../../support/browser/portal';

const browser = fileBrowser();
let phone: PhonePage;
let shell: ReturnType<typeof portal>;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  shell = portal(phone.page);
});
afterEach(async () => {
  await phone.close();
});

/** An idle moment has come by then. */
const AT_REST_MS = 4_000;
const isKept = () => Object.keys(localStorage).some((key) => key.endsWith('anchor-home'));

it('at rest the portal has the app prepared: a tap shows anchor home before any answer, with the code that is there [preparing.1]', async () => {
  const { page, log } = phone;
  await shell.open();
  await page.waitForFunction(isKept);
  // None of the tap's own questions is answered.
  let asked = 0;
  await page.route(/\/(api|ssapi)\/(?!.*\/file\/get\/)/, () => {
    asked += 1;
  });
  // The federation runtime asks the cache for its files once more, which the browser leaves alone here.
  await page.route(/\/static\/(app|__federation_expose)[^/]*\.js$/, (route) => route.abort());
  await shell.openApp();
  await shell.app.locator('main a[href*="/anchor/detail/"]').first().waitFor();
  expect(await page.locator('[class*="si-last-visit-stamp__stamp"]').count()).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(0);
  expect(log.unexpected(/ERR_FAILED/)).toEqual([]);
});

it.each([
  ['{ saveData: true }', false],
  ["{ type: 'cellular' }", false],
  ["{ type: 'wifi' }", true],
])('on a line that says %s the app’s code is there before the tap: %s [preparing.4]', async (connection, isThere) => {
  const { page } = phone;
  await page.addInitScript(`Object.defineProperty(navigator, 'connection', { value: ${connection} });`);
  const code = new Set<string>();
  const isCode = (url: string) => /\/static\/app\.\w+\.js$/.test(url);
  page.on('request', (request) => {
    if (isCode(request.url())) code.add(request.url());
  });
  const fetched = isThere ? page.waitForRequest((request) => isCode(request.url())) : page.waitForTimeout(AT_REST_MS);
  await shell.open();
  await fetched;
  expect(code.size > 0).toBe(isThere);
  await shell.openApp();
  await shell.app.locator('main a[href*="/anchor/detail/"]').first().waitFor();
  expect(code.size).toBe(1);
});
