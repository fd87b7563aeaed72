import { cls } from '../../support/browser/class-selector';
import { plainStack } from '../../support/browser/plain-page-object';

/** decisions.md, additions: each of these does its main job on the specification's fields alone. */
const plain = plainStack();

test('why above: a league, the NBA', async () => {
  const { page, log } = plain.phone();
  for (const path of ['/five-leagues?tab=standings', '/nba?tab=standings']) {
    await plain.open(path);
    await page.getByRole('button', { name: /^第 5：/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByText(/由此决定|无法判断|顺序应相反/)
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  expect(log.unexpected()).toEqual([]);
});

test('match at a glance from a row, and the score hidden until it is tapped', async () => {
  const { page, log } = plain.phone();
  await plain.open('/five-leagues?tab=schedule');
  await page.locator('article > button').first().click();
  await page.getByRole('dialog').locator(cls('sheet-board__board')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '防剧透', pressed: false }).click();
  await page.reload();
  await page.getByRole('button', { name: '防剧透 开', pressed: true }).waitFor();
  expect(log.unexpected()).toEqual([]);
});

test('meetings of a match and a play-off game tell what the specification’s fields tell', async () => {
  const { page, log } = plain.phone();
  await plain.open('/five-leagues?tab=schedule');
  await page.locator('article > button').first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '交手' }).click();
  await dialog.getByRole('tabpanel').getByRole('listitem').first().waitFor();
  expect(await dialog.getByRole('tabpanel').innerText()).not.toMatch(/undefined|NaN|null/);
  await plain.open('/nba?tab=schedule&kind=playoffs&season=1745');
  await page.locator('article > button').first().click();
  await dialog.getByRole('heading', { name: /^系列赛/ }).waitFor();
  expect(
    await dialog
      .getByRole('listitem')
      .filter({ hasText: /^第\d场/ })
      .count(),
  ).toBe(5);
  // The players are an addition.
  expect(await dialog.getByRole('tab', { name: '球员' }).count()).toBe(0);
  expect(log.unexpected()).toEqual([]);
});

test('expert views of a match: counted, each leads to its tip; nothing tells a side', async () => {
  const { page, log } = plain.phone();
  await plain.open('/five-leagues?tab=schedule');
  const rows = page.locator('article > button');
  await rows.first().waitFor();
  const dialog = page.getByRole('dialog');
  const tab = dialog.getByRole('tab', { name: /^专家看法/ });
  for (let at = 0; ; at += 1) {
    await rows.nth(at).click();
    if (
      await tab.waitFor({ timeout: 5_000 }).then(
        () => true,
        () => false,
      )
    )
      break;
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await tab.click();
  await dialog.getByRole('article').first().getByRole('link').waitFor();
  expect(await dialog.getByText('已公开的看向哪边').count()).toBe(0);
  expect(log.unexpected()).toEqual([]);
});
