import type { Locator, Page } from 'playwright-core';
import en from '../../../src/i18n/messages/en/room.json';
import zh from '../../../src/i18n/messages/zh-CN/room.json';
import { staysInside } from '../../support/browser/access/keyboard';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { cls } from '../../support/browser/class-selector';
import { findings, misfits, smallControls } from '../../support/browser/page-checks';
import { isOver, isUnderWay, logIn, roomPath, roomThat } from '../../support/browser/room-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const SHEET = '.sport-info dialog[open]';

/** What opens a sheet: it is there, or another sheet leads to it. */
type Opener = (page: Page, words: typeof zh) => Promise<Locator> | Locator;

const more = (page: Page, { room }: typeof zh) => page.getByRole('button', { name: room.more, exact: true });
const dots = (page: Page) => page.getByRole('tabpanel').last().locator('button[aria-haspopup=dialog]').first();

/** Opened by the keys: the opener, and what is chosen in the first sheet, where that leads to another. */
const SHEETS: Readonly<Record<string, readonly [Opener, ((words: typeof zh) => string)?]>> = {
  more: [more],
  'danmaku settings': [more, ({ danmaku }) => danmaku.settings],
  playback: [more, ({ player }) => player.settings],
  'report of the anchor': [more, ({ room }) => room.reportAnchor],
  'actions of a message': [
    async (page, { room }) => {
      await page.getByRole('tab', { name: room.chat, exact: true }).click();
      await page.locator('[data-message]').first().waitFor();
      await page.getByRole('log').focus();
      await page.keyboard.press('ArrowUp');
      return page.locator('[data-message]:focus');
    },
  ],
  'report of a message': [
    async (page) => {
      await page.getByRole('log').focus();
      for (const key of ['End', 'ArrowUp']) await page.keyboard.press(key);
      return page.locator('[data-message]:focus');
    },
    ({ chat }) => chat.report,
  ],
  'a moment': [
    async (page, { room }) => {
      await page.getByRole('tab', { name: room.moments, exact: true }).click();
      await dots(page).waitFor();
      return dots(page);
    },
  ],
  'report of a moment': [dots, ({ room }) => room.reportMoment],
};

describe.each([
  ['light, Chinese, 390 px', { theme: 'normal', lang: 'zh-CN', width: 390, words: zh }],
  ['dark, English, 320 px', { theme: 'dark', lang: 'en', width: 320, words: en as typeof zh }],
])('%s', (_name, { theme, lang, width, words }) => {
  let phone: PhonePage;
  beforeAll(async () => {
    phone = await browser().newPhonePage({ width });
    await logIn(phone.page, 'rich');
  });
  afterAll(() => phone?.close());

  const enter = async (path: string) => {
    const { page } = phone;
    await page.goto(`${sharedStack().remote}${path}${path.includes('?') ? '&' : '?'}theme=${theme}&lang=${lang}`);
    await page.getByRole('tablist').first().waitFor();
    return page;
  };
  const looksAfterEverybody = async (page: Page, root: string) => {
    expect(await findings(page)).toEqual([]);
    expect(await smallControls(page, root)).toEqual([]);
    expect(await misfits(page, root)).toEqual([]);
  };

  test('sheets of a room on air: by keys in, round, out and back; nothing serious, small or cut', async () => {
    const page = await enter(roomPath(await roomThat(isUnderWay), '?autoplay=0'));
    await page.locator('[data-message]').first().waitFor();
    for (const [name, [find, choose]] of Object.entries(SHEETS)) {
      const opener = await find(page, words);
      const mark = await opener.elementHandle();
      await opener.press('Enter');
      const sheet = page.locator(SHEET);
      await sheet.waitFor();
      if (choose !== undefined) {
        const choice = sheet.getByRole('button', { name: choose(words), exact: true });
        await choice.press('Enter');
        await choice.waitFor({ state: 'detached' });
        await sheet.locator('input, textarea, [role=radio]').first().waitFor();
      }
      expect([name, await staysInside(page, SHEET)]).toEqual([name, true]);
      await looksAfterEverybody(page, SHEET);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      const isBack = await mark?.evaluate((element) => document.activeElement === element);
      expect([name, isBack]).toEqual([name, true]);
    }
    expect(phone.log.unexpected()).toEqual([]);
  });

  test('the log is one stop for the Tab key, and the emoji open, are picked and go by keys', async () => {
    const page = await enter(roomPath(await roomThat(isUnderWay), '?autoplay=0'));
    await page.locator('[data-message]').first().waitFor();
    await page.getByRole('log').focus();
    await page.keyboard.press('Tab');
    expect(await page.locator('[data-message]:focus').count()).toBe(0);
    const smile = page.getByRole('button', { name: words.chat.emoji, exact: true });
    await smile.press('Enter');
    const panel = page.locator(cls('emoji-panel__panel'));
    await panel.locator('button:focus').waitFor();
    await looksAfterEverybody(page, `.sport-info ${cls('emoji-panel__panel')}`);
    await panel.getByRole('tabpanel').getByRole('button').first().press('Enter');
    expect(await page.getByRole('textbox').first().inputValue()).toMatch(/^\p{Extended_Pictographic}/u);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await smile.evaluate((element) => document.activeElement === element)).toBe(true);
  });

  test('small, the picture is closed by keys', async () => {
    const page = await enter(roomPath(await roomThat(isUnderWay)));
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
    await more(page, words).press('Enter');
    await page.locator(SHEET).getByRole('button', { name: words.room.allAnchors, exact: true }).press('Enter');
    const mini = page.getByRole('complementary', { name: words.mini.label });
    await mini.waitFor();
    await page.getByRole('main').getByRole('article').first().waitFor();
    await looksAfterEverybody(page, `.sport-info aside${cls('mini-player__mini')}`);
    await mini.getByRole('button', { name: words.mini.close }).press('Enter');
    await mini.waitFor({ state: 'detached' });
  });

  test('rooms to go on with, under one that ended', async () => {
    const page = await enter(roomPath(await roomThat(isOver)));
    await page.locator(cls('next__card')).first().waitFor();
    await looksAfterEverybody(page, '.sport-info section');
    await page.locator(cls('next__card')).first().press('Enter');
    await page.locator('[data-message]').first().waitFor();
  });
});
