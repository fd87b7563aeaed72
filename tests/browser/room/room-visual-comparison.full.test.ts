import type { Page } from 'playwright-core';
import { isPublicLive, logIn, roomPath, roomThat } from '../../support/browser/room-page-object';
import { cls, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import {
  ROOM_CHAT,
  ROOM_INPUT,
  ROOM_MATCH,
  ROOM_MOMENTS,
  ROOM_RANKING,
} from '../../support/visual-comparison/room-elements';

/** With other anchors beside it, so that there is somebody to switch to. */
const crowded = async () =>
  roomPath(
    await roomThat(
      (one, all) =>
        isPublicLive(one) && all.filter((mate) => mate.matchId === one.matchId && isPublicLive(mate)).length > 1,
    ),
    '?autoplay=0',
  );
/** Opens a tab; `ready`: what stands in it once its data has come. */
const open = (name: string, ready: string) => async (page: Page) => {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.locator(ready).first().waitFor();
};
const room = { path: crowded, ready: `${cls('match-bar__bar')} img` };

looksAsDrawn({
  ...room,
  name: 'room, match',
  mock: 'live-room.html',
  act: open('比赛', cls('anchor-row__row')),
  comparedElements: ROOM_MATCH,
});
looksAsDrawn({
  ...room,
  name: 'room, ranking',
  mock: 'live-room.html?tab=rank',
  act: open('榜单', cls('rank__rank')),
  comparedElements: ROOM_RANKING,
});
looksAsDrawn({
  ...room,
  name: 'room, moments',
  mock: 'live-room.html?tab=moment',
  act: open('动态', cls('moment-card__card')),
  comparedElements: ROOM_MOMENTS,
});
looksAsDrawn({
  ...room,
  name: 'room, chat',
  mock: 'live-room.html',
  prepare: (page) => logIn(page, 'rich'),
  comparedElements: ROOM_INPUT,
});
looksAsDrawn({
  ...room,
  name: 'room, a row that was tapped, and emoji',
  mock: 'room-danmaku.html',
  prepare: (page) => logIn(page, 'rich'),
  act: async (page) => {
    await page.getByRole('button', { name: '表情', exact: true }).click();
    await page.locator(cls('emoji-panel__grid')).waitFor();
    await page
      .locator(`button${cls('chat__row')}`)
      .last()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  comparedElements: ROOM_CHAT,
});
