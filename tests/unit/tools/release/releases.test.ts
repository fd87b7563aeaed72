import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeIntegrity } from '../../../../tools/build/cdn-files';
import { addRelease, keepReleases, pointBack, pointTo, releasesIn } from '../../../../tools/release/releases';
import { inProject } from '../../../support/project-root';

let folder: string;
let cdn: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sport-info-releases-'));
  cdn = path.join(folder, 'cdn');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A build as webpack leaves it, as far as a release is concerned. */
function build(hash: string): string {
  const at = path.join(folder, `build-${hash}`);
  mkdirSync(path.join(at, 'static'), { recursive: true });
  const script = `static/door${hash === '' ? '' : `.${hash}`}.js`;
  const assets = { js: { sync: [script], async: [] }, css: { sync: [], async: ['static/page.css'] } };
  const manifest = {
    name: 'sportInfo',
    metaData: { contract: '1.1', remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' } },
    exposes: [{ path: './mount', assets }],
  };
  writeFileSync(path.join(at, 'mf-manifest.json'), JSON.stringify(manifest));
  writeFileSync(path.join(at, 'remoteEntry.js'), hash);
  writeFileSync(path.join(at, script), hash);
  return at;
}

const text = (file: string) => readFileSync(path.join(cdn, file), 'utf8');
const pointer = () => JSON.parse(text('mf-manifest.json'));

const listOf = (file: string) => JSON.parse(text(file)) as Record<string, string>;
const shown = () =>
  readdirSync(cdn)
    .filter((name) => !name.startsWith('releases') && name !== 'integrity.json')
    .sort();
const digest = (bytes: string) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

it('a release is the build in a folder of its own, and the pointer leads there', async () => {
  const release = await addRelease(build('0a1b2c3d'), cdn);
  await pointTo(cdn, release);
  expect(release).toMatch(/^[0-9a-f]{8}$/);
  const { metaData, exposes, name } = pointer();
  expect({ name, ...metaData }).toMatchObject({ name: 'sportInfo', contract: '1.1' });
  expect(metaData.remoteEntry).toEqual({ name: 'remoteEntry.js', path: `${release}/`, type: 'global' });
  expect(exposes[0].assets).toEqual({
    js: { sync: [`${release}/static/door.0a1b2c3d.js`], async: [] },
    css: { sync: [], async: [`${release}/static/page.css`] },
  });
  for (const file of [`${release}/remoteEntry.js`, exposes[0].assets.js.sync[0]]) expect(text(file)).toBe('0a1b2c3d');
});

it('whatever of a build changes makes another release', async () => {
  const at = build('00000001');
  const names = [await addRelease(at, cdn)];
  for (const file of ['check-remote.mjs', 'sport-info.d.ts', 'index.html']) {
    writeFileSync(path.join(at, file), 'new');
    names.push(await addRelease(at, cdn));
  }
  expect(new Set(names).size).toBe(4);
});

it('a second one leaves the first as it is, and back is a change of the pointer alone', async () => {
  const [first, second] = [await addRelease(build('00000001'), cdn), await addRelease(build('00000002'), cdn)];
  await pointTo(cdn, first);
  const before = text('mf-manifest.json');
  await pointTo(cdn, second);
  expect(pointer().metaData.remoteEntry.path).toBe(`${second}/`);
  await pointTo(cdn, first);
  expect(text('mf-manifest.json')).toBe(before);
  expect(await releasesIn(cdn)).toEqual([first, second].sort());
  expect(shown()).toEqual([first, second, 'mf-manifest.json'].sort());
});

it('the list for the pointer holds the files of every release, and every pointer that may be', async () => {
  const [one, two] = [build('00000001'), build('00000002')];
  for (const at of [one, two]) await writeIntegrity(at);
  const [first, second] = [await addRelease(one, cdn), await addRelease(two, cdn)];
  const pointers: string[] = [];
  for (const release of [first, second]) {
    await pointTo(cdn, release);
    pointers.push(digest(text('mf-manifest.json')));
    const list = listOf('integrity.json');
    expect(list['mf-manifest.json']?.split(' ')).toContain(pointers.at(-1));
    for (const there of [first, second]) {
      expect(list[`${there}/remoteEntry.js`]).toBe(digest(text(`${there}/remoteEntry.js`)));
    }
  }
  expect(listOf('integrity.json')['mf-manifest.json']?.split(' ').sort()).toEqual(pointers.sort());
  expect(listOf(`${first}/integrity.json`)['mf-manifest.json']).toBe(digest(text(`${first}/mf-manifest.json`)));
});

it('the same build twice is one release, and the files that are out there are not written again', async () => {
  const release = await addRelease(build('00000001'), cdn);
  writeFileSync(path.join(cdn, release, 'remoteEntry.js'), 'as it was');
  expect(await addRelease(build('00000001'), cdn)).toBe(release);
  expect(text(`${release}/remoteEntry.js`)).toBe('as it was');
});

it('two that add at once end with one whole release each, and with no draft', async () => {
  const [one, two] = [build('00000001'), build('00000002')];
  const names = await Promise.all([one, two, one, two, one].map((at) => addRelease(at, cdn)));
  expect(new Set(names).size).toBe(2);
  expect(shown()).toEqual([...new Set(names)].sort());
  for (const name of names) expect(readdirSync(path.join(cdn, name)).sort()).toEqual(readdirSync(one).sort());
});

it('whoever reads the pointer while it changes reads a whole one', async () => {
  const names = [await addRelease(build('00000001'), cdn), await addRelease(build('00000002'), cdn)];
  await pointTo(cdn, names[0] ?? '');
  let isOver = false;
  const changing = (async () => {
    for (let n = 0; n < 40; n++) await pointTo(cdn, names[n % 2] ?? '');
    isOver = true;
  })();
  let reads = 0;
  while (!isOver) {
    expect(pointer().metaData.contract).toBe('1.1');
    reads += 1;
    await new Promise((resolve) => setImmediate(resolve));
  }
  await changing;
  expect(reads).toBeGreaterThan(40);
});

it('back goes along the way that led here, as often as there is one', async () => {
  const names: string[] = [];
  for (const hash of ['00000001', '00000002', '00000003']) {
    names.push(await addRelease(build(hash), cdn));
    await pointTo(cdn, names.at(-1) ?? '');
  }
  expect([await pointBack(cdn), await pointBack(cdn)]).toEqual([names[1], names[0]]);
  expect(pointer().metaData.remoteEntry.path).toBe(`${names[0]}/`);
  await expect(pointBack(cdn)).rejects.toThrow('no release to go back to');
  await pointTo(cdn, names[2] ?? '');
  expect(await pointBack(cdn)).toBe(names[0]);
  const lines = text('releases.log').trim().split('\n');
  expect(lines).toHaveLength(3 + 3 + 2 + 1 + 1);
  for (const line of lines) expect(line).toMatch(/^\d{4}-\d\d-\d\dT\S+Z (added|current|back) [0-9a-f]{8}$/);
});

it('so many are kept, the current one and the one before it always', async () => {
  const names: string[] = [];
  for (const hash of ['00000001', '00000002', '00000003', '00000004', '00000005']) {
    names.push(await addRelease(build(hash), cdn));
    if (names.length < 3) await pointTo(cdn, names.at(-1) ?? '');
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  expect(await keepReleases(cdn, 1)).toEqual([names[2], names[3]]);
  expect(await releasesIn(cdn)).toEqual([names[0], names[1], names[4]].sort());
  expect(await keepReleases(cdn, 9)).toEqual([]);
});

it('refuses a development build and an unknown release', async () => {
  await expect(addRelease(build(''), cdn)).rejects.toThrow(/no production build/);
  await expect(pointTo(cdn, '00000009')).rejects.toThrow(/no release 00000009; there are: none/);
  const release = await addRelease(build('00000001'), cdn);
  await expect(pointTo(cdn, '../../etc')).rejects.toThrow(`there are: ${release}`);
  expect(shown()).toEqual([release]);
});

it('the command adds, points, goes back, keeps, and says what is there', () => {
  const run = (env: string, ...args: string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', inProject('tools/release/release.ts'), cdn, ...args], {
      cwd: inProject('.'),
      env: { ...process.env, DIST_DIR: env },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const dist = (hash: string) => {
    const at = path.join(folder, `dist-${hash}`);
    mkdirSync(at);
    execFileSync('mv', [build(hash), path.join(at, 'remote')]);
    return at;
  };
  const said = (line: string) => /^(?:current|added) (\w{8}), there: (.*)\n$/.exec(line) ?? [];
  const [one, two] = [dist('00000001'), dist('00000002')];
  const [, first = ''] = said(run(one));
  const [, second = '', there] = said(run(two));
  expect(there).toBe([first, second].sort().join(', '));
  expect(run(two, '--back')).toBe(`current ${first}, there: ${there}\n`);
  expect(run(two, '--to', second, '--keep', '1')).toBe(`current ${second}, there: ${there}\n`);
  for (const wrong of [
    ['--to', first, '--back'],
    ['--keep', '0'],
    ['--to', '00000009'],
  ]) {
    expect(() => run(two, ...wrong)).toThrow();
  }
  expect(pointer().metaData.remoteEntry.path).toBe(`${second}/`);
});

describe('two at once, and one that ended in the middle', () => {
  const old = (name: string, minutes: number) => {
    const at = path.join(cdn, name);
    mkdirSync(at, { recursive: true });
    const then = Date.now() / 1000 - 60 * minutes;
    utimesSync(at, then, then);
  };

  const pointersKnown = () => listOf('integrity.json')['mf-manifest.json']?.split(' ').length;

  it('who changes the pointer while another one does waits, and the list that is written last knows every release', async () => {
    const one = await addRelease(build('00000001'), cdn);
    mkdirSync(path.join(cdn, '.turn'));
    const pointing = pointTo(cdn, one);
    const two = await addRelease(build('00000002'), cdn);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(readdirSync(cdn)).not.toContain('mf-manifest.json');
    rmdirSync(path.join(cdn, '.turn'));
    await pointing;
    expect(pointersKnown()).toBe(2);
    expect(shown()).toEqual([one, two, 'mf-manifest.json'].sort());
  });

  it('many at once: each release is in the list, and nobody waits for ever', async () => {
    const hashes = Array.from({ length: 6 }, (_, n) => `0000000${n}`);
    await Promise.all(hashes.map(async (hash) => pointTo(cdn, await addRelease(build(hash), cdn))));
    expect(pointersKnown()).toBe(6);
    expect(readdirSync(cdn)).not.toContain('.turn');
  });

  it('what was left is swept away, and waited for no longer; what may be on its way stays', async () => {
    old('.draft-crashed', 90);
    old('.draft-running', 5);
    old('.turn', 2);
    const one = await addRelease(build('00000001'), cdn);
    await pointTo(cdn, one);
    expect(shown()).toEqual(['.draft-running', one, 'mf-manifest.json'].sort());
  });
});
