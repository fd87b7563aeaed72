import type { Locator, Page } from 'playwright-core';
import { callsAt } from '../../integration/tips/tip-calls';
import { afterDebounce } from '../../support/browser/after-debounce';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { portal } from '../../support/browser/portal';
import { swipeUp } from '../../support/browser/swipe-up';
import * as tips from '../../support/browser/tips-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
/** Taps since the page was opened. */
let taps = 0;
const page = (): Page => phone.page;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  taps = 0;
});
afterEach(() => phone.close());

async function tap(where: Locator): Promise<void> {
  await where.first().waitFor();
  // A tap within a second of one that led elsewhere is dropped.
  if (taps > 0) await afterDebounce(page());
  taps += 1;
  await where.first().tap();
}

const open = (path: string) => page().goto(`${sharedStack().remote}${path}`);
const logIn = (key: string) => tips.logIn(page(), sharedStack().api, key);
const button = (name: string | RegExp) => page().getByRole('button', { name });
const link = (name: string | RegExp) => page().getByRole('link', { name });
const field = (name: string) => page().getByRole('textbox', { name });
/** Until all of it stands in the window. */
const untilInSight = async (shown: Locator): Promise<void> => {
  const element = await shown.first().elementHandle();
  await page().waitForFunction((one) => {
    const { top, bottom } = (one as Element).getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  }, element);
};
const scrolled = () => page().evaluate(() => Math.round(window.scrollY));

it('from the portal into the app: one tap', async () => {
  const shell = portal(page());
  await shell.open();
  await tap(page().getByTestId('open-sport-info'));
  await shell.app.getByRole('article').first().waitFor();
  expect(taps).toBe(1);
});

it('a follow as a visitor: three taps from the portal, and one is where one was', async () => {
  const shell = portal(page());
  await shell.open();
  await tap(page().getByTestId('open-sport-info'));
  const follows = shell.app.getByRole('article').getByRole('button', { name: /^关注 / });
  await follows.first().waitFor();
  await page().mouse.move(195, 500);
  // Rows are drawn as they come near.
  while ((await scrolled()) < 800) {
    await page().mouse.wheel(0, 400);
    await page().waitForTimeout(300);
  }
  const follow = follows.last();
  const name = (await follow.getAttribute('aria-label'))?.slice('关注 '.length) ?? '';
  await follow.scrollIntoViewIfNeeded();
  const place = await scrolled();
  await tap(
    shell.app
      .getByRole('article')
      .getByRole('button', { name: `关注 ${name}` })
      .last(),
  );
  await page().waitForURL('**/login?*');
  await tap(page().locator('[data-user="special"]'));
  await page().waitForURL('**/sport-info/anchor');
  await shell.app.getByText('关注成功').first().waitFor();
  const followed = shell.app.getByRole('button', { name: `已关注：${name}` });
  await followed.first().waitFor();
  expect(taps).toBe(3);
  expect(Math.abs((await scrolled()) - place)).toBeLessThan(2);
  // The servers are shared with other tests.
  await followed.first().tap();
}, 60_000);

it('the next live room: one swipe, and back leads to the list', async () => {
  await open('/anchor/all-anchor');
  await tap(page().locator('main a[href*="/anchor/detail/"]'));
  await page().waitForFunction(() => (document.querySelector('section video') as HTMLVideoElement | null)?.currentTime);
  const first = page().url();
  await page().getByText('上滑进入下一个直播间').waitFor({ state: 'attached' });
  const lift = await swipeUp(page(), 150);
  await lift();
  await page().waitForURL((url) => url.href !== first && url.pathname.includes('/anchor/detail/'));
  await page().goBack();
  await page().waitForURL('**/anchor/all-anchor');
  expect(taps).toBe(1);
}, 60_000);

it('to a live room with its chat: one tap, and one for the sound', async () => {
  await open('/anchor/all-anchor');
  await tap(page().locator('main a[href*="/anchor/detail/"]'));
  await page().getByRole('log').waitFor();
  await page().waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  expect([taps, await page().evaluate(() => document.querySelector('video')?.muted)]).toEqual([1, true]);
  await tap(button(/取消静音/));
  await page().waitForFunction(() => document.querySelector('video')?.muted === false);
  expect(taps).toBe(2);
}, 60_000);

it('a tip read: three taps to the content; on the way back the list stands where it stood and says so', async () => {
  await logIn('rich');
  const path = await tips.openLocked(page(), sharedStack().remote);
  await open('/news');
  const card = page().locator(`article a[href$="${path}"]`);
  await card.first().waitFor();
  await card.first().scrollIntoViewIfNeeded();
  const place = await scrolled();
  await tap(card);
  await tap(tips.unlock(page()));
  await tap(tips.pay(page()));
  await page().getByText('购买成功').waitFor();
  expect(taps).toBe(3);
  await page().goBack();
  await page()
    .locator('article')
    .filter({ has: page().locator(`a[href$="${path}"]`) })
    .getByText('已购买')
    .first()
    .waitFor();
  expect(Math.abs((await scrolled()) - place)).toBeLessThan(2);
}, 60_000);

it('a comment: two taps, and it is in sight', async () => {
  await logIn('member');
  await tips.openLocked(page(), sharedStack().remote);
  const words = `两下就好 ${Date.now()}`;
  await tap(field('评论'));
  await page().keyboard.type(words);
  await tap(button(/^发布$/));
  const own = page().getByRole('article').filter({ hasText: words });
  await own.waitFor();
  expect(taps).toBe(2);
  await untilInSight(own);
}, 60_000);

it('a report of a comment: three taps', async () => {
  await logIn('member');
  const path = await tips.openLocked(page(), sharedStack().remote);
  const words = `举报我 ${Date.now()}`;
  const writer = await callsAt(sharedStack().api);
  await writer.get('rich', 'commentPublish', { messageId: path.split('/').at(-1) ?? '', content: words });
  await page().reload();
  const comment = page().getByRole('article').filter({ hasText: words });
  await tap(comment.getByRole('button', { name: '举报' }));
  const sheet = page().getByRole('dialog', { name: '举报' });
  await tap(sheet.getByRole('radio'));
  await tap(sheet.getByRole('button', { name: '提交' }));
  await comment.getByText('已举报').waitFor();
  expect(taps).toBe(3);
}, 60_000);

it('a player: two taps and a word; back keeps the word and what was found', async () => {
  await open('/anchor');
  await tap(link('搜索'));
  await page().getByRole('searchbox').fill('ma');
  const found = page()
    .getByRole('region', { name: /^球员 / })
    .getByRole('link');
  await tap(found);
  await page().waitForURL(/\/player\//);
  expect(taps).toBe(2);
  await page().goBack();
  await found.first().waitFor();
  expect(await page().getByRole('searchbox').inputValue()).toBe('ma');
}, 60_000);

it('who leads, and why: three taps', async () => {
  await open('/anchor');
  await page().getByRole('article').first().waitFor();
  await tap(link('体育专题'));
  await tap(page().getByRole('tab', { name: '积分榜' }));
  await tap(page().getByRole('row').getByRole('button'));
  await page().getByRole('dialog').getByRole('heading', { name: /排在/ }).waitFor();
  expect(taps).toBe(3);
}, 60_000);

it('too few coins: told with the first tap, with the way to get them', async () => {
  await logIn('newbie');
  await tips.openLocked(page(), sharedStack().remote);
  await tap(tips.unlock(page()));
  const sheet = page().getByRole('dialog', { name: '购买爆料' });
  await sheet
    .getByText(/还差 \d+ 金币/)
    .first()
    .waitFor();
  await sheet.getByRole('button', { name: '去获取' }).waitFor();
  expect([taps, await tips.pay(page()).count()]).toEqual([1, 0]);
}, 60_000);

it('the next match into the calendar: two taps from its row, one from its team', async () => {
  await open('/five-leagues');
  const booked = page().getByRole('button', { name: /^预约 / });
  const row = page().getByRole('article').filter({ has: booked }).first();
  await row.waitFor();
  await tap(row.getByRole('button').first());
  const file = page().waitForEvent('download');
  await tap(page().getByRole('dialog').getByRole('button', { name: /日历/ }));
  expect([taps, (await file).suggestedFilename()]).toEqual([2, expect.stringMatching(/\.ics$/)]);
}, 60_000);
