import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { lab } from '../../support/browser/lab';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(async () => {
  await phone.close();
  await lab(sharedStack().api).heal();
});

const DOMAIN_LIST = '**/api/forehead/system/domain/list/v2';
const CONFIG = '**/api/forehead/system/config/get/common/config';
const open = (path = '/anchor') => phone.page.goto(`${sharedStack().remote}${path}`);
const moments = () => phone.page.getByRole('article').first();
const failed = () => phone.page.getByRole('heading', { name: '暂时无法打开' });
const retry = () => phone.page.getByRole('button', { name: '重试' });

it('the first calls leave while the app’s code is on its way, each once [7.34, start-up gate.1, first screen.1]', async () => {
  const { page } = phone;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  let codeWasAsked = false;
  await page.route(/\/(static|alone)\/(?!standalone|__federation|plaza).*\.js$/, async (route) => {
    codeWasAsked = true;
    // The app's code waits for the calls; they do not wait for it.
    if (asked.filter((path) => path.includes('/anchor/list/v2')).length === 0)
      await page.waitForRequest('**/ssapi/anchor/list/v2*');
    await route.continue();
  });
  await open();
  await moments().waitFor();
  const times = (part: string) => asked.filter((path) => path.includes(part)).length;
  expect(codeWasAsked).toBe(true);
  expect([times('/domain/list/v2'), times('/get/common/config'), times('/anchor/list/v2')]).toEqual([1, 1, 1]);
});

it('the page’s skeleton stands until the first screen does', async () => {
  const { page } = phone;
  const skeleton = page.locator('.skeleton');
  let release: () => void = () => undefined;
  const seen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/alone\/app\..*\.js$/, async (route) => {
    await seen;
    await route.continue();
  });
  await page.goto(`${sharedStack().remote}/anchor`, { waitUntil: 'commit' });
  await skeleton.waitFor();
  release();
  await moments().waitFor();
  expect(await skeleton.count()).toBe(0);
});

describe('start-up failures and their healing', () => {
  it.each<[string, { status?: number; body?: string }]>([
    ['a refused list', { body: '{"code":9,"msg":"no"}' }],
    ['malformed JSON', { body: '{"code":0,"data":[' }],
    ['an HTML page', { status: 502, body: '<!doctype html><script>alert(1)</script>' }],
  ])('%s: a screen with a reason, an id and a retry that heals [2.40, start-up gate.2]', async (_name, reply) => {
    const { page, log } = phone;
    await page.route(DOMAIN_LIST, (route) => route.fulfill({ contentType: 'application/json', ...reply }));
    await open();
    await failed().waitFor();
    expect(await page.getByText(/编号/).count()).toBe(1);
    await page.unroute(DOMAIN_LIST);
    await retry().click();
    await moments().waitFor();
    expect(log.unexpected(/502/)).toEqual([]);
  });

  it.each(['null', '{"__proto__":{"length":1}}'])(
    'a list of %s is none: the app opens on its own origin',
    async (data) => {
      const { page, log } = phone;
      const reply = { contentType: 'application/json', body: `{"code":0,"data":${data}}` };
      await page.route(DOMAIN_LIST, (route) => route.fulfill(reply));
      await open();
      await moments().waitFor();
      expect(log.unexpected()).toEqual([]);
    },
  );

  it('a dead network: fails, then heals by itself when the browser is online again', async () => {
    const { page } = phone;
    await page.route(DOMAIN_LIST, (route) => route.abort());
    await open();
    await failed().waitFor();
    await page.unroute(DOMAIN_LIST);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await moments().waitFor();
  });

  it('a hung common config blocks nothing', async () => {
    await lab(sharedStack().api).fault({ call: 'commonConfig', kind: 'hang' });
    await open();
    await moments().waitFor();
  });

  it('a second visit does not wait for a hung domain list', async () => {
    const { page } = phone;
    await open();
    await moments().waitFor();
    await page.route(DOMAIN_LIST, () => undefined);
    await page.route(CONFIG, () => undefined);
    await page.reload();
    await moments().waitFor();
  });
});

describe('a browser that forbids', () => {
  it('storage and cookies', async () => {
    const { page, log } = phone;
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    await open();
    await moments().waitFor();
    expect(log.unexpected()).toEqual([]);
  });
});

it('data never runs: markup and scripts in every text are text', async () => {
  const { page, log } = phone;
  await page.route('**/ssapi/anchor/list/v2**', async (route) => {
    const reply = await route.fetch();
    const hostile = (await reply.text()).replace(
      /"(nickName|content|matchTypeName|masterTeamName|tags)":"/g,
      '"$1":"<img src=x onerror=alert(1)><script>alert(2)</script>',
    );
    await route.fulfill({ response: reply, body: hostile });
  });
  page.on('dialog', (dialog) => log.problems.push({ kind: 'pageerror', text: `a dialog: ${dialog.message()}` }));
  await open();
  await moments().waitFor();
  await page.waitForTimeout(500);
  expect(await page.locator('.sport-info script').count()).toBe(0);
  expect(log.unexpected()).toEqual([]);
});
