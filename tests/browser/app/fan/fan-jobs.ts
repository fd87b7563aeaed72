import { strict as assert } from 'node:assert';
import type { Locator, Page } from 'playwright-core';
import { callsAt } from '../../../integration/tips/tip-calls';
import { portal } from '../../../support/browser/portal';
import { swipeUp } from '../../../support/browser/swipe-up';
import * as tips from '../../../support/browser/tips-page-object';
import type { Stack } from '../../../support/servers/servers';

/** A fan with a phone in the hand, at the portal or at the app alone. */
export interface Fan {
  readonly page: Page;
  readonly at: Stack;
  /** Taps the first of these once it is there. */
  tap(where: Locator): Promise<void>;
}

/** A thing that a fan comes for. */
export interface FanJob {
  readonly name: string;
  /** So many of them, and no more. */
  readonly taps: number;
  /** Fails where the fan does not get it. */
  does(fan: Fan): Promise<void>;
}

const open = ({ page, at }: Fan, path: string) => page.goto(`${at.remote}${path}`);
const logIn = ({ page, at }: Fan, key: string) => tips.logIn(page, at.api, key);
const openLocked = ({ page, at }: Fan) => tips.openLocked(page, at.remote);
const button = ({ page }: Fan, name: string | RegExp) => page.getByRole('button', { name });
const link = ({ page }: Fan, name: string | RegExp) => page.getByRole('link', { name });
/** Until all of it stands in the window. */
const untilInSight = async (page: Page, shown: Locator): Promise<void> => {
  const element = await shown.first().elementHandle();
  await page.waitForFunction((one) => {
    const { top, bottom } = (one as Element).getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  }, element);
};
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const standsAt = async (page: Page, place: number): Promise<void> => {
  const now = await scrolled(page);
  assert.ok(Math.abs(now - place) < 2, `scrolled to ${now}, not to ${place}`);
};
const isMuted = (page: Page) => page.evaluate(() => document.querySelector('video')?.muted);

async function follow({ page, at, tap }: Fan): Promise<void> {
  const shell = portal(page, at.shell);
  await shell.open();
  await tap(page.getByTestId('open-sport-info'));
  const follows = shell.app.getByRole('article').getByRole('button', { name: /^关注 / });
  await follows.first().waitFor();
  await page.mouse.move(195, 500);
  // Rows are drawn as they come near.
  while ((await scrolled(page)) < 800) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(300);
  }
  const last = follows.last();
  const name = (await last.getAttribute('aria-label'))?.slice('关注 '.length) ?? '';
  await last.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await tap(
    shell.app
      .getByRole('article')
      .getByRole('button', { name: `关注 ${name}` })
      .last(),
  );
  await page.waitForURL('**/login?*');
  await tap(page.locator('[data-user="special"]'));
  await page.waitForURL('**/sport-info/anchor');
  await shell.app.getByText('关注成功').first().waitFor();
  const followed = shell.app.getByRole('button', { name: `已关注：${name}` });
  await followed.first().waitFor();
  await standsAt(page, place);
  // The servers are shared with others.
  await followed.first().tap();
}

async function watch(fan: Fan): Promise<void> {
  const { page, tap } = fan;
  await open(fan, '/anchor/all-anchor');
  await tap(page.locator('main a[href*="/anchor/detail/"]'));
  await page.getByRole('log').waitFor();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  assert.equal(await isMuted(page), true);
  await tap(button(fan, /取消静音/));
  await page.waitForFunction(() => document.querySelector('video')?.muted === false);
}

async function nextRoom(fan: Fan): Promise<void> {
  const { page, tap } = fan;
  await open(fan, '/anchor/all-anchor');
  await tap(page.locator('main a[href*="/anchor/detail/"]'));
  await page.waitForFunction(() => (document.querySelector('section video') as HTMLVideoElement | null)?.currentTime);
  const first = page.url();
  await page.getByText('上滑进入下一个直播间').waitFor({ state: 'attached' });
  const lift = await swipeUp(page, 150);
  await lift();
  await page.waitForURL((url) => url.href !== first && url.pathname.includes('/anchor/detail/'));
  await page.goBack();
  await page.waitForURL('**/anchor/all-anchor');
}

async function readTip(fan: Fan): Promise<void> {
  const { page, tap } = fan;
  await logIn(fan, 'rich');
  const path = await openLocked(fan);
  await open(fan, '/news');
  const card = page.locator(`article a[href$="${path}"]`);
  await card.first().waitFor();
  await card.first().scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  await tap(card);
  await tap(tips.unlock(page));
  await tap(tips.pay(page));
  await page.getByText('购买成功').waitFor();
  await page.goBack();
  await page
    .locator('article')
    .filter({ has: page.locator(`a[href$="${path}"]`) })
    .getByText('已购买')
    .first()
    .waitFor();
  await standsAt(page, place);
}

async function tooFewCoins(fan: Fan): Promise<void> {
  const { page, tap } = fan;
  await logIn(fan, 'newbie');
  await openLocked(fan);
  await tap(tips.unlock(page));
  const sheet = page.getByRole('dialog', { name: '购买爆料' });
  await sheet
    .getByText(/还差 \d+ 金币/)
    .first()
    .waitFor();
  await sheet.getByRole('button', { name: '去获取' }).waitFor();
  assert.equal(await tips.pay(page).count(), 0);
}

async function comment(fan: Fan): Promise<void> {
  const { page, tap } = fan;
  await logIn(fan, 'member');
  await openLocked(fan);
  const words = `两下就好 ${Date.now()}`;
  await tap(page.getByRole('textbox', { name: '评论' }));
  await page.keyboard.type(words);
  await tap(button(fan, /^发布$/));
  const own = page.getByRole('article').filter({ hasText: words });
  await own.waitFor();
  await untilInSight(page, own);
}

async function report(fan: Fan): Promise<void> {
  const { page, at, tap } = fan;
  await logIn(fan, 'member');
  const path = await openLocked(fan);
  const words = `举报我 ${Date.now()}`;
  const writer = await callsAt(at.api);
  await writer.get('rich', 'commentPublish', { messageId: path.split('/').at(-1) ?? '', content: words });
  await page.reload();
  const written = page.getByRole('article').filter({ hasText: words });
  await tap(written.getByRole('button', { name: '举报' }));
  const sheet = page.getByRole('dialog', { name: '举报' });
  await tap(sheet.getByRole('radio'));
  await tap(sheet.getByRole('button', { name: '提交' }));
  await written.getByText('已举报').waitFor();
}

async function findPlayer(fan: Fan): Promise<void> {
  const { page, tap } = fan;
  await open(fan, '/anchor');
  await tap(link(fan, '搜索'));
  await page.getByRole('searchbox').fill('ma');
  const found = page.getByRole('region', { name: /^球员 / }).getByRole('link');
  await tap(found);
  await page.waitForURL(/\/player\//);
  await page.goBack();
  await found.first().waitFor();
  assert.equal(await page.getByRole('searchbox').inputValue(), 'ma');
}

async function nextMatch(fan: Fan): Promise<void> {
  const { page, tap } = fan;
  await open(fan, '/five-leagues');
  const row = page
    .getByRole('article')
    .filter({ has: button(fan, /^预约 /) })
    .first();
  await row.waitFor();
  await tap(row.getByRole('button').first());
  const file = page.waitForEvent('download');
  await tap(page.getByRole('dialog').getByRole('button', { name: /日历/ }));
  assert.match((await file).suggestedFilename(), /\.ics$/);
}

async function whoLeads(fan: Fan): Promise<void> {
  const { page, tap } = fan;
  await open(fan, '/anchor');
  await page.getByRole('article').first().waitFor();
  await tap(link(fan, '体育专题'));
  await tap(page.getByRole('tab', { name: '积分榜' }));
  await tap(page.getByRole('row').getByRole('button'));
  await page.getByRole('dialog').getByRole('heading', { name: /排在/ }).waitFor();
}

export const FAN_JOBS: readonly FanJob[] = [
  {
    name: 'from the portal into the app',
    taps: 1,
    async does({ page, at, tap }) {
      const shell = portal(page, at.shell);
      await shell.open();
      await tap(page.getByTestId('open-sport-info'));
      await shell.app.getByRole('article').first().waitFor();
    },
  },
  { name: 'a follow as a visitor from the portal, and one is where one was', taps: 3, does: follow },
  { name: 'the next live room by one swipe, and back leads to the list', taps: 1, does: nextRoom },
  { name: 'to a live room with its chat, and the sound', taps: 2, does: watch },
  { name: 'a tip read; the list stands where it stood and says so', taps: 3, does: readTip },
  { name: 'too few coins, told with the first tap, with the way to get them', taps: 1, does: tooFewCoins },
  { name: 'a comment, and it is in sight', taps: 2, does: comment },
  { name: 'a report of a comment', taps: 3, does: report },
  { name: 'a player by a word; back keeps the word and what was found', taps: 2, does: findPlayer },
  { name: 'who leads, and why', taps: 3, does: whoLeads },
  { name: 'the next match of a list into the calendar', taps: 2, does: nextMatch },
];
