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
afterEach(() => phone.close());

/** What came last to the oldest browsers (requirements.ts), taken from the page before any of its scripts runs. */
const LACKS: Readonly<Record<string, () => void>> = {
  structuredClone: () => Reflect.deleteProperty(window, 'structuredClone'),
  'Object.hasOwn': () => Reflect.deleteProperty(Object, 'hasOwn'),
  'Array.prototype.at': () => Reflect.deleteProperty(Array.prototype, 'at'),
};
const ALL = ['all of them', ...Object.keys(LACKS)];

async function takeAway(lack: string): Promise<void> {
  const taken = lack === 'all of them' ? Object.values(LACKS) : [LACKS[lack]];
  for (const take of taken) await phone.page.addInitScript(take as () => void);
}
const alert = (text: string) => phone.page.getByRole('alert').getByText(text, { exact: true });

describe.each(ALL)('decisions.md, browsers: without %s', (lack) => {
  beforeEach(() => takeAway(lack));

  it('alone the plain page stands, in both languages, and nothing is asked for', async () => {
    const { page, log } = phone;
    const asked: string[] = [];
    page.on('request', (request) => /\/(api|ssapi)\//.test(request.url()) && asked.push(request.url()));
    await page.goto(`${sharedStack().remote}/anchor`);
    await alert('请升级浏览器后再打开').waitFor();
    await page.goto(`${sharedStack().remote}/anchor?lang=en`);
    await alert('Please update your browser').waitFor();
    expect([asked, log.unexpected()]).toEqual([[], []]);
  });

  it('in a host without a bundler the plain page stands in its place', async () => {
    const { page, log } = phone;
    await page.goto(`${sharedStack().shell}/embeds/no-bundler`);
    await alert('请升级浏览器后再打开').waitFor();
    expect(log.unexpected()).toEqual([]);
  });
});

// The demo portal's own libraries need Object.hasOwn; a portal that goes lower is the host without a bundler.
describe.each(['structuredClone', 'Array.prototype.at'])('decisions.md, browsers: without %s', (lack) => {
  beforeEach(() => takeAway(lack));

  it.each(['component', 'mount'])('in the demo portal, through %s, the portal works and says so', async (entry) => {
    const { log } = phone;
    await shell.open();
    await shell.set(entry);
    await shell.openApp();
    await alert('请升级浏览器后再打开').waitFor();
    expect(log.unexpected()).toEqual([]);
  });
});
