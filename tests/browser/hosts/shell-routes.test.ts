import { afterDebounce } from '../../support/browser/after-debounce';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { portal } from '../../support/browser/portal';

const browser = fileBrowser();
let phone: PhonePage;
let shell: ReturnType<typeof portal>;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  shell = portal(phone.page);
});
afterEach(async () => {
  await phone.close();
});

const tab = (name: string) => phone.page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
const isCurrent = (name: string) => tab(name).and(phone.page.locator('[aria-current="page"]')).waitFor();
/** Until the last thing that the portal heard of the routes is this one; its log is drawn when it finds the time. */
const isTold = (path: string, action: 'push' | 'replace' | 'pop') =>
  phone.page.waitForFunction(
    (wanted) => {
      const last = document.querySelector('[data-testid="event-log"] li[data-event="route:change"]');
      const payload = JSON.parse(last?.getAttribute('data-payload') || '{}') as Record<string, unknown>;
      return payload['path'] === wanted.path && payload['action'] === wanted.action;
    },
    { path, action },
  );

describe.each(['component', 'mount'])('routes in step, through %s', (entry) => {
  beforeEach(async () => {
    await shell.open();
    await shell.set(entry);
    await shell.openApp();
    await phone.page.waitForURL('**/sport-info/anchor');
    await isCurrent('主播');
  });

  it('a tap in the remote moves the portal, and back and forward move both', async () => {
    const { page } = phone;
    await tab('爆料').click();
    await page.waitForURL('**/sport-info/news');
    await isTold('/news', 'push');
    await page.goBack();
    await isCurrent('主播');
    await isTold('/anchor', 'pop');
    expect(shell.where()).toBe('/sport-info/anchor');
    await page.goForward();
    await isCurrent('爆料');
    await isTold('/news', 'pop');
    expect(phone.log.unexpected()).toEqual([]);
  });

  it('a link of the portal moves the mounted remote, which stays the same mount', async () => {
    await shell.app.evaluate((root) => root.setAttribute('data-mark', 'same'));
    await shell.press('/news');
    await isCurrent('爆料');
    await isTold('/news', 'push');
    expect(shell.where()).toBe('/sport-info/news');
    expect(await shell.app.getAttribute('data-mark')).toBe('same');
    await phone.page.goBack();
    await isCurrent('主播');
  });

  it('a command of the portal navigates the remote', async () => {
    await shell.press('navigate /user-ranking');
    await phone.page.waitForURL('**/sport-info/user-ranking');
    await isCurrent('盈利榜');
    await afterDebounce(phone.page);
    await shell.press('selectTab news');
    await phone.page.waitForURL('**/sport-info/news');
  });

  it('back leads out to the portal and forward in again', async () => {
    const { page } = phone;
    await tab('爆料').click();
    await page.waitForURL('**/sport-info/news');
    await page.goBack();
    await isCurrent('主播');
    await page.goBack();
    await page.getByTestId('portal-home').waitFor();
    expect(await shell.app.count()).toBe(0);
    await page.goForward();
    await isCurrent('主播');
    await page.goForward();
    await isCurrent('爆料');
  });
});

it('a deep link opens its page and names itself once [2.1]', async () => {
  await shell.open('/sport-info/anchor/all-anchor?from=mail#top');
  await shell.app.getByRole('heading').first().waitFor({ state: 'attached' });
  expect(phone.page.url()).toContain('/sport-info/anchor/all-anchor?from=mail#top');
  const routes = (await shell.events()).filter(({ event }) => event === 'route:change');
  expect(routes.map(({ payload }) => payload['fullPath'])).toEqual(['/sport-info/anchor/all-anchor?from=mail#top']);
});

it('without the Navigation API the host says so through the handle [history.2]', async () => {
  await phone.context.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  await shell.open();
  await shell.set('mount');
  await shell.openApp();
  await isCurrent('主播');
  await shell.press('/news');
  await isCurrent('爆料');
  await afterDebounce(phone.page);
  await tab('盈利榜').click();
  await phone.page.waitForURL('**/sport-info/user-ranking');
  await phone.page.goBack();
  await isCurrent('爆料');
});
