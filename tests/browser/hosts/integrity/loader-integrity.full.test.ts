import { fileBrowser, type PhonePage } from '../../../support/browser/browser';
import { sharedStack } from '../../../support/servers/servers';
import { failuresOf, hearFailures, tamper, untilRefused } from './tamper';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  await hearFailures(phone.page);
});
afterEach(() => phone.close());

const open = () => phone.page.goto(`${sharedStack().shell}/embeds/no-bundler/`);
const moment = () => phone.page.getByRole('article').first();

it('a plain page with the loader runs the remote, each file with its digest', async () => {
  await open();
  await moment().waitFor();
  const bare = await phone.page.evaluate(
    (remote) =>
      [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script, link')]
        .filter((node) => ('src' in node ? node.src : node.href).startsWith(remote))
        .filter(({ integrity }) => !integrity.startsWith('sha384-')).length,
    sharedStack().remote,
  );
  expect(bare).toBe(0);
  expect(await failuresOf(phone.page)).toEqual([]);
  expect(phone.log.unexpected()).toEqual([]);
});

it.each<[string, RegExp]>([
  ['manifest', /mf-manifest\.json$/],
  ['entry', /remoteEntry\.js$/],
  ['chunk', /__federation_expose_mount\.\w+\.js$/],
])('a changed %s is refused with a word and an event', async (_name, file) => {
  await tamper(phone.page, file);
  await open();
  await phone.page.getByText('Sport info cannot be had now: integrity.').waitFor();
  expect(await phone.page.locator('.sport-info').count()).toBe(0);
  await untilRefused(phone.page, file);
});

it('a changed style sheet is refused with an event', async () => {
  await tamper(phone.page, /\.css$/);
  await open();
  await untilRefused(phone.page, /\.css$/);
  expect(await moment().count()).toBe(0);
});

it('a chunk of a later page that somebody changed is told of, and the rest stands', async () => {
  const { page } = phone;
  await open();
  await moment().waitFor();
  await page.waitForLoadState('networkidle');
  await tamper(phone.page, /\.js$/);
  await page.evaluate(() => {
    window.history.pushState(null, '', '/embeds/no-bundler/nba/team/1');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByTestId('si-failed').waitFor();
  await untilRefused(page, /\/static\/.*\.js$/);
});
