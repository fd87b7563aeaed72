import type { Page } from 'playwright-core';
import { isOver, isUnderWay, logIn, roomPath, roomThat } from '../../support/browser/room-page-object';
import { cls, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import {
  ROOM_FULL,
  ROOM_FULL_WIDE,
  ROOM_MINI,
  ROOM_NEXT,
  ROOM_SETTINGS,
} from '../../support/visual-comparison/room-elements';

const onAir = async () => roomPath(await roomThat(isUnderWay), '?autoplay=0');
const room = { path: onAir, ready: `${cls('match-bar__bar')} img`, prepare: (page: Page) => logIn(page, 'rich') };

looksAsDrawn({
  ...room,
  name: 'room, settings of danmaku',
  mock: 'room-danmaku.html',
  act: (page) => page.getByRole('button', { name: '弹幕设置' }).click(),
  comparedElements: ROOM_SETTINGS,
});
looksAsDrawn({
  ...room,
  name: 'room, left for another page',
  mock: 'room-danmaku.html',
  path: async () => roomPath(await roomThat(isUnderWay)),
  act: async (page) => {
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    await page.getByRole('button', { name: '返回', exact: true }).click();
    await page.locator(cls('mini-player__mini')).waitFor();
    // A picture that runs would keep the network from ever being idle.
    await page.getByRole('complementary', { name: '小窗播放' }).getByRole('button', { name: '暂停' }).click();
  },
  comparedElements: ROOM_MINI,
});
looksAsDrawn({
  ...room,
  name: 'room, ended',
  mock: 'room-danmaku.html',
  path: async () => roomPath(await roomThat(isOver)),
  ready: cls('next__card'),
  comparedElements: ROOM_NEXT,
});

const SIDEWAYS = { width: 844, height: 390 };
/** Drawn on a phone whose notch takes 44 px. */
const withNotch = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('.sport-info')?.style.setProperty('--si-safe-start', '44px'));
const fullScreen = async (page: Page) => {
  await withNotch(page);
  await page.getByRole('log').getByRole('listitem').first().waitFor();
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await page.getByRole('complementary', { name: '聊天' }).waitFor();
};
looksAsDrawn({
  ...room,
  name: 'room in full screen, with its chat',
  mock: 'room-danmaku.html?state=land',
  view: SIDEWAYS,
  act: fullScreen,
  comparedElements: ROOM_FULL,
});
looksAsDrawn({
  ...room,
  name: 'room in full screen, its chat folded away',
  mock: 'room-danmaku.html?state=wide',
  view: SIDEWAYS,
  act: async (page) => {
    await fullScreen(page);
    await page.getByRole('button', { name: '收起聊天' }).click();
  },
  comparedElements: ROOM_FULL_WIDE,
});
