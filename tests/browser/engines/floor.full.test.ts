import type { Page } from 'playwright-core';
import { ALLOWED } from '../../architecture/floors/allowed';
import { afterDebounce } from '../../support/browser/after-debounce';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { misfits } from '../../support/browser/page-checks';
import { goodRoom, untilPlaying } from '../../support/browser/real-video';
import { isPublicLive, roomPath, roomThat } from '../../support/browser/room-page-object';
import { sharedStack } from '../../support/servers/servers';
import { forceFallback } from './journeys/ways';

/** Chromium with what the oldest browsers of the list lack taken away (tests/architecture/floors/allowed.ts). */
const browser = fileBrowser();
const paths = ALLOWED.flatMap((one) => one.paths.map((path) => path.split('.')));

/** Its fallback stands in `@supports`: that journey forces it. */
const OTHERWISE = new Set(['content-visibility', '-webkit-tap-highlight-color']);
/** Properties of sheets, some with the one value that is lacking; a film cannot be played without Media Source here. */
const STYLES = paths.flatMap(([area, kind, property = '', value]) =>
  area === 'css' && kind === 'properties' && !OTHERWISE.has(property) ? [{ property, value }] : [],
);
const APIS = paths.flatMap(([area, owner = '', member]) =>
  area === 'api' && member !== undefined ? [{ owner, member }] : [],
);

/** Runs in each page first. */
function takeAway({ apis }: { apis: readonly { owner: string; member: string }[] }): void {
  for (const { owner, member } of apis) {
    const holder = Reflect.get(window, owner) as { prototype?: object } | undefined;
    if (holder?.prototype !== undefined) Reflect.deleteProperty(holder.prototype, member);
    if (owner === 'Window') Reflect.deleteProperty(window, member);
  }
}

/** Runs in each page first: declarations that such a browser would drop are dropped as soon as their sheet is there. */
function dropStyles(styles: readonly { property: string; value: string | undefined }[]): void {
  const dropFrom = ({ style }: CSSStyleRule, { property, value }: (typeof styles)[number]): void => {
    const has = style.getPropertyValue(property);
    // What stands before `clip` in the source is gone from the object model: the sheets write `hidden` there.
    if (has !== '' && (value === undefined || has === value))
      style.setProperty(property, property === 'overflow' ? 'hidden' : '');
  };
  const drop = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) drop(rule.cssRules);
      if (rule instanceof CSSStyleRule) for (const one of styles) dropFrom(rule, one);
    }
  };
  const seen = new WeakSet<CSSStyleSheet>();
  const look = (): void => {
    for (const sheet of document.styleSheets) {
      if (seen.has(sheet)) continue;
      try {
        drop(sheet.cssRules);
        seen.add(sheet);
      } catch {
        // Still on its way.
      }
    }
  };
  document.addEventListener('load', look, true);
  setInterval(look, 20);
}

let phone: PhonePage;
let page: Page;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  page = phone.page;
  await page.addInitScript(takeAway, { apis: APIS });
  await page.addInitScript(dropStyles, STYLES);
});
afterEach(() => phone.close());

const alone = (path: string) => `${sharedStack().remote}${path}`;

it.each(['/anchor', '/news', '/user-ranking', '/five-leagues?tab=standings', '/nba?tab=playoffs'])(
  '%s stands, nothing is cut and nothing sticks out',
  async (path) => {
    await page.goto(alone(path));
    await page.locator('.sport-info main :is(article, tbody tr, [class*="bracket__tie"])').first().waitFor();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.waitForTimeout(200);
      expect([width, await misfits(page)]).toEqual([width, []]);
    }
    expect(phone.log.unexpected()).toEqual([]);
  },
);

it('the floor lacks what the list says, and a kept page is still put aside and restored', async () => {
  await page.goto(alone('/anchor'));
  await page.getByRole('article').first().waitFor();
  const there = await page.evaluate(() => [
    'navigation' in window,
    'requestIdleCallback' in window,
    'share' in navigator,
    'wakeLock' in navigator,
    'pictureInPictureEnabled' in document,
  ]);
  expect(there).toEqual([false, false, false, false, false]);
  await page.evaluate(forceFallback);
  await page.waitForFunction(() => document.documentElement.scrollHeight > 900 + window.innerHeight);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.locator('nav a', { hasText: '爆料' }).click();
  await page.waitForURL('**/news');
  await page.waitForFunction(() => window.scrollY === 0);
  await afterDebounce(page);
  await page.goBack();
  await page.waitForFunction(() => Math.abs(window.scrollY - 900) <= 2);
});

it('a room plays, has no button for the small window, and its link is copied', async () => {
  await page.goto(`${sharedStack().shell}/sport-info/anchor/detail/${(await goodRoom(sharedStack().api)).hostId}`);
  await untilPlaying(page);
  expect(await page.getByRole('button', { name: '画中画' }).count()).toBe(0);
  await phone.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(alone(roomPath(await roomThat(isPublicLive), '?autoplay=0')));
  await page.getByRole('button', { name: '分享' }).click();
  await page.getByRole('status').filter({ hasText: '链接已复制' }).waitFor();
});
