import type { Page } from 'playwright-core';
import { cls } from '../../support/browser/class-selector';
import { readsLarge } from '../../support/browser/large-text/reads-large';
import { isUnderWay, logIn, roomPath, roomThat } from '../../support/browser/room-page-object';

const chatRow = `button${cls('chat__row')}`;
const live = async () => roomPath(await roomThat(isUnderWay), '?autoplay=0');
const room = { path: live, ready: chatRow };
const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

readsLarge(
  {
    room,
    'anchors and match': { path: async () => `${await live()}&tab=match`, ready: `main ${cls('anchor-row__row')}` },
    moments: { path: async () => `${await live()}&tab=moments`, ready: cls('moment-card__card') },
    'a row that was tapped': {
      ...room,
      act: async (page) => {
        await page.locator(chatRow).last().click();
        await page.getByRole('dialog').locator('button').first().waitFor();
      },
    },
    emoji: {
      ...room,
      act: async (page) => {
        await button(page, /^(表情|Emoji)$/).click();
        await page.locator(cls('emoji-panel__grid')).waitFor();
      },
    },
    more: {
      ...room,
      act: async (page) => {
        await button(page, /^(更多|More)$/).click();
        await page.getByRole('dialog').locator('button').first().waitFor();
      },
    },
  },
  (page) => logIn(page, 'rich'),
);
