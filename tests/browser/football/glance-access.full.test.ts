import type { Page } from 'playwright-core';
import { isAccessible } from '../../support/browser/access/accessible';
import { cls } from '../../support/browser/class-selector';
import { LEAGUE_TABLES, table } from './league-tables-page-object';

const opened = (button: (page: Page) => Promise<unknown>, part: string) => async (page: Page) => {
  await button(page);
  await page.getByRole('dialog').locator(part).first().waitFor();
};
const row = `${cls('match-row__row')} > button`;
/** The finals of a season that is over. */
const PLAYOFFS = { path: '/nba?tab=schedule&kind=playoffs&season=1745', ready: row };

isAccessible({
  'why above': {
    ...table,
    act: opened((page) => page.locator(cls('why-button__button')).nth(4).click(), cls('why-view__foot')),
  },
  ...LEAGUE_TABLES,
  'rounds of a table': {
    ...table,
    act: opened(
      (page) =>
        page
          .locator(`${cls('rounds__choices')} button`)
          .nth(1)
          .click(),
      '[role=radio]',
    ),
  },
  'rounds of the fixtures': {
    path: '/five-leagues',
    ready: cls('rounds__word'),
    act: opened((page) => page.locator(cls('rounds__word')).first().click(), '[role=radio]'),
  },
  'match at a glance': {
    path: '/five-leagues',
    ready: row,
    act: opened((page) => page.locator(row).first().click(), cls('sheet-board__board')),
  },
  'line-ups of a match': {
    path: '/five-leagues',
    ready: row,
    act: opened(async (page) => {
      await page.locator(row).first().click();
      await page.getByRole('tab', { name: /^(阵容|Line-ups)$/ }).click();
    }, '[role=tabpanel] :is(h3, figure)'),
  },
  'meetings of a match': {
    path: '/five-leagues',
    ready: row,
    act: opened(async (page) => {
      await page.locator(row).first().click();
      await page.getByRole('tab', { name: /^(交手|Meetings)$/ }).click();
    }, '[role=tabpanel] ul'),
  },
  'a play-off game': { ...PLAYOFFS, act: opened((page) => page.locator(row).first().click(), 'ol') },
  'players of a game': {
    ...PLAYOFFS,
    act: opened(async (page) => {
      await page.locator(row).first().click();
      await page
        .getByRole('dialog')
        .getByRole('tab', { name: /^(球员|Players)$/ })
        .click();
    }, 'table tbody'),
  },
  'no spoilers': {
    path: '/five-leagues',
    ready: row,
    act: async (page) => {
      const turn = page.locator(`${cls('spoiler-switch__switch')}[aria-pressed=false]`);
      if ((await turn.count()) > 0) await turn.first().click();
      await page
        .locator(`${cls('spoiler-switch__switch')}[aria-pressed=true]`)
        .first()
        .waitFor();
    },
  },
});
