import type { Page } from 'playwright-core';
import { isOver, isUnderWay, logIn, roomPath, roomThat } from '../../support/browser/room-page-object';
import { cls, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import {
  ROOM_LAND,
  ROOM_MINI,
  ROOM_NEXT,
  ROOM_SETTINGS,
  ROOM_WIDE,
} from '../../support/visual-comparison/room-elements';

const onAir = async () => roomPath(await roomThat(isUnderWay), '?autoplay=0');
const room = { path: onAir, ready: `${cls('match-bar__bar')} img`, prepare: (page: Page) => logIn(page, 'rich') };

/** The mock is drawn for a phone whose camera is at the start: so much of the screen is no good for controls. */
const NOTCH = '.sport-info { --si-safe-start: 44px !important; }';
async function toFull(page: Page): Promise<void> {
  await page.addStyleTag({ content: NOTCH });
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await page.locator(cls('full-chat__column')).waitFor();
}

const sideways = { ...room, views: [{ width: 844, height: 390 }] };
looksAsDrawn({
  ...sideways,
  name: 'room, full screen with the chat',
  mock: 'room-danmaku.html?state=land',
  act: toFull,
  comparedElements: ROOM_LAND,
});
looksAsDrawn({
  ...sideways,
  name: 'room, full screen without the chat',
  mock: 'room-danmaku.html?state=wide',
  act: async (page) => {
    await toFull(page);
    await page.getByRole('button', { name: '收起聊天' }).click();
  },
  comparedElements: ROOM_WIDE,
});
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
