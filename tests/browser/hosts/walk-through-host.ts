import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { SOCKET_CUT_OFF } from '../../support/browser/page-log';
import { sharedStack } from '../../support/servers/servers';
import { type EmbedHost, startEmbed } from './embed-host';

/** An install from the registry and a build. */
const INSTALL_MS = 600_000;
/** After it nothing that was begun by a tap comes any more. */
const HASTE_SETTLES_MS = 1500;

/** A bundler keeps an import that failed: these hosts ask for a reload of their page. */
const IMPORTS_KEPT: ReadonlySet<string> = new Set(['webpack-react-19', 'rsbuild', 'vite']);

/** A fresh page at a host: a portal's bar with the app below it. */
class Visit {
  constructor(
    private readonly phone: PhonePage,
    readonly url: string,
    readonly isImportKept: boolean,
  ) {}

  get page() {
    return this.phone.page;
  }

  app() {
    return this.page.getByTestId('si-app');
  }

  moment() {
    return this.page.getByRole('article').first();
  }

  tab(name: string) {
    return this.page.getByTestId('si-tabs').getByRole('link', { name });
  }

  path() {
    return new URL(this.page.url()).pathname;
  }

  /** Waits until the host's router believes to be there: it draws when it finds the time. */
  async believes(path: string): Promise<void> {
    await this.page
      .getByTestId('router')
      .and(this.page.getByText(path, { exact: true }))
      .waitFor();
    expect(this.path()).toBe(path);
  }

  /** Presses a link or button of the portal's own bar. */
  press(name: string) {
    return this.page.getByRole('navigation').first().getByText(name, { exact: true }).click();
  }

  async open(): Promise<void> {
    await this.page.goto(`${this.url}/sport-info`);
    await this.moment().waitFor();
  }

  expectClean(...allowed: RegExp[]): void {
    expect(this.phone.log.unexpected(...allowed)).toEqual([]);
  }
}

async function showsTheApp(visit: Visit): Promise<void> {
  await visit.page.goto(visit.url);
  await visit.page.getByText('The portal').waitFor();
  expect(await visit.app().count()).toBe(0);
  await visit.press('Sport info');
  await visit.moment().waitFor();
  await visit.app().getByRole('img').first().waitFor();
  expect(visit.path()).toBe('/sport-info/anchor');
  visit.expectClean();
}

async function movesInStep(visit: Visit): Promise<void> {
  const { page } = visit;
  await visit.open();
  await visit.tab('Tips').click();
  await visit.believes('/sport-info/news');
  await page.reload();
  await visit.tab('Tips').and(page.locator('[aria-current="page"]')).waitFor();
  await page.goBack();
  await visit.moment().waitFor();
  await visit.believes('/sport-info/anchor');
  await visit.press('Home');
  await visit.app().waitFor({ state: 'detached' });
  await visit.believes('/');
  await page.goBack();
  await visit.moment().waitFor();
  await visit.believes('/sport-info/anchor');
  visit.expectClean(SOCKET_CUT_OFF);
}

async function givesItsTheme(visit: Visit): Promise<void> {
  await visit.open();
  const ground = () => visit.app().evaluate((root) => getComputedStyle(root).backgroundColor);
  const light = await ground();
  await visit.press('Theme');
  await visit.page.locator('.sport-info[data-theme="dark"]').waitFor();
  expect(await ground()).not.toBe(light);
  await visit.press('Theme');
  await visit.page.locator('.sport-info[data-theme="normal"]').waitFor();
  expect(await ground()).toBe(light);
  visit.expectClean();
}

async function givesItsLanguage(visit: Visit): Promise<void> {
  await visit.open();
  await visit.tab('Tips').waitFor();
  await visit.press('Language');
  await visit.tab('爆料').waitFor();
  // The streamer's name is the server's.
  await visit
    .app()
    .getByRole('button', { name: /^关注 .*\p{Script=Han}/u })
    .first()
    .waitFor();
  visit.expectClean();
}

/** The token of a demo user of the local back end, which a portal's form would find out. */
async function memberToken(): Promise<string> {
  const users = (await (await fetch(`${sharedStack().api}/_lab/users`)).json()) as { key: string; token: string }[];
  return users.find(({ key }) => key === 'member')?.token ?? '';
}

async function logsIn(visit: Visit): Promise<void> {
  const { page } = visit;
  const button = (name: string | RegExp) => visit.app().getByRole('button', { name, exact: true }).first();
  await visit.open();
  const name = (await button(/^Follow /).getAttribute('aria-label'))?.slice('Follow '.length) ?? '';
  await button(/^Follow /).click();
  await page.waitForURL('**/login');
  await page.getByRole('textbox', { name: 'Token' }).fill(await memberToken());
  const followed = page.waitForResponse((response) => response.url().endsWith('/subscribe'));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/sport-info/anchor');
  await followed;
  // And back: the servers are shared with other tests.
  await button(`Following ${name}`).click();
  await button(`Follow ${name}`).waitFor();
  visit.expectClean(SOCKET_CUT_OFF);
}

async function hearsOfCustomerService(visit: Visit): Promise<void> {
  await visit.open();
  await visit
    .app()
    .getByRole('button', { name: /^Contact customer service/ })
    .click();
  await visit.page.getByTestId('said').getByText('Customer service for /sport-info/anchor').waitFor();
  visit.expectClean();
}

async function keepsUpWithHaste(visit: Visit): Promise<void> {
  await visit.open();
  // Away and back in one task, and so again: what was taken down comes back, once.
  await visit.page.evaluate(() => {
    const link = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('nav a, nav button')].find(({ textContent }) => textContent === name);
    for (const name of ['Home', 'Sport info', 'Home', 'Sport info']) link(name)?.click();
  });
  await visit.moment().waitFor();
  await visit.believes('/sport-info/anchor');
  await visit.page.waitForTimeout(HASTE_SETTLES_MS);
  expect([await visit.app().count(), await visit.moment().isVisible()]).toEqual([1, true]);
  visit.expectClean();
}

async function standsWithoutTheRemote(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.route(/remoteEntry\.js|mf-manifest\.json/, (route) =>
    new URL(route.request().url()).origin === visit.url ? route.continue() : route.abort(),
  );
  await page.goto(visit.url);
  await page.getByText('The portal').waitFor();
  await visit.press('Theme');
  await page.goto(`${visit.url}/sport-info`);
  await page.getByText(/^Sport info (cannot be had now|could not be loaded)/).waitFor();
  await visit.press('Theme');
  await visit.press('Home');
  await page.getByText('The portal').waitFor();
  expect(await visit.app().count()).toBe(0);
  // And when it answers again, it is there.
  await page.unrouteAll();
  await visit.press('Sport info');
  if (visit.isImportKept) await page.reload();
  await visit.moment().waitFor();
}

/** Walks through an example host, whatever it is made of. */
export function walkThroughHost(kind: string): void {
  const browser = fileBrowser();
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

  it.each([
    ['shows the app with live data below its own page, within its policy', showsTheApp],
    ['and its routes are in step with the app’s, whoever moves', movesInStep],
    ['and gives it its theme', givesItsTheme],
    ['and its language', givesItsLanguage],
    ['logs in whom the app asks to, and is back where that was asked', logsIn],
    ['and hears who wants its customer service', hearsOfCustomerService],
    ['and keeps up with who is in haste', keepsUpWithHaste],
    ['and stands when the remote is dead', standsWithoutTheRemote],
  ])('%s', (_title, walk) => walk(new Visit(phone, host.url, IMPORTS_KEPT.has(kind))));
}
