import type { Page } from 'playwright-core';
import { afterDebounce } from '../../support/browser/after-debounce';
import { fileBrowser } from '../../support/browser/browser';
import { findings } from '../../support/browser/page-checks';
import { plainStack } from '../../support/browser/plain-page-object';
import { sharedStack } from '../../support/servers/servers';

const field = (page: Page) => page.getByRole('searchbox', { name: '搜索' });
const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} `) });

/** decisions.md, search: from the header to a team and back, by initials, with what was searched for kept. */
async function findsATeam(page: Page): Promise<void> {
  await page.getByRole('link', { name: '搜索' }).click();
  await field(page).waitFor();
  await page.waitForFunction(() => document.activeElement?.matches('input'));
  await page.keyboard.type('ml');
  const team = group(page, '球队').getByRole('link').filter({ hasText: '曼联' });
  await team.waitFor();
  expect(await team.locator('mark').textContent()).toBe('曼联');
  await afterDebounce(page);
  await team.click();
  await page.waitForURL(/\/five-leagues\/league\/\d+\/team\//);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.goBack();
  await team.waitFor();
  expect(await field(page).inputValue()).toBe('ml');
  await page.getByRole('button', { name: '清空', exact: true }).click();
  await page.getByRole('button', { name: 'ml' }).waitFor();
}

/** An anchor by the first character of their name, by the keyboard alone. */
async function findsAnAnchor(page: Page, name: string): Promise<void> {
  await field(page).fill(name);
  await group(page, '主播').getByRole('link').first().waitFor();
  await afterDebounce(page);
  await field(page).press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/anchor\/detail\//);
}

const firstAnchor = async (page: Page): Promise<string> => {
  const row = page.getByRole('region', { name: '正在直播' }).getByRole('link').first();
  await row.waitFor();
  return (await row.locator('[class*="si-anchor-row__title--"]').textContent()) ?? '';
};

describe('the whole back end', () => {
  const browser = fileBrowser();

  test('a team by its initials, an anchor by the keyboard, and what is missing without a network', async () => {
    const { page, log, close } = await browser().newPhonePage();
    try {
      await page.goto(`${sharedStack().remote}/anchor`);
      await findsATeam(page);
      await findsAnAnchor(page, await firstAnchor(page));
      expect(log.unexpected()).toEqual([]);
      await page.goto(`${sharedStack().remote}/search`);
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await field(page).fill('曼');
      await page.getByText('网络已断开，只搜到本机已有的内容').waitFor();
      await group(page, '球队').getByRole('link').first().waitFor();
      expect(await findings(page)).toEqual([]);
    } finally {
      await close();
    }
  });
});

describe('a plain back end', () => {
  const plain = plainStack();

  test('a team by its initials, an expert by name', async () => {
    const { page, log } = plain.phone();
    await plain.open('/anchor');
    await findsATeam(page);
    await field(page).fill('y');
    await group(page, '专家').getByRole('link').first().waitFor();
    expect(log.unexpected()).toEqual([]);
  });
});
