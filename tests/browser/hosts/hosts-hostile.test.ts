import type { BrowserContext, Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { sharedStack } from '../../support/servers/servers';
import { HOME_ELEMENTS } from './home-elements';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

/** What a host's rules could change of an element's look; sizes are compared apart, to a CSS px. */
const LOOKS = [
  'boxSizing',
  'display',
  'color',
  'backgroundColor',
  'font',
  'letterSpacing',
  'textTransform',
  'textAlign',
  'textDecorationLine',
  'transition',
  'margin',
  'padding',
  'borderRadius',
  'borderTopWidth',
  'cursor',
] as const;

interface Seen {
  readonly box: readonly [width: number, height: number];
  readonly look: Readonly<Record<string, string>>;
}

/** The first element of each selector as it looks, or null where there is none. */
const see = (page: Page, selectors: readonly string[]): Promise<(Seen | null)[]> =>
  page.evaluate(
    ({ all, looks }) =>
      all.map((selector) => {
        const element = document.querySelector(selector);
        if (element === null) return null;
        const { width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        return { box: [width, height] as const, look: Object.fromEntries(looks.map((name) => [name, style[name]])) };
      }),
    { all: selectors, looks: LOOKS },
  );

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
  const alone = await see(page, HOME_ELEMENTS);
  await page.goto(`${sharedStack().shell}/embeds/hostile/anchor`);
  await settle(page);
  const hosted = await see(page, HOME_ELEMENTS);

  expect(alone.filter((seen) => seen !== null).length).toBeGreaterThanOrEqual(15);
  const differences = HOME_ELEMENTS.flatMap((selector, place) =>
    differs(selector, alone[place] ?? null, hosted[place] ?? null),
  );
  expect(differences).toEqual([]);
  expect(log.unexpected()).toEqual([]);
});

function differs(selector: string, alone: Seen | null, hosted: Seen | null): string[] {
  if (alone === null || hosted === null) return alone === hosted ? [] : [`${selector}: only in one of them`];
  const [width, height] = alone.box;
  const isSameSize = Math.abs(width - hosted.box[0]) <= 1 && Math.abs(height - hosted.box[1]) <= 1;
  const looks = LOOKS.filter((name) => alone.look[name] !== hosted.look[name]);
  return [
    ...(isSameSize ? [] : [`${selector} box: ${alone.box.join('×')} alone, ${hosted.box.join('×')} hosted`]),
    ...looks.map((name) => `${selector} ${name}: ${alone.look[name]} alone, ${hosted.look[name]} hosted`),
  ];
}

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
