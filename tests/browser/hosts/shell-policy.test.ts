import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { COMPILE_NOW } from '../../../tools/build/app-group';
import { filesBelow, sha384 } from '../../../tools/build/cdn-files';
import { MAPS_DIST, REMOTE_DIST, SHELL_DIST } from '../../../tools/build/paths';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { portal } from '../../support/browser/portal';
import { sharedStack } from '../../support/servers/servers';

const browser = fileBrowser();
let phone: PhonePage;
beforeEach(async () => {
  phone = await browser().newPhonePage();
});
afterEach(async () => {
  await phone.close();
});

const read = async (url: string, accept = '*/*') => {
  const reply = await fetch(url, { headers: { accept, 'accept-encoding': 'br' } });
  await reply.body?.cancel();
  return reply.headers;
};

it('a visit to portal and app violates no policy', async () => {
  const { page, log } = phone;
  const shell = portal(page);
  await shell.open();
  await shell.openApp();
  await shell.app.getByRole('article').first().waitFor();
  await page.mouse.wheel(0, 3_000);
  await shell.set('dark');
  await shell.set('mount');
  await shell.app.getByRole('article').first().waitFor();
  await page.waitForTimeout(500);
  expect(log.unexpected()).toEqual([]);
});

it('the app alone violates none either, and keeps its look in the address', async () => {
  const { page, log } = phone;
  await page.goto(`${sharedStack().remote}/?theme=dark&lang=en`);
  await page.getByRole('article').first().waitFor();
  expect(await page.locator('.outdated').isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Tips' }).click();
  await page.waitForURL('**/news?theme=dark&lang=en');
  await page.reload();
  await page.locator('.sport-info[data-theme="dark"][lang="en"]').waitFor();
  expect(log.unexpected()).toEqual([]);
});

it('the policy allows nothing inline and no eval, and every page has one', async () => {
  const { shell, remote } = sharedStack();
  for (const url of [shell, `${shell}/sport-info/anchor`, remote, `${remote}/news`]) {
    const policy = (await read(url, 'text/html')).get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:(?!\/\/)/);
  }
});

it("the portal's scripts carry the hint to compile them while they arrive", async () => {
  const scripts = (await filesBelow(SHELL_DIST)).filter((file) => /^static\/.*\.js$/.test(file));
  const heads = await Promise.all(scripts.map((file) => readFile(path.join(SHELL_DIST, file), 'utf8')));
  expect(scripts).not.toEqual([]);
  expect(heads.filter((text) => !text.startsWith(COMPILE_NOW))).toEqual([]);
});

it('hashed files are kept for ever, entries are asked for again, hosts may load them', async () => {
  const { remote } = sharedStack();
  const manifest = await (await fetch(`${remote}/mf-manifest.json`)).text();
  const hashed = /static\/[\w.-]+\.js/.exec(manifest)?.[0] ?? '';
  expect((await read(`${remote}/${hashed}`)).get('cache-control')).toContain('immutable');
  for (const entry of ['mf-manifest.json', 'remoteEntry.js', 'integrity.json', 'sport-info.d.ts', 'check-remote.mjs']) {
    const headers = await read(`${remote}/${entry}`);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-encoding')).toBe('br');
  }
});

it('the build has its maps apart, twins of every text, and a digest of what hosts load', async () => {
  const files = await filesBelow(REMOTE_DIST);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((file) => /^static\/.*\.(js|css)$/.test(file));
  expect(await filesBelow(path.join(MAPS_DIST, 'remote'))).toContain('remoteEntry.js.map');

  const bytesOf = (file: string) => readFile(path.join(REMOTE_DIST, file));
  const list = JSON.parse((await bytesOf('integrity.json')).toString()) as Record<string, string>;
  expect(Object.keys(list).sort()).toEqual(['mf-manifest.json', 'remoteEntry.js', ...scripts].sort());
  for (const [file, digest] of Object.entries(list)) {
    const bytes = await bytesOf(file);
    expect([file, sha384(bytes)]).toEqual([file, digest]);
    expect(bytes.toString()).not.toContain('sourceMappingURL');
    if (bytes.length < 512) continue;
    expect(brotliDecompressSync(await bytesOf(`${file}.br`)).equals(bytes)).toBe(true);
    expect(gunzipSync(await bytesOf(`${file}.gz`)).equals(bytes)).toBe(true);
  }
});

it('an older browser is told to update', async () => {
  const { page } = phone;
  // A browser without these two properties is older than Chrome 99 or Safari 15.4.
  await page.route('**/*.css', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({
      response: reply,
      body: (await reply.text()).replaceAll('text-emphasis', 'no-such-property'),
    });
  });
  await page.goto(sharedStack().remote);
  await page.getByText('Please update your browser').waitFor();
  await page.getByText('请升级浏览器后再打开').waitFor();
});
