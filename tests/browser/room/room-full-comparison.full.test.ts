import type { Page } from 'playwright-core';
import { isOver, isUnderWay, logIn, roomPath, roomThat } from '../../support/browser/room-page-object';
import { cls, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import { ROOM_MINI, ROOM_NEXT, ROOM_SETTINGS } from '../../support/visual-comparison/room-elements';

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
