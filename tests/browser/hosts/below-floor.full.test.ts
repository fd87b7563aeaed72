import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { portal } from '../../support/browser/portal';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  // What came to Chrome and Safari with, or shortly before, the oldest versions that the app is made for.
  await phone.page.addInitScript(() => {
    Reflect.deleteProperty(window, 'structuredClone');
    Reflect.deleteProperty(Object, 'hasOwn');
    Reflect.deleteProperty(Array.prototype, 'at');
  });
});
afterEach(() => phone.close());

const plainPage = () => phone.page.getByTestId('si-fatal').getByText('请升级浏览器后再打开');

it('alone, a browser below the floor gets the plain page, and nothing is asked of the API', async () => {
  const asked: string[] = [];
  phone.page.on('request', (request) => {
    if (/\/(api|ssapi)\//.test(request.url())) asked.push(request.url());
  });
  await phone.page.goto(`${sharedStack().remote}/anchor`);
  await plainPage().waitFor();
  expect(asked).toEqual([]);
});

it.each(['component', 'mount'])('in a host, through %s, it gets the plain page too', async (entry) => {
  const shell = portal(phone.page);
  await shell.open();
  await shell.set(entry);
  await shell.openApp();
  await plainPage().waitFor();
});
