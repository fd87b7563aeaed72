import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { CONTRACT_VERSION } from '../../../src/contract/contract-version';
import { writeIntegrity } from '../../../tools/build/cdn-files';
import { REMOTE_DIST, SHELL_DIST } from '../../../tools/build/paths';
import { addRelease, pointTo } from '../../../tools/release/releases';
import { fileBrowser, type PhonePage } from '../../support/browser/browser';
import { portal } from '../../support/browser/portal';
import type { RunningProgram } from '../../support/child-process';
import { freePorts } from '../../support/servers/free-port';
import { sharedStack } from '../../support/servers/servers';
import { startTestSite } from '../../support/servers/site';

const browser = fileBrowser();
let folder: string;
let cdn: string;
let shell: string;
/** A portal that has a copy of the pointer's list of digests. */
let sealed: string;
let remote: string;
let sites: RunningProgram[];
let first: string;
let second: string;

const TEXT = /\.(js|json|css|html)$/;

/** The next version: another hash in every name, another version in what it says. */
async function nextBuild(): Promise<string> {
  const build = path.join(folder, 'next');
  await cp(REMOTE_DIST, build, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const entries = await readdir(build, { recursive: true, withFileTypes: true });
  const hash = entries.map(({ name }) => /\.([0-9a-f]{8})\.js$/.exec(name)?.[1]).find((one) => one !== undefined) ?? '';
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))) {
    const file = path.join(parentPath, name);
    const text = (await readFile(file, 'utf8')).replaceAll(hash, '0badcafe').replaceAll('"0.1.0"', '"0.2.0"');
    await rm(file);
    await writeFile(file.replaceAll(hash, '0badcafe'), text);
  }
  await writeIntegrity(build);
  return build;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sport-info-cdn-'));
  cdn = path.join(folder, 'cdn');
  first = await addRelease(REMOTE_DIST, cdn);
  second = await addRelease(await nextBuild(), cdn);
  await pointTo(cdn, first);
  // The server wants a page; nobody opens this one.
  await writeFile(path.join(cdn, 'index.html'), '<!doctype html>');
  const [shellPort = 0, remotePort = 0, sealedPort = 0] = await freePorts(3);
  const ports = { shell: shellPort, remote: remotePort, api: Number(new URL(sharedStack().api).port) };
  sites = await Promise.all([
    startTestSite({ dir: SHELL_DIST, port: shellPort, ports, isForHosts: false }),
    startTestSite({ dir: SHELL_DIST, port: sealedPort, ports, isForHosts: false, trusts: cdn }),
    startTestSite({ dir: cdn, port: remotePort, ports, isForHosts: true }),
  ]);
  [shell, sealed, remote] = [shellPort, sealedPort, remotePort].map((port) => `http://localhost:${port}`) as [
    string,
    string,
    string,
  ];
});
afterAll(async () => {
  for (const site of sites ?? []) await site.stop();
  await rm(folder, { recursive: true });
});

let phone: PhonePage;
beforeEach(async () => {
  await pointTo(cdn, first);
  phone = await browser().newPhonePage();
});
afterEach(() => phone.close());

/** What `ready` says on a page that is opened now. */
async function versionOn(page: Page, host = shell): Promise<unknown> {
  await page.goto(`${host}/sport-info`);
  const at = portal(page, host);
  await at.app.getByRole('article').first().waitFor();
  return (await at.events()).find(({ event }) => event === 'ready')?.payload['version'];
}

/** Folders of the CDN that the page has scripts of. */
const foldersOf = (page: Page) =>
  page.evaluate(
    (origin) => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.startsWith(origin) && /\.(js|css)$/.test(name))
          .map(({ name }) => new URL(name).pathname.split('/')[1]),
      ),
    ],
    remote,
  );

it('a visitor gets the current release, all of it from its own folder', async () => {
  const { page, log } = phone;
  expect(await versionOn(page)).toBe('0.1.0');
  expect(await foldersOf(page)).toEqual([first]);
  await pointTo(cdn, second);
  expect(await versionOn(page)).toBe('0.2.0');
  expect(await foldersOf(page)).toEqual([second]);
  expect(log.unexpected()).toEqual([]);
});

it('one who came before a deployment hears of it when they come back to the page, once', async () => {
  const { page, log } = phone;
  const at = portal(page, shell);
  await versionOn(page);
  await pointTo(cdn, second);
  await page.waitForTimeout(2_000);
  for (const state of ['hidden', 'visible', 'hidden', 'visible']) await at.press(`visibility ${state}`);
  await page.getByTestId('new-release').waitFor();
  const told = (await at.events()).filter(({ event }) => event === 'release:new');
  expect(told.map(({ payload }) => payload)).toEqual([{ contract: CONTRACT_VERSION }]);
  await page.getByTestId('new-release').click();
  await at.app.getByRole('article').first().waitFor();
  expect(await foldersOf(page)).toEqual([second]);
  expect(log.unexpected()).toEqual([]);
});

it('one who came before a deployment goes on beside one who came after it, with the same storage', async () => {
  const { page: early, context, log } = phone;
  expect(await versionOn(early)).toBe('0.1.0');
  await pointTo(cdn, second);
  const late = await context.newPage();
  expect(await versionOn(late)).toBe('0.2.0');
  for (const [page, release] of [
    [early, first],
    [late, second],
  ] as const) {
    // A page whose chunk was not fetched before.
    await portal(page, shell).app.getByTestId('si-tabs').getByRole('link').nth(2).click();
    await page.waitForURL('**/sport-info/user-ranking**');
    await portal(page, shell).app.getByTestId('si-page').locator('visible=true').first().waitFor();
    expect(await portal(page, shell).app.getByTestId('si-failed').count()).toBe(0);
    expect(await foldersOf(page)).toEqual([release]);
  }
  expect(log.unexpected()).toEqual([]);
});

it('a rollback is a change of the pointer', async () => {
  const { page, log } = phone;
  await pointTo(cdn, second);
  expect(await versionOn(page)).toBe('0.2.0');
  await pointTo(cdn, first);
  expect(await versionOn(page)).toBe('0.1.0');
  expect(log.unexpected()).toEqual([]);
});

describe('a portal that runs only what its list of digests knows', () => {
  it('runs every release under the pointer by one list', async () => {
    const { page, log } = phone;
    expect(await versionOn(page, sealed)).toBe('0.1.0');
    await pointTo(cdn, second);
    expect(await versionOn(page, sealed)).toBe('0.2.0');
    expect(await foldersOf(page)).toEqual([second]);
    expect(log.unexpected()).toEqual([]);
  });

  it.each<[string, RegExp, string]>([
    ['a pointer', /^\/mf-manifest\.json$/, 'remote-failed'],
    ['a file of a release', /^\/\w+\/remoteEntry\.js$/, 'remote-failed'],
  ])('does not run %s that somebody has changed', async (_what, file, words) => {
    const { page } = phone;
    await page.route(
      (url) => url.origin === remote && file.test(url.pathname),
      async (route) => {
        const reply = await route.fetch();
        await route.fulfill({ response: reply, body: `${await reply.text()}\n ` });
      },
    );
    await page.goto(`${sealed}/sport-info`);
    await page.getByTestId(words).waitFor();
    expect(await portal(page, sealed).app.count()).toBe(0);
  });
});
