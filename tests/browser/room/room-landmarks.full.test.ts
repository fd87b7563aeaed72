import type { Page } from 'playwright-core';
import { isOver, isPublicLive, isUnderWay, logIn, roomPath, roomThat } from '../../support/browser/room-page-object';
import { standAsRecorded } from '../../support/landmarks/stand-as-recorded';

/** With other anchors beside it, so that there is somebody to switch to. */
const crowded = async () =>
  roomPath(
    await roomThat(
      (one, all) =>
        isPublicLive(one) && all.filter((mate) => mate.matchId === one.matchId && isPublicLive(mate)).length > 1,
    ),
    '?autoplay=0',
  );
const onAir = async () => roomPath(await roomThat(isUnderWay), '?autoplay=0');
const ready = 'role=tablist';
const asRich = (page: Page) => logIn(page, 'rich');
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const spoken = (page: Page) => page.getByRole('log').getByRole('listitem');

/** On its side; the phone's notch takes 44 px. */
const sideways = { path: onAir, ready, prepare: asRich, view: { width: 844, height: 390 } };
const fullScreen = async (page: Page) => {
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('[data-testid="si-app"]')?.style.setProperty('--si-safe-start', '44px'),
  );
  await spoken(page).first().waitFor();
  await press(page, '全屏');
  await page.getByRole('complementary', { name: '聊天' }).waitFor();
};

standAsRecorded([
  { name: 'room, match', path: crowded, ready, act: tab('比赛') },
  { name: 'room, ranking', path: crowded, ready, act: tab('榜单') },
  { name: 'room, moments', path: crowded, ready, act: tab('动态') },
  {
    name: 'room, chat and emoji',
    path: crowded,
    ready,
    prepare: asRich,
    act: async (page) => {
      await spoken(page).first().waitFor();
      await press(page, '表情');
    },
  },
  {
    name: 'room, a message that was tapped',
    path: crowded,
    ready,
    prepare: asRich,
    act: async (page) => {
      await spoken(page).getByRole('button').last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'room, settings of danmaku',
    path: onAir,
    ready,
    prepare: asRich,
    act: async (page) => {
      await press(page, '弹幕设置');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'room, left for another page',
    within: 'aside:has(a)',
    path: async () => roomPath(await roomThat(isUnderWay)),
    ready,
    prepare: asRich,
    act: async (page) => {
      await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
      await press(page, '返回');
      // A picture that runs would keep the network from ever being idle.
      await page.getByRole('complementary', { name: '小窗播放' }).getByRole('button', { name: '暂停' }).click();
    },
  },
  { name: 'room, ended', path: async () => roomPath(await roomThat(isOver)), ready, prepare: asRich },
  { name: 'room in full screen, with its chat', ...sideways, act: fullScreen },
  {
    name: 'room in full screen, its chat folded away',
    ...sideways,
    act: async (page) => {
      await fullScreen(page);
      await press(page, '收起聊天');
    },
  },
]);
