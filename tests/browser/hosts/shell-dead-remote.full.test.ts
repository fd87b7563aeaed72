import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { portal } from '../../support/browser/portal';
import { sharedStack } from '../../support/servers/servers';

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

/** What the browser and the federation runtime say of a file that does not come. */
const EXPLAINED = [/ERR_FAILED/, /Federation Runtime/, /%o/, /Failed to load resource/, /CSS chunk/, /chunk/i];

/** Whose words are shown: the portal's own, or the entry's where that is there and the app behind it is not. */
type Words = 'remote-failed' | 'si-fatal';
const FILES: [string, RegExp, Words][] = [
  ['manifest', /mf-manifest\.json/, 'remote-failed'],
  ['entry', /remoteEntry\.js/, 'remote-failed'],
  ['script', /__federation_expose_\w+\.\w+\.js/, 'remote-failed'],
];
/** It comes with the app: behind the component's entry, which can say so itself, and with all of `mount()`. */
const SHEET = /static\/\w+\.\w+\.css/;
/** What stands behind the component's entry. */
const APP: [string, RegExp, Words][] = [
  ['style sheet', SHEET, 'si-fatal'],
  ['app', /static\/app\.\w+\.js/, 'si-fatal'],
];

describe.each(['component', 'mount'])('a remote that does not come, through %s', (entry) => {
  it.each(entry === 'component' ? [...FILES, ...APP] : [...FILES, ['style sheet', SHEET, 'remote-failed'] as const])(
    '%s: the portal works, the page offers a retry, the retry fetches again and heals',
    async (_name, file, words) => {
      const { page, log } = phone;
      const failed = () => page.getByTestId(words);
      // The portal's own files have the same shape of name.
      const isTheFile = (url: URL) => file.test(url.href) && url.origin === sharedStack().remote;
      // It does not come either while the portal prepares.
      await page.route(isTheFile, (route) => route.abort());
      await shell.open();
      await shell.set(entry);
      await shell.openApp();
      await failed().waitFor();

      const again = page.waitForRequest((request) => isTheFile(new URL(request.url())));
      await failed().getByRole('button').click();
      await again;
      await failed().waitFor();

      await page.getByRole('link', { name: '广场' }).click();
      await page.getByTestId('portal-home').waitFor();
      await page.goBack();
      await failed().waitFor();

      await page.unroute(isTheFile);
      await failed().getByRole('button').click();
      await shell.app.getByRole('article').first().waitFor();
      expect(log.unexpected(...EXPLAINED)).toEqual([]);
    },
  );
});

it.each(FILES)(
  'a remote whose %s does not come while the portal prepares is there for the tap after',
  async (_name, file) => {
    const { page, log } = phone;
    const isTheFile = (url: URL) => file.test(url.href) && url.origin === sharedStack().remote;
    await page.route(isTheFile, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => isTheFile(new URL(request.url())));
    await shell.open();
    await failed;
    await page.unroute(isTheFile);
    await shell.openApp();
    await shell.app.getByRole('article').first().waitFor();
    expect(log.unexpected(...EXPLAINED)).toEqual([]);
  },
);
