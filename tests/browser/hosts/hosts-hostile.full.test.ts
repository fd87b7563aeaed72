import type { BrowserContext, Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { sharedStack } from '../../support/servers/servers';
import { lookDifferences, looksOfApp } from './app-looks';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

/** The world goes on between two page loads: the second is answered with what the first one got. */
async function sameAnswers(context: BrowserContext): Promise<void> {
  const answers = new Map<string, { status: number; headers: Record<string, string>; body: Buffer }>();
  await context.route(/\/(api|ssapi)\//, async (route) => {
    const request = route.request();
    const key = `${new URL(request.url()).pathname} ${request.postData() ?? ''}`;
    const known = answers.get(key);
    if (known !== undefined) return route.fulfill(known);
    const reply = await route.fetch();
    const answer = { status: reply.status(), headers: reply.headers(), body: await reply.body() };
    answers.set(key, answer);
    return route.fulfill(answer);
  });
}

async function settle(page: Page): Promise<void> {
  await page.getByRole('article').nth(4).waitFor();
  await page.waitForLoadState('networkidle');
}

it('the app looks as it does alone, element by element', async () => {
  const { page, context, log } = phone;
  await sameAnswers(context);
  await page.goto(`${sharedStack().remote}/anchor`);
  await settle(page);
  const alone = await looksOfApp(page);
  await page.goto(`${sharedStack().shell}/embeds/hostile/anchor`);
  await settle(page);

  expect(alone.length).toBeGreaterThan(100);
  expect(lookDifferences(alone, await looksOfApp(page))).toEqual([]);
  expect(log.unexpected()).toEqual([]);
});

/** The host's own elements: every computed property, so that nothing of ours can hide. */
const seeHost = (page: Page): Promise<Record<string, string>[]> =>
  page.evaluate(() =>
    ['html', 'body', 'h1', 'p', 'a', 'button', 'input', 'ul', 'li', 'svg'].map((name) => {
      const element = document.querySelector(name);
      if (element === null) throw new Error(`the host has no ${name}`);
      const style = getComputedStyle(element);
      // Custom properties are not listed; the page grows by the app, which changes these of html and body.
      const grows = /^(height|block-size|perspective-origin|transform-origin)$/;
      const names = [...style].filter((one) => !(/^(html|body)$/.test(name) && grows.test(one)));
      return Object.fromEntries(names.map((one) => [`${name} ${one}`, style.getPropertyValue(one)]));
    }),
  );

it("the app changes nothing of the host's own elements", async () => {
  const { page, log } = phone;
  await page.goto(`${sharedStack().shell}/embeds/hostile/?wait`);
  await page.waitForFunction(() => window.mountSportInfo !== undefined);
  const before = await seeHost(page);
  const own = await page.evaluate(() => document.styleSheets.length);
  await page.evaluate(() => window.mountSportInfo?.());
  await settle(page);
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(own);
  expect(await seeHost(page)).toEqual(before);
  expect(log.unexpected()).toEqual([]);
});
