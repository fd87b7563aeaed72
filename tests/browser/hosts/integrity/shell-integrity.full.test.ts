import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { INTEGRITY_FILE } from '../../../../tools/build/cdn-files';
import { REMOTE_DIST } from '../../../../tools/build/paths';
import { fileBrowser, type PhonePage } from '../../../support/browser/browser';
import { portal } from '../../../support/browser/portal';
import { sharedStack } from '../../../support/servers/servers';
import { tamper } from './tamper';

const browser = fileBrowser();
let phone: PhonePage;
let shell: ReturnType<typeof portal>;
beforeEach(async () => {
  phone = await browser().newPhonePage();
  shell = portal(phone.page);
});
afterEach(() => phone.close());

const moment = () => shell.app.getByRole('article').first();
const failed = () => phone.page.getByTestId('remote-failed');
/** The entry's own words where the app behind it may not run. */
const entryFailed = () => phone.page.getByTestId('si-fatal');

/** The browser and the loaders say so of a file that may not run. */
const EXPLAINED = [/integrity/, /Federation Runtime/, /%o/, /ChunkLoadError|Loading (CSS )?chunk/];

it('every script and style sheet of the remote has its digest, through either door', async () => {
  const { page, log } = phone;
  const list = JSON.parse(await readFile(path.join(REMOTE_DIST, INTEGRITY_FILE), 'utf8')) as Record<string, string>;
  await page.addInitScript(() => {
    const seen: [string, string][] = [];
    Object.assign(window, { siSeen: seen });
    // What is in the head for a moment only is seen, too.
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement) seen.push([node.src, node.integrity]);
        if (node instanceof HTMLLinkElement) seen.push([node.href, node.integrity]);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  for (const entry of ['component', 'mount']) {
    await shell.open();
    await shell.set(entry);
    await shell.openApp();
    await moment().waitFor();
    const seen = await page.evaluate(() => Reflect.get(window, 'siSeen') as [string, string][]);
    const ours = seen.filter(([url]) => url.startsWith(sharedStack().remote));
    expect(ours.length).toBeGreaterThan(2);
    for (const [url, integrity] of ours) {
      expect([url, integrity]).toEqual([url, list[new URL(url).pathname.slice(1)]]);
    }
  }
  expect(log.unexpected()).toEqual([]);
});

it.each<[string, RegExp, () => Locator]>([
  ['manifest', /mf-manifest\.json$/, failed],
  ['entry', /remoteEntry\.js$/, failed],
  ['door', /__federation_expose_SportInfoApp\.\w+\.js$/, failed],
  ['app', /static\/app\.\w+\.js$/, entryFailed],
  ['style sheet', /static\/app\.\w+\.css$/, entryFailed],
])('a changed %s does not run', async (_name, file, words) => {
  const { log } = phone;
  await tamper(phone.page, file);
  await shell.open();
  await shell.openApp();
  await words().waitFor();
  expect(await shell.app.count()).toBe(0);
  expect(log.problems.some(({ text }) => /integrity|not the one that was built/.test(text))).toBe(true);
  expect(log.unexpected(...EXPLAINED)).toEqual([]);
});

it("a page's chunk that somebody changed leaves the rest standing", async () => {
  await shell.open();
  await shell.openApp();
  await moment().waitFor();
  await phone.page.waitForLoadState('networkidle');
  await tamper(phone.page, /\.js$/);
  await phone.page.evaluate(() => {
    window.history.pushState(null, '', '/sport-info/nba/team/1');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await shell.app.getByTestId('si-failed').waitFor();
  expect(phone.log.problems.some(({ text }) => /integrity/.test(text))).toBe(true);
});

it('a script that is not on the list does not run', async () => {
  await shell.open('/sport-info');
  await moment().waitFor();
  const outcome = await phone.page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const script = document.createElement('script');
        script.src = src;
        script.onload = () => resolve('ran');
        script.onerror = () => resolve('refused');
        document.head.appendChild(script);
      }),
    `${sharedStack().remote}/login/login.js`,
  );
  expect(outcome).toBe('refused');
});

it('without the list nothing of the remote runs, and a retry asks for it again', async () => {
  const { page, log } = phone;
  await page.route('**/sport-info-integrity.json', (route) => route.fulfill({ status: 503, body: '' }));
  await shell.open();
  await shell.openApp();
  await failed().waitFor();
  expect(await page.evaluate(() => 'sportInfo' in window)).toBe(false);
  await page.unrouteAll();
  await failed().getByRole('button').click();
  await moment().waitFor();
  expect(log.unexpected(...EXPLAINED, /503/, /digests/)).toEqual([]);
});
