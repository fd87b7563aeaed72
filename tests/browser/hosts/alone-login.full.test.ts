import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { placeIn } from '../../support/browser/page-checks';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

const button = (name: string | RegExp) => phone.page.locator('.sport-info').getByRole('button', { name }).first();
const choose = (key: string) => phone.page.locator(`[data-user="${key}"]`).click();

it('alone, a follow goes to the log-in of its own origin and comes back to be done', async () => {
  const { page, log } = phone;
  await page.goto(`${sharedStack().remote}/anchor?lang=en`);
  await button(/^Follow /).waitFor();
  const name = (await button(/^Follow /).getAttribute('aria-label'))?.slice('Follow '.length) ?? '';
  const place = await placeIn(page);
  await button(`Follow ${name}`).click();
  await page.waitForURL('**/login/?backPath=*');
  // A second tap counts when the first has arrived.
  const followed = page.waitForResponse((response) => response.url().endsWith('/subscribe'));
  await choose('member');
  await page.waitForURL('**/anchor?lang=en');
  await followed;
  await button(`Following ${name}`).click();
  await button(`Follow ${name}`).waitFor();
  // The very entry that asked: one step back leads to what was before it, and not to the log-in.
  expect(await placeIn(page)).toBe(place);
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toContain('login');
  expect(log.unexpected(/WebSocket is closed before/)).toEqual([]);
});

it.each([
  '//evil.example/a',
  '/\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/.//evil.example',
  '/login',
  '',
])('backPath %j leads to the app’s first page', async (backPath) => {
  const { page } = phone;
  const { remote } = sharedStack();
  await page.goto(`${remote}/login?backPath=${encodeURIComponent(backPath)}`);
  await choose('visitor');
  await page.waitForURL(`${remote}/anchor`);
});
