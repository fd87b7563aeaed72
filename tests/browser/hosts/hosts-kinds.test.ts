import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { SOCKET_CUT_OFF } from '../../support/browser/page-log';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const open = (name: string, path = '/') => phone.page.goto(`${sharedStack().shell}/embeds/${name}${path}`);
const moment = () => phone.page.getByRole('article').first();
const where = (page: Page) => new URL(page.url()).pathname;
const tab = (name: string) => phone.page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });

describe.each(['react-18', 'no-bundler', 'scroll-container', 'hostile'])('the host %s', (name) => {
  it('shows the anchors with live data, moves inside and survives a reload [1.16, two entries.1]', async () => {
    const { page, log } = phone;
    const answers: string[] = [];
    page.on('response', (reply) => reply.status() === 200 && answers.push(new URL(reply.url()).pathname));
    await open(name);
    await moment().waitFor();
    await page.locator('.sport-info').getByRole('img').first().waitFor();
    expect(answers.filter((path) => /^\/(api|ssapi)\//.test(path)).length).toBeGreaterThan(3);
    expect(where(page)).toBe(`/embeds/${name}/anchor`);

    await tab('爆料').click();
    await page.waitForURL(`**/embeds/${name}/news`);
    await page.reload();
    await tab('爆料').and(page.locator('[aria-current="page"]')).waitFor();
    await page.goBack();
    await moment().waitFor();
    expect(where(page)).toBe(`/embeds/${name}/anchor`);
    expect(log.unexpected()).toEqual([]);
  });
});

it('a host on React 18 keeps its React, and the app ends with its component [React.2, two entries.1]', async () => {
  const { page, log } = phone;
  await open('react-18');
  await moment().waitFor();
  expect(await page.getByTestId('react-version').textContent()).toBe('18.3.1');
  for (const label of ['Remove', 'Show', 'Remove', 'Show']) {
    await page.getByRole('button', { name: label, exact: true }).click();
    await page.locator('.sport-info').waitFor({ state: label === 'Show' ? 'attached' : 'detached' });
  }
  await moment().waitFor();
  expect(log.unexpected()).toEqual([]);
});

it('a host with vue-router’s history goes on from every entry of ours, and Back shows each [history.4]', async () => {
  const { page, log } = phone;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  /** Address and route of the host's own, once both are there. */
  const believes = async (path: string) => {
    await page.locator('#route').getByText(path, { exact: true }).waitFor();
    expect(where(page)).toBe(`/embeds/vue-history${path}`);
  };
  await open('vue-history');
  await press('Sport info');
  await moment().waitFor();
  await believes('/sport-info/anchor');
  await tab('爆料').click();
  await believes('/sport-info/news');
  await press('Mall');
  await page.getByText('The mall').waitFor();
  await page.goBack();
  await tab('爆料').and(page.locator('[aria-current="page"]')).waitFor();
  await believes('/sport-info/news');
  await page.goBack();
  await moment().waitFor();
  await believes('/sport-info/anchor');
  await page.goBack();
  await page.getByText('The portal').waitFor();
  await believes('/');
  expect(await page.evaluate(() => Number.isInteger(history.state.position))).toBe(true);
  // Pages are left faster than a busy machine connects: the browser tells of a socket that was closed meanwhile.
  expect(log.unexpected(SOCKET_CUT_OFF)).toEqual([]);
});

it('the host without a bundler has no script of its own but one plain file', async () => {
  await open('no-bundler');
  await moment().waitFor();
  const own = await phone.page
    .locator('script')
    .evaluateAll((all) =>
      all
        .map((script) => script.getAttribute('src') ?? 'inline')
        .filter((source) => !/^https?:/.test(source) || new URL(source).origin === location.origin),
    );
  expect(own).toEqual(['/embeds/no-bundler/main.js']);
});
