import type { Page } from 'playwright-core';
import { cls } from '../../support/browser/class-selector';
import { readsLarge } from '../../support/browser/large-text/reads-large';
import { LEAGUE_TABLES, table } from './league-tables-page-object';

/** Taps one of these and waits for that part of the sheet. */
const opened =
  (button: string, part: string, nth = 0) =>
  async (page: Page) => {
    await page.locator(button).nth(nth).click();
    await page.getByRole('dialog').locator(part).first().waitFor();
  };
const row = `${cls('match-row__row')} > button`;
const why = opened(cls('why-button__button'), cls('why-view__foot'), 2);
const fixtures = { path: '/five-leagues', ready: row };

readsLarge({
  fixtures,
  table,
  ...LEAGUE_TABLES,
  'why above': { ...table, act: why },
  'why above in a group': { path: '/euro-cup?tab=groups', ready: 'tbody tr', act: why },
  'why above in the NBA': { path: '/nba?tab=standings', ready: 'tbody tr', act: why },
  'rounds of a table': { ...table, act: opened(`${cls('rounds__choices')} button`, '[role=radio]', 1) },
  'match at a glance': { ...fixtures, act: opened(row, cls('sheet-board__team')) },
  'line-ups of a match': {
    ...fixtures,
    act: async (page) => {
      await opened(row, cls('sheet-board__team'))(page);
      await page.getByRole('tab', { name: /^(阵容|Line-ups)$/ }).click();
    },
  },
  'meetings of a match': {
    ...fixtures,
    act: async (page) => {
      await opened(row, cls('sheet-board__team'))(page);
      await page.getByRole('tab', { name: /^(交手|Meetings)$/ }).click();
      await page.getByRole('tabpanel').getByRole('listitem').first().waitFor();
    },
  },
  'a game at a glance': { path: '/nba', ready: row, act: opened(row, cls('sheet-board__team')) },
  'players of a game': {
    path: '/nba?tab=schedule&kind=playoffs&season=1745',
    ready: row,
    act: async (page) => {
      await opened(row, cls('sheet-board__team'))(page);
      await page
        .getByRole('dialog')
        .getByRole('tab', { name: /^(球员|Players)$/ })
        .click();
      await page.getByRole('dialog').locator('table tbody').first().waitFor();
    },
  },
  'a play-off game': {
    path: '/nba?tab=schedule&kind=playoffs&season=1745',
    ready: row,
    act: opened(row, 'ol li'),
  },
});
