import type { Locator, Page } from 'playwright-core';
import { callsAt, type WireTip } from '../../integration/tips/tip-calls';
import { staysInside } from '../../support/browser/access/keyboard';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { cls } from '../../support/browser/class-selector';
import { BETTOR } from '../../support/browser/ranking-page-object';
import { logIn, unlock } from '../../support/browser/tips-page-object';
import { sharedStack } from '../../support/servers/servers';

const MEMBER = 'rich';
const SHEET = '.sport-info dialog[open]';

/** A sheet: the page that opens it, the control, and what stands in it once its data is there. */
interface OpenedSheet {
  readonly path: string | (() => Promise<string>);
  readonly opener: (page: Page) => Locator;
  readonly holds: string;
}

interface Round {
  /** Selector of the sheet. */
  readonly root: string;
  readonly holds: string;
  readonly inside?: (sheet: Locator) => Promise<void>;
}

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const row = (page: Page) => page.locator('article > button').first();
/** Of the second team: what stands between it and the first. */
const place = button(/^第 2：/);
const allDays = button(/^选择日期$/);
const EXPLAINED = cls('why-view__foot');
const GLANCE = cls('sheet-board__board');
const CHOICES = '[role=radio]';

/** Whose record is long enough for a range. */
async function expert(): Promise<string> {
  const { get } = await callsAt(sharedStack().api);
  const { list } = await get<{ list: WireTip[] }>('', 'tipList', { size: 50 });
  return `/news/user/${list[0]?.professorId}`;
}

/** A tip that the member has bought, or buys now. */
async function bought(): Promise<string> {
  const { all, get, onSale } = await callsAt(sharedStack().api);
  const [own] = await all<WireTip>(MEMBER, 'myOrders');
  const tip = own ?? (await onSale()).find(({ goldPrice }) => goldPrice > 0);
  if (tip === undefined) throw new Error('nothing is on sale');
  if (own === undefined) await get(MEMBER, 'tipBuy', { messageId: tip.id });
  return `/news/detail/${tip.id}`;
}

/** A tip that the member may buy. */
async function onOffer(): Promise<string> {
  const { onSale } = await callsAt(sharedStack().api);
  const tip = (await onSale()).filter(({ goldPrice }) => goldPrice > 0).at(-1);
  if (tip === undefined) throw new Error('nothing is on sale');
  return `/news/detail/${tip.id}`;
}

/** Runs in each page first: keeps where a scrim stood when it was drawn, before its dialog was. */
function keepScrims(): void {
  const kept: string[] = [];
  Object.assign(window, { scrims: kept });
  const look = (): void => {
    const scrim = document.querySelector('div[popover]:empty:popover-open')?.getBoundingClientRect();
    if (scrim !== undefined) kept.push([scrim.x, scrim.y, scrim.width, scrim.height].join());
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** In this order a page is loaded once for all its sheets. */
const SHEETS: Readonly<Record<string, OpenedSheet>> = {
  'why above in a league': { path: '/five-leagues?tab=standings', opener: place, holds: EXPLAINED },
  'round of a table': { path: '/five-leagues?tab=standings', opener: button(/^轮次: /), holds: CHOICES },
  'why above in a cup’s group': { path: '/euro-cup?tab=groups', opener: place, holds: EXPLAINED },
  'why above in the NBA': { path: '/nba?tab=standings', opener: place, holds: EXPLAINED },
  'season of the NBA': { path: '/nba?tab=standings', opener: button(/^赛季: /), holds: CHOICES },
  'match of football': { path: '/five-leagues', opener: row, holds: GLANCE },
  'round of the fixtures': {
    path: '/five-leagues',
    opener: (page) => page.locator(cls('rounds__word')).first(),
    holds: CHOICES,
  },
  'day of the fixtures': { path: '/five-leagues', opener: allDays, holds: CHOICES },
  'game of the NBA': { path: '/nba?tab=schedule', opener: row, holds: GLANCE },
  'day of the games': { path: '/nba?tab=schedule', opener: allDays, holds: CHOICES },
  'day of all leagues': { path: '/match-day', opener: allDays, holds: CHOICES },
  'luck range of an expert': {
    path: expert,
    opener: (page) => page.locator(cls('luck-range__say')),
    holds: cls('luck-range__note'),
  },
  'digest of a bought tip': {
    path: bought,
    opener: (page) => page.locator('button').filter({ has: page.locator(cls('digest__more')) }),
    holds: cls('digest__foot'),
  },
  'offer of a tip': { path: onOffer, opener: (page) => unlock(page).first(), holds: '[data-autofocus]' },
  'period of the ranking': { path: '/user-ranking?type=pop&history=1', opener: button(/^统计日期: /), holds: CHOICES },
  'bets to copy of a ranked user': { path: BETTOR, opener: button(/^跟单$/), holds: 'h2' },
  'quiet words': {
    path: '/mine',
    opener: (page) => page.locator('header [aria-haspopup=dialog]'),
    holds: '[role=switch]',
  },
};

const browser = fileBrowser();
let phone: PhonePage;
let shown: string | undefined;
beforeAll(async () => {
  phone = await browser().newPhonePage();
  await phone.page.addInitScript(keepScrims);
  await logIn(phone.page, sharedStack().api, MEMBER);
});
afterAll(() => phone?.close());

/** Nothing is loaded again where the page is shown already. */
async function show(path: OpenedSheet['path']): Promise<Page> {
  const { page } = phone;
  const place = typeof path === 'string' ? path : await path();
  if (place !== shown) {
    await page.goto(`${sharedStack().remote}${place}${place.includes('?') ? '&' : '?'}theme=normal&lang=zh-CN`);
    // A reading after the start would put another opener in the place of the one that is held.
    await page.waitForLoadState('networkidle');
    shown = place;
  }
  return page;
}

/** Opens by Enter what stands at `root`, goes round in it and out by Escape; `inside` is done before that. */
async function roundBy(opener: Locator, { root, holds, inside }: Round): Promise<void> {
  const page = opener.page();
  await opener.waitFor();
  const mark = await opener.elementHandle();
  await mark?.focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator(root);
  await sheet.locator(holds).first().waitFor();
  expect(await staysInside(page, root)).toBe(true);
  await inside?.(sheet);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await mark?.evaluate((element) => element === document.activeElement)).toBe(true);
}

test.each(Object.entries(SHEETS))('%s, by keys in, round, out and back [accessibility.2]', async (_, sheet) => {
  const page = await show(sheet.path);
  await page.evaluate(() => {
    Reflect.get(window, 'scrims').length = 0;
    window.scrollTo(0, 120);
  });
  await roundBy(sheet.opener(page), { root: SHEET, holds: sheet.holds });
  // The scrim covers the window from its first frame, also in a row that places its children.
  const scrims = await page.evaluate(() => [`0,0,${innerWidth},${innerHeight}`, ...Reflect.get(window, 'scrims')]);
  expect(scrims.length).toBeGreaterThan(1);
  expect(new Set(scrims).size).toBe(1);
  expect(phone.log.unexpected()).toEqual([]);
});

test('a game in the sheet of its series: Escape leads back to the series, and from there to the bracket', async () => {
  const page = await show('/nba?tab=playoffs');
  const game = { root: `${SHEET} dialog[open]`, holds: GLANCE };
  await roundBy(page.locator('main ul button').first(), {
    root: SHEET,
    holds: 'article > button',
    inside: (series) => roundBy(series.locator('article > button').first(), game),
  });
  expect(phone.log.unexpected()).toEqual([]);
});
