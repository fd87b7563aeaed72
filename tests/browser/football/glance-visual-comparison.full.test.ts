import { cls, looksAsDrawn } from '../../support/visual-comparison/compare-elements';
import { MATCH_SHEET, ROUNDS, WHY_ABOVE } from '../../support/visual-comparison/glance-elements';

looksAsDrawn({
  name: 'why above',
  mock: 'why-above.html',
  path: '/five-leagues?tab=standings',
  ready: `${cls('figure-table__table')} tbody tr`,
  act: async (page) => {
    await page.getByRole('button', { name: /^第 5：/ }).click();
    await page.getByRole('dialog').locator(cls('why-view__foot')).waitFor();
  },
  comparedElements: WHY_ABOVE,
});

looksAsDrawn({
  name: 'rounds to choose',
  mock: 'why-above.html',
  path: '/five-leagues?tab=standings',
  ready: `${cls('figure-table__table')} tbody tr`,
  act: async (page) => {
    await page.getByRole('button', { name: /^轮次: / }).click();
    await page.getByRole('dialog', { name: '选择轮次' }).waitFor();
  },
  comparedElements: ROUNDS,
});

looksAsDrawn({
  name: 'match at a glance',
  mock: 'match-sheet.html',
  path: '/five-leagues',
  ready: cls('match-row__row'),
  act: async (page) => {
    await page
      .locator(`${cls('match-row__row')} > button`)
      .first()
      .click();
    await page.getByRole('dialog').locator(cls('match-sheet__line')).first().waitFor();
  },
  comparedElements: MATCH_SHEET,
});
