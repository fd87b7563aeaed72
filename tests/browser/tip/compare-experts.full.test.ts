import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { plainStack } from '../../support/browser/plain-page-object';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
const boxes = (page: Page) => page.getByRole('checkbox');
const compare = (page: Page) => page.getByRole('button', { name: '对比', exact: true });
const verdict = (page: Page) => page.getByText(/看不出谁更准|差距多半不是运气|还不能比/);

/** Chooses the first two of the list by hand, a third cannot be, and opens their comparison. */
async function chooseTwo(page: Page): Promise<readonly string[]> {
  await compare(page).click();
  await boxes(page).nth(2).waitFor();
  const names = await boxes(page).evaluateAll((all) => all.slice(0, 3).map((box) => box.getAttribute('title') ?? ''));
  await boxes(page).nth(0).click();
  await boxes(page).nth(1).click();
  await page.getByText('已选 2 / 2').waitFor();
  await boxes(page).nth(2).click({ force: true });
  expect(await boxes(page).nth(2).isChecked()).toBe(false);
  await compare(page).click();
  await page.waitForURL('**/news/compare/**');
  await verdict(page).waitFor();
  return names;
}

describe('below a portal', () => {
  let phone: PhonePage;
  beforeEach(async () => {
    phone = await browser().newPhonePage();
  });
  afterEach(() => phone.close());

  it('two are chosen, compared, one is replaced, and back leads through all of it; a reload keeps each step', async () => {
    const { page, log } = phone;
    await page.goto(`${sharedStack().shell}/sport-info/news/all-gods`);
    const [first = '', second = '', third = ''] = await chooseTwo(page);
    const main = page.getByRole('main');
    for (const name of [first, second]) await main.getByRole('link', { name, exact: true }).waitFor();
    await page.reload();
    await verdict(page).waitFor();
    await main.getByRole('button', { name: `换掉 ${second}` }).click();
    await page.getByText('已选 1 / 2').waitFor();
    expect(await page.getByRole('checkbox', { name: first }).isChecked()).toBe(true);
    await page.reload();
    await page.getByRole('checkbox', { name: third }).click();
    await compare(page).click();
    await main.getByRole('link', { name: third, exact: true }).waitFor();
    await page.goBack();
    await page.getByText('已选 2 / 2').waitFor();
    await page.goBack();
    await main.getByRole('link', { name: second, exact: true }).waitFor();
    expect(log.unexpected()).toEqual([]);
  }, 60_000);

  it('the keyboard chooses and leaves the choice', async () => {
    const { page } = phone;
    await page.goto(`${sharedStack().remote}/news/all-gods`);
    await compare(page).press('Enter');
    await boxes(page).first().press('Space');
    expect(await boxes(page).first().isChecked()).toBe(true);
    await page.getByRole('button', { name: '取消' }).press('Enter');
    await boxes(page).first().waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^关注 / })
      .first()
      .waitFor();
    expect(new URL(page.url()).search).toBe('');
  }, 60_000);
});

describe('on the specification’s fields alone', () => {
  const plain = plainStack();

  it('two experts are compared [additions.4]', async () => {
    const { page, log } = plain.phone();
    await plain.open('/news/all-gods');
    await chooseTwo(page);
    await page.getByRole('region', { name: /^近十场/ }).waitFor();
    expect(log.unexpected()).toEqual([]);
  }, 60_000);
});
