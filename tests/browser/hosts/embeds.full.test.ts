import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { type EmbedHost, startEmbed } from './embed-host';

const browser = fileBrowser();
/** An install from the registry and a build. */
const INSTALL_MS = 300_000;

/** Each kind, and whether its React is in the share scope. */
const KINDS = ['webpack-react-19', 'rsbuild', 'vite', 'vite-react-18', 'plain-html'] as const;

describe.each(KINDS)('the host %s', (kind) => {
  let host: EmbedHost;
  let phone: PhonePage;
  beforeAll(async () => {
    host = await startEmbed(kind);
  }, INSTALL_MS);
  afterAll(() => host?.stop());
  beforeEach(async () => {
    phone = await browser().newPhonePage();
  });
  afterEach(() => phone.close());

  const app = () => phone.page.getByTestId('si-app');
  const moment = () => phone.page.getByRole('article').first();
  const tab = (name: string) => phone.page.getByTestId('si-tabs').getByRole('link', { name });
  const where = () => new URL(phone.page.url()).pathname;
  /** Waits until the host believes to be there: its router draws when it finds the time. */
  const believes = (path: string) =>
    phone.page
      .getByTestId('router')
      .and(phone.page.getByText(path, { exact: true }))
      .waitFor();
  const press = (name: string) => phone.page.getByRole('navigation').first().getByText(name, { exact: true }).click();

  it('shows the app with live data below its own page, within its policy', async () => {
    const { page, log } = phone;
    await page.goto(host.url);
    await page.getByText('The portal').waitFor();
    expect(await app().count()).toBe(0);
    await press('Sport info');
    await moment().waitFor();
    await app().getByRole('img').first().waitFor();
    expect(where()).toBe('/sport-info/anchor');
    expect(log.unexpected()).toEqual([]);
  });

  it('and its routes are in step with the app’s, whoever moves', async () => {
    const { page, log } = phone;
    await page.goto(`${host.url}/sport-info`);
    await moment().waitFor();
    await tab('Tips').click();
    await page.waitForURL('**/sport-info/news');
    await believes('/sport-info/news');
    await page.reload();
    await tab('Tips').and(page.locator('[aria-current="page"]')).waitFor();
    await page.goBack();
    await moment().waitFor();
    await believes('/sport-info/anchor');
    expect(where()).toBe('/sport-info/anchor');

    await press('Home');
    await app().waitFor({ state: 'detached' });
    await believes('/');
    expect(where()).toBe('/');
    await page.goBack();
    await moment().waitFor();
    await believes('/sport-info/anchor');
    expect(where()).toBe('/sport-info/anchor');
    expect(log.unexpected()).toEqual([]);
  });

  it('and gives it its theme', async () => {
    const { page, log } = phone;
    await page.goto(`${host.url}/sport-info`);
    await moment().waitFor();
    const ground = () => app().evaluate((root) => getComputedStyle(root).backgroundColor);
    const light = await ground();
    await press('Theme');
    await page.locator('.sport-info[data-theme="dark"]').waitFor();
    expect(await ground()).not.toBe(light);
    await press('Theme');
    await page.locator('.sport-info[data-theme="normal"]').waitFor();
    expect(await ground()).toBe(light);
    expect(log.unexpected()).toEqual([]);
  });

  it('and stands when the remote is dead', async () => {
    const { page } = phone;
    await page.route(/remoteEntry\.js|mf-manifest\.json/, (route) =>
      new URL(route.request().url()).origin === host.url ? route.continue() : route.abort(),
    );
    await page.goto(host.url);
    await page.getByText('The portal').waitFor();
    await press('Theme');
    await page.goto(`${host.url}/sport-info`);
    // Time for the remote to fail: the portal's own frame goes on.
    await page.waitForTimeout(1_000);
    await press('Theme');
    expect(await app().count()).toBe(0);
  });
});
