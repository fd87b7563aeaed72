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

/** The portal's own words, or the entry's where that is there and the app behind it is not. */
const failed = () => phone.page.getByTestId('remote-failed').or(phone.page.getByTestId('si-fatal'));
/** What the browser and the federation runtime say of a file that does not come. */
const EXPLAINED = [/ERR_FAILED/, /Federation Runtime/, /%o/, /Failed to load resource/, /CSS chunk/, /chunk/i];

const FILES: [string, RegExp][] = [
  ['manifest', /mf-manifest\.json/],
  ['entry', /remoteEntry\.js/],
  ['script', /__federation_expose_\w+\.\w+\.js/],
  ['style sheet', /static\/\w+\.\w+\.css/],
];
/** What stands behind the component's entry. */
const APP: [string, RegExp] = ['app', /static\/app\.\w+\.js/];

describe.each(['component', 'mount'])('a remote that does not come, through %s', (entry) => {
  it.each(entry === 'component' ? [...FILES, APP] : FILES)(
    '%s: the portal works, the page offers a retry, the retry fetches again and heals',
    async (_name, file) => {
      const { page, log } = phone;
      // The portal's own files have the same shape of name.
      const isTheFile = (url: URL) => file.test(url.href) && url.origin === sharedStack().remote;
      await shell.open();
      await shell.set(entry);
      await page.route(isTheFile, (route) => route.abort());
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
