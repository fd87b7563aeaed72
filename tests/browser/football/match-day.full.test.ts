import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { cls } from '../../support/browser/class-selector';
import { findings } from '../../support/browser/page-checks';
import { plainStack } from '../../support/browser/plain-page-object';
import { teamPath } from '../../support/browser/topic-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const rows = (page: Page) => page.getByRole('article');
const heads = (page: Page) => page.locator('main h2 button[aria-expanded]');
const sheet = (page: Page) => page.getByRole('dialog', { name: '选择日期' });

/** The number of matches that the sum line tells, which adds up to what it tells of them. */
async function sum(page: Page): Promise<number> {
  const line = await page.getByText(/^\d+ 场：/).innerText();
  const [total = 0, ...kinds] = (line.match(/\d+/g) ?? []).map(Number);
  expect(kinds.reduce((all, kind) => all + kind, 0)).toBe(total);
  return total;
}

describe('below a portal', () => {
  let phone: PhonePage;
  beforeEach(async () => {
    phone = await browser().newPhonePage();
  });
  afterEach(() => phone.close());

  it('a team gets its star; its match stands first; groups fold and stay folded; back leads to the topic', async () => {
    const { page, log } = phone;
    const shell = `${sharedStack().shell}/sport-info`;
    await page.goto(`${shell}${await teamPath()}`);
    await page.getByRole('button', { name: /加星标$/ }).click();
    await page.goto(`${shell}/five-leagues`);
    await page.getByRole('link', { name: '比赛日' }).click();
    await page.waitForURL('**/match-day');
    await heads(page).first().waitFor();
    const count = await rows(page).count();
    expect(await sum(page)).toBe(count);
    const second = heads(page).nth(1);
    const name = await second.innerText();
    await second.click();
    await page.reload();
    await heads(page).nth(1).waitFor();
    expect(await heads(page).nth(1).getAttribute('aria-expanded')).toBe('false');
    expect(await heads(page).nth(1).innerText()).toBe(name);
    expect(await rows(page).count()).toBeLessThan(count);
    await page.goBack();
    await page.waitForURL('**/five-leagues');
    expect(log.unexpected()).toEqual([]);
  }, 60_000);

  it('what is in play alone, another day by the calendar with the keyboard alone, and today again', async () => {
    const { page, log } = phone;
    await page.goto(`${sharedStack().remote}/match-day`);
    await rows(page).first().waitFor();
    const total = await sum(page);
    const live = page.getByRole('button', { name: /^只看直播/ });
    await live.click();
    expect(new URL(page.url()).searchParams.get('show')).toBe('live');
    const inPlay = Number((await live.innerText()).match(/\d+/)?.[0]);
    expect(await rows(page).count()).toBe(inPlay);
    await live.click();
    await page.getByRole('button', { name: '选择日期' }).press('Enter');
    await sheet(page).getByRole('radio', { checked: true }).nth(1).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const go = sheet(page).getByRole('button', { name: /^看 .*场$/ });
    const told = Number((await go.innerText()).match(/(\d+) 场$/)?.[1]);
    await go.press('Enter');
    await sheet(page).waitFor({ state: 'detached' });
    await page.waitForURL(/day=/);
    await page.getByText(new RegExp(`^${told} 场：`)).waitFor();
    await page.getByRole('button', { name: '今天', exact: true }).click();
    await page.getByText(new RegExp(`^${total} 场：`)).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(log.unexpected()).toEqual([]);
  }, 60_000);

  it('the NBA, and a row that leads to the match at a glance', async () => {
    const { page, log } = phone;
    await page.goto(`${sharedStack().remote}/match-day?league=nba`);
    await rows(page).first().waitFor();
    await rows(page).first().getByRole('button').first().click();
    await page.getByRole('dialog').locator(cls('sheet-board__board')).waitFor();
    expect(log.unexpected()).toEqual([]);
  }, 60_000);
});

describe('on the specification’s fields alone', () => {
  const plain = plainStack();

  it('all leagues of a day, and a day that is chosen in the calendar without counts [additions.4]', async () => {
    const { page, log } = plain.phone();
    await plain.open('/match-day');
    await rows(page).first().waitFor();
    expect(await heads(page).count()).toBeGreaterThan(1);
    expect(await sum(page)).toBe(await rows(page).count());
    await page.getByRole('button', { name: '选择日期' }).click();
    const other = sheet(page).locator('[role=radio][aria-disabled=false][aria-checked=false]').first();
    await other.click();
    await sheet(page).getByRole('button', { name: /^看 / }).click();
    await page.waitForURL(/day=/);
    await rows(page).first().waitFor();
    expect(log.unexpected()).toEqual([]);
  }, 60_000);
});
