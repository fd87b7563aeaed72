import { execFile, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '../../../src/contract/contract-version';
import { writeIntegrity } from '../../../tools/build/cdn-files';
import { CONTRACT_DIST, REMOTE_DIST } from '../../../tools/build/paths';
import { findBrowser } from '../../support/browser/find-browser';
import { PROJECT_ROOT } from '../../support/project-root';
import { freePorts } from '../../support/servers/free-port';
import { sharedStack } from '../../support/servers/servers';
import { startTestSite } from '../../support/servers/site';

interface Outcome {
  code: number;
  output: string;
  /** Names of what failed. */
  failed: string[];
}

/** Runs the program that stands in the build, as a portal's pipeline would. */
function check(...args: string[]): Promise<Outcome> {
  const program = path.join(REMOTE_DIST, 'check-remote.mjs');
  const env = { ...process.env, CHROME_PATH: findBrowser() ?? '' };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: PROJECT_ROOT, env }, (error, stdout, stderr) => {
      const failed = [...stdout.matchAll(/^FAIL (\S+)/gm)].map(([, name]) => name ?? '');
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr, failed });
    });
  });
}

it('the program that is served is the one whose digest came with the build', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'sport-info-verify-'));
  const program = await (await fetch(`${sharedStack().remote}/check-remote.mjs`)).text();
  await writeFile(path.join(dir, 'check-remote.mjs'), program);
  const verify = () => spawnSync('sha256sum', ['--check', 'check-remote.mjs.sha256'], { cwd: dir }).status;
  expect(verify()).not.toBe(0);
  await cp(path.join(CONTRACT_DIST, 'check-remote.mjs.sha256'), path.join(dir, 'check-remote.mjs.sha256'));
  expect(verify()).toBe(0);
  await writeFile(path.join(dir, 'check-remote.mjs'), `${program} `);
  expect(verify()).not.toBe(0);
  await rm(dir, { recursive: true });
});

it('finds nothing wrong with the remote as it is built', async () => {
  const json = path.join(await mkdtemp(path.join(tmpdir(), 'sport-info-findings-')), 'findings.json');
  const { code, output, failed } = await check(`${sharedStack().remote}/mf-manifest.json`, '--json', json);
  expect({ failed, code }).toEqual({ failed: [], code: 0 });
  expect(output).toMatch(/\n10 passed, 0 failed\n$/);
  const findings = JSON.parse(await readFile(json, 'utf8')) as { name: string; problems: string[] }[];
  expect(findings.map(({ name }) => name)).toEqual(
    'manifest integrity files preload mount events routes commands policy unmount'.split(' '),
  );
  await rm(path.dirname(json), { recursive: true });
});

it.each([
  ['no address', [], /one address/],
  ['an address of something else', ['http://localhost:1/remoteEntry.js'], /no address of a mf-manifest/],
  ['an unknown option', ['http://localhost:1/mf-manifest.json', '--fast'], /Unknown option/],
  ['nobody there', ['http://localhost:1/mf-manifest.json'], /fetch failed/],
])('%s: cannot look, and says how it is called', async (_name, args, words) => {
  const { code, output } = await check(...args);
  expect(code).toBe(2);
  expect(output).toMatch(words);
  expect(output).toContain('node check-remote.mjs https://');
});

type Break = (folder: string) => Promise<void>;

/** A copy of the remote that somebody broke, on a port of its own. */
async function broken(breakIt: Break, isForHosts = true) {
  const dir = await mkdtemp(path.join(tmpdir(), 'sport-info-broken-'));
  await cp(REMOTE_DIST, dir, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  await breakIt(dir);
  const [port = 0] = await freePorts(1);
  const api = Number(new URL(sharedStack().api).port);
  const site = await startTestSite({ dir, port, ports: { shell: port, remote: port, api }, isForHosts });
  const stop = async () => {
    await site.stop();
    await rm(dir, { recursive: true });
  };
  return { manifest: `http://localhost:${port}/mf-manifest.json`, stop };
}

const change = async (file: string, edit: (text: string) => string) =>
  writeFile(file, edit(await readFile(file, 'utf8')));

/** Every script of the build that matches, with the list of digests as of such a build. */
const rebuilt =
  (name: RegExp, edit: (text: string) => string): Break =>
  async (folder) => {
    const scripts = (await readdir(path.join(folder, 'static'))).filter((file) => name.test(file));
    for (const script of scripts) await change(path.join(folder, 'static', script), edit);
    await writeIntegrity(folder);
  };

const inManifest = (edit: (text: string) => string) => (folder: string) =>
  change(path.join(folder, 'mf-manifest.json'), edit);

const MOUNT = /^__federation_expose_mount\..*\.js$/;
const firstScript = async (folder: string) =>
  path.join(folder, 'static', (await readdir(path.join(folder, 'static'))).find((file) => MOUNT.test(file)) ?? '');

const inMount = (code: string): Break => rebuilt(MOUNT, (text) => `${text};${code}`);
const ANOTHER_CONTRACT = inManifest((text) => text.replace(`"${CONTRACT_VERSION}"`, '"9.9"'));
const GOES_ON = inMount("setInterval(()=>fetch('/api/left'),300)");
const NOT_TOLD = rebuilt(/\.js$/, (text) => text.replaceAll('route:change', 'route:moved'));
const DRAWS = inMount(`document.getElementById('app').innerHTML='<i data-testid="si-app"></i>'`);

/** What breaks a copy does not hide what else is broken in it; the order matters only where digests are written anew. */
describe.each<[what: string, breaks: readonly Break[], failed: Readonly<Record<string, RegExp>>]>([
  ['a script is missing', [async (folder) => unlink(await firstScript(folder))], { files: /answers 404/ }],
  [
    'a door is missing',
    [inManifest((text) => text.replaceAll('./mount', './mount2'))],
    { manifest: /\.\/mount is not/ },
  ],
  [
    'it goes on after its end, writes to the console, promises another contract, and a script is another one',
    [
      GOES_ON,
      inMount("console.error('oh')"),
      ANOTHER_CONTRACT,
      async (folder) => change(await firstScript(folder), (text) => `${text} `),
    ],
    {
      files: /is not the file that was built/,
      events: /9\.9/,
      policy: /console: oh/,
      unmount: /requests after the end/,
    },
  ],
  [
    'preload draws, text becomes code, routes are not told',
    [DRAWS, inMount("try{new Function('')}catch{}"), NOT_TOLD],
    { preload: /draws something/, policy: /script-src/, routes: /route:/ },
  ],
])('a copy: %s', (_what, breaks, failed) => {
  it(`fails in ${Object.keys(failed).join(', ')}`, async () => {
    const copy = await broken(async (folder) => {
      for (const breakIt of breaks) await breakIt(folder);
    });
    const outcome = await check(copy.manifest, '--wait', '4');
    await copy.stop();
    expect(outcome.code).toBe(1);
    expect(outcome.failed).toEqual(expect.arrayContaining(Object.keys(failed)));
    for (const words of Object.values(failed)) expect(outcome.output).toMatch(words);
  });
});

it('a server that serves no hosts fails by its headers', async () => {
  const copy = await broken(async () => {}, false);
  const outcome = await check(copy.manifest, '--wait', '4');
  await copy.stop();
  expect(outcome.code).toBe(1);
  expect(outcome.output).toMatch(/remoteEntry\.js: no page of another origin may load it/);
});
