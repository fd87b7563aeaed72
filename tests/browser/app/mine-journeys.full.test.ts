import type { Page } from 'playwright-core';
import { afterDebounce } from '../../support/browser/after-debounce';
import { findings } from '../../support/browser/page-checks';
import { plainStack } from '../../support/browser/plain-page-object';
import { logIn } from '../../support/browser/tips-page-object';
import { sharedStack } from '../../support/servers/servers';
import { anchorsAt, starsAt } from './mine-page-object';

const plain = plainStack();
const page = () => plain.phone().page;

/** Whom no other browser test lets follow, book or buy. */
const MEMBER = 'lowrecharge';
interface Place {
  readonly api: () => string;
  readonly open: (path: string) => Promise<unknown>;
}
const PLACES: readonly (readonly [string, Place])[] = [
  ['full back end', { api: () => sharedStack().api, open: (path) => page().goto(`${sharedStack().remote}${path}`) }],
  ['plain back end', { api: plain.api, open: plain.open }],
];

/** The call is of our own: a room asks once whether it is there, and has no chat then. */
const NO_CHAT = /404.*chat\/list/;

const section = (name: string | RegExp) => page().getByRole('region', { name });
const bell = () => page().getByRole('button', { name: '提醒设置' });
const sheet = () => page().getByRole('dialog', { name: '提醒设置' });
const toast = (words: string) => page().getByRole('status').filter({ hasText: words });
const isFocused = (on: ReturnType<Page['getByRole']>) => on.evaluate((element) => element === document.activeElement);

describe.each(PLACES)('%s', (_name, place) => {
  test('an anchor is followed in the room, which leads to mine: who is on air with what', async () => {
    const [host] = (await anchorsAt(place.api())).live;
    const name = host?.nickName ?? '主播';
    await logIn(page(), place.api(), MEMBER);
    await place.open(`/anchor/detail/${host?.id}`);
    await page()
      .getByRole('button', { name: `关注 ${name}`, exact: true })
      .first()
      .click();
    await toast('关注成功').waitFor();
    // By the keyboard: over a picture that plays the bar may have gone out by now.
    await page().getByRole('button', { name: '更多', exact: true }).first().press('Enter');
    await afterDebounce(page());
    await page().getByRole('button', { name: '我的关注' }).click();
    await page().waitForURL('**/mine');
    const watch = section(/^主播/).getByRole('link', { name: `观看 ${name}` });
    await watch.waitFor();
    await section(/^主播/).getByText('直播中').first().waitFor();
    await section(/^主播/)
      .getByText(/ \d+ : \d+ | 对 /)
      .first()
      .waitFor();
    await afterDebounce(page());
    await watch.click();
    await page().waitForURL(`**/anchor/detail/${host?.id}**`);
    await page()
      .getByRole('button', { name: `已关注：${name}` })
      .first()
      .click();
    await toast('已取消关注').waitFor();
    expect(plain.phone().log.unexpected(NO_CHAT)).toEqual([]);
  });

  test('a match is booked in the live list: its kick-off on mine, and a calendar file', async () => {
    await logIn(page(), place.api(), MEMBER);
    await place.open('/anchor/all-anchor?tab=soon');
    const book = page()
      .getByRole('button', { name: /^预约 / })
      .first();
    // A row of the live list is called by its match or by its show.
    const booked = ((await book.getAttribute('aria-label')) ?? '').replace('预约 ', '');
    await book.click();
    await toast('预约成功').waitFor();
    await place.open('/mine');
    const row = section(/^预约的比赛/).getByRole('article');
    await row
      .getByText(/^\d\d:\d\d$/)
      .first()
      .waitFor();
    const [file] = await Promise.all([
      page().waitForEvent('download'),
      row
        .getByRole('button', { name: /^加入日历：/ })
        .first()
        .click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^match-\d+\.ics$/);
    await place.open('/anchor/all-anchor?tab=soon');
    await page()
      .getByRole('button', { name: `已预约：${booked}` })
      .first()
      .click();
    await toast('已取消预约').waitFor();
    expect(plain.phone().log.unexpected()).toEqual([]);
  });

  test('a team gets a star on its page: on mine, and its match of today above every topic', async () => {
    const [team] = await starsAt(place.api());
    await place.open(`/five-leagues/league/${team?.seasonId}/team/${team?.id}`);
    const star = page().getByRole('button', { name: /^给 .* 加星标$/ });
    // A list of matches may tell no names: the page knows the team's.
    const name = /^给 (.*) 加星标$/.exec((await star.getAttribute('aria-label')) ?? '')?.[1] ?? '?';
    await star.click();
    await toast('已加星标').waitFor();
    for (const path of ['/nba', '/five-leagues']) {
      await place.open(path);
      await section('我的比赛').getByRole('article').filter({ hasText: name }).waitFor();
    }
    await place.open('/mine');
    await section(/^星标球队/)
      .getByRole('button', { name: `取消星标 ${name}` })
      .click();
    await section(/^星标球队/).waitFor({ state: 'detached' });
    expect(plain.phone().log.unexpected()).toEqual([]);
  });

  test('an expert is followed: on mine with what is on sale; the way to the orders', async () => {
    await logIn(page(), place.api(), MEMBER);
    await place.open('/news/all-gods');
    const follow = page()
      .getByRole('button', { name: /^关注 / })
      .first();
    const name = ((await follow.getAttribute('aria-label')) ?? '').replace('关注 ', '');
    await follow.click();
    await page()
      .getByRole('button', { name: `已关注：${name}` })
      .first()
      .waitFor();
    await place.open('/mine');
    const experts = section(/^专家/);
    await experts.getByRole('link', { name, exact: true }).waitFor();
    expect(await experts.innerText()).toMatch(/多半 \d+–\d+%|样本太少|在售|暂无在售/);
    await page()
      .getByRole('navigation', { name: '我的入口' })
      .getByRole('link', { name: /我的订单/ })
      .click();
    await page().waitForURL('**/news/orders');
    await place.open('/news/all-gods');
    await page()
      .getByRole('button', { name: `已关注：${name}` })
      .first()
      .click();
    expect(plain.phone().log.unexpected()).toEqual([]);
  });

  test('the notices sheet by keyboard: in, off, out, and off it stays; axe', async () => {
    await logIn(page(), place.api(), MEMBER);
    await place.open('/mine');
    await bell().focus();
    await page().keyboard.press('Enter');
    await sheet().waitFor();
    expect(await sheet().evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    const first = sheet().getByRole('switch', { name: /关注的主播开播/ });
    await first.focus();
    await page().keyboard.press('Space');
    await sheet()
      .getByRole('switch', { name: /关注的主播开播/, checked: false })
      .waitFor();
    expect(await sheet().getByRole('switch').count()).toBe(6);
    expect(await findings(page())).toEqual([]);
    await page().keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
    expect(await isFocused(bell())).toBe(true);
    await page().reload();
    await bell().click();
    await sheet()
      .getByRole('switch', { name: /关注的主播开播/, checked: false })
      .waitFor();
    expect(plain.phone().log.unexpected()).toEqual([]);
  });

  test('a visitor: the person’s icon leads here, and here to the log-in', async () => {
    await place.open('/anchor');
    await page().getByRole('link', { name: '我的关注' }).click();
    await page().waitForURL('**/mine');
    await page().getByRole('button', { name: '去登录' }).waitFor();
    await page().getByRole('link', { name: '选球队' }).waitFor();
    expect(plain.phone().log.unexpected()).toEqual([]);
  });
});

test('below the portal: from the person’s icon, and from the filter of those whom one follows', async () => {
  const { shell, api } = sharedStack();
  await logIn(page(), api, MEMBER);
  await page().goto(`${shell}/sport-info/anchor`);
  await page().getByRole('link', { name: '我的关注' }).click();
  await page().waitForURL('**/sport-info/mine');
  await page().getByRole('heading', { level: 1, name: '我的关注' }).waitFor();
  await page().goto(`${shell}/sport-info/anchor/all-anchor`);
  await page().getByRole('button', { name: '我的关注' }).click();
  await afterDebounce(page());
  await page().getByRole('link', { name: '我的关注' }).click();
  await page().waitForURL('**/sport-info/mine');
  await bell().waitFor();
  expect(plain.phone().log.unexpected()).toEqual([]);
});
