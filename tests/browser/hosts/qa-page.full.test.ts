import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { portal } from '../../support/browser/portal';

const browser = fileBrowser();
let phone: PhonePage;
let shell: ReturnType<typeof portal>;
/** When the last call came or was answered. */
let lastCall = 0;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  shell = portal(phone.page);
  const onCall = (url: string) => {
    if (/\/(api|ssapi)\//.test(url)) lastCall = Date.now();
  };
  phone.page.on('request', (request) => onCall(request.url()));
  phone.page.on('response', (reply) => onCall(reply.url()));
});
afterEach(() => phone.close());

const qa = (page: Page) => page.getByTestId('qa-page');
const press = (name: string) => qa(phone.page).getByText(name, { exact: true }).click();
const toQa = () => phone.page.getByTestId('recording').click();
const tab = (name: string) => shell.app.getByTestId('si-tabs').getByRole('link', { name, exact: true });
const differences = () =>
  phone.page
    .getByTestId('qa-differences')
    .locator('li')
    .evaluateAll((items) => items.map((item) => item.textContent ?? ''));

/** What idle time asks for comes later than the page (ms). */
const QUIET_MS = 2_500;

/** The app has asked for all that it wants here. */
async function quiet(): Promise<void> {
  lastCall = Date.now();
  while (Date.now() - lastCall < QUIET_MS) await phone.page.waitForTimeout(100);
}

/** Taps that follow one another this fast are dropped (ms). */
const TAP_PAUSE_MS = 1_100;

/** A run through the app, from a fresh page to the QA page. */
async function journey(between: () => Promise<void> = async () => {}): Promise<void> {
  await shell.open('/qa?lang=en');
  await press('Record');
  await press('Open sport-info');
  await shell.app.getByRole('article').first().waitFor();
  await quiet();
  await between();
  await tab('Tips').click();
  await phone.page.waitForURL('**/sport-info/news**');
  await quiet();
  await shell.set('dark');
  await phone.page.locator('.sport-info[data-theme="dark"]').waitFor();
  await shell.set('normal');
  await toQa();
  await press('Stop');
}

it('a run holds events, routes and calls with their codes, and the same run again differs in nothing', async () => {
  const { page, log } = phone;
  await journey();
  const lines = await page.getByTestId('qa-run').locator('li').allTextContents();
  expect(lines).toContainEqual(expect.stringMatching(/^event ready /));
  expect(lines).toContainEqual(expect.stringMatching(/^route \/sport-info\/news\S* push$/));
  expect(lines).toContainEqual(expect.stringMatching(/^call (GET|POST) \/(api|ssapi)\/\S+ code 0$/));
  await press('Make it the golden run');
  await page.getByTestId('qa-same').waitFor();

  await journey();
  expect(await differences()).toEqual([]);
  await page.getByTestId('qa-same').waitFor();
  expect(log.unexpected()).toEqual([]);
});

it('names what another run has in addition, and which call has another code', async () => {
  const { page } = phone;
  await journey();
  await press('Make it the golden run');
  await page.route('**/config/images/query*', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{"code":500,"msg":"","data":null}' }),
  );
  await journey(async () => {
    await tab('Profit').click();
    await page.waitForURL('**/sport-info/user-ranking**');
    await page.waitForTimeout(TAP_PAUSE_MS);
  });
  await page.getByTestId('qa-differences').waitFor();
  const found = await differences();
  expect(found).toContainEqual(expect.stringMatching(/^extra: route \/sport-info\/user-ranking/));
  expect(found).toContain('changed: call POST /api/forehead/system/config/images/query code 0 → code 500');
});

it('a golden run travels as a file', async () => {
  const { page, log } = phone;
  await journey();
  const [download] = await Promise.all([page.waitForEvent('download'), press('Download')]);
  const file = await download.path();
  const saved = JSON.parse(await readFile(file, 'utf8')) as unknown[];
  expect(saved).toHaveLength(await page.getByTestId('qa-run').locator('li').count());

  const input = qa(page).getByLabel('Load a golden run');
  await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[1]') });
  await qa(page).getByText('This file is no run.').waitFor();
  expect(await page.getByTestId('qa-same').count()).toBe(0);
  await input.setInputFiles(file);
  await page.getByTestId('qa-same').waitFor();
  await page.reload();
  await qa(page).getByText(`Golden run (${saved.length})`).waitFor();
  await press('Forget the golden run');
  await qa(page).getByText('Golden run (none)').waitFor();
  expect(log.unexpected()).toEqual([]);
});
