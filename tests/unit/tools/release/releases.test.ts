import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addRelease, pointTo, releasesIn } from '../../../../tools/release/releases';
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

it('a release is the build in a folder of its own, and the pointer leads there', async () => {
  const release = await addRelease(build('0a1b2c3d'), cdn);
  await pointTo(cdn, release);
  expect(release).toBe('0a1b2c3d');
  const { metaData, exposes, name } = pointer();
  expect({ name, ...metaData }).toMatchObject({ name: 'sportInfo', contract: '1.1' });
  expect(metaData.remoteEntry).toEqual({ name: 'remoteEntry.js', path: '0a1b2c3d/', type: 'global' });
  expect(exposes[0].assets).toEqual({
    js: { sync: ['0a1b2c3d/static/door.0a1b2c3d.js'], async: [] },
    css: { sync: [], async: ['0a1b2c3d/static/page.css'] },
  });
  for (const file of ['0a1b2c3d/remoteEntry.js', exposes[0].assets.js.sync[0]]) expect(text(file)).toBe(release);
});

it('a second one leaves the first as it is, and back is a change of the pointer alone', async () => {
  const [first, second] = [await addRelease(build('00000001'), cdn), await addRelease(build('00000002'), cdn)];
  await pointTo(cdn, first);
  const before = text('mf-manifest.json');
  await pointTo(cdn, second);
  expect(pointer().metaData.remoteEntry.path).toBe('00000002/');
  await pointTo(cdn, first);
  expect(text('mf-manifest.json')).toBe(before);
  expect(await releasesIn(cdn)).toEqual([first, second]);
  expect(readdirSync(cdn).sort()).toEqual(['00000001', '00000002', 'mf-manifest.json']);
});

it('the same build twice is one release, and the files that are out there are not written again', async () => {
  const release = await addRelease(build('00000001'), cdn);
  writeFileSync(path.join(cdn, release, 'remoteEntry.js'), 'as it was');
  expect(await addRelease(build('00000001'), cdn)).toBe(release);
  expect(text(`${release}/remoteEntry.js`)).toBe('as it was');
});

it('what was cut short before is made anew', async () => {
  mkdirSync(path.join(cdn, '.00000001/static'), { recursive: true });
  writeFileSync(path.join(cdn, '.00000001/half'), '');
  await addRelease(build('00000001'), cdn);
  expect(readdirSync(cdn)).toEqual(['00000001']);
  expect(readdirSync(path.join(cdn, '00000001'))).not.toContain('half');
});

it('refuses a development build and an unknown release', async () => {
  await expect(addRelease(build(''), cdn)).rejects.toThrow(/no production build/);
  await expect(pointTo(cdn, '00000009')).rejects.toThrow(/no release 00000009; there are: none/);
  await addRelease(build('00000001'), cdn);
  await expect(pointTo(cdn, '../../etc')).rejects.toThrow(/there are: 00000001/);
  expect(readdirSync(cdn)).toEqual(['00000001']);
});

it('the command adds, points, goes back, and says what is there', () => {
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
  const [first, second] = [dist('00000001'), dist('00000002')];
  expect(run(first)).toBe('current 00000001, there: 00000001\n');
  expect(run(second, '--stay')).toBe('added 00000002, there: 00000001, 00000002\n');
  expect(pointer().metaData.remoteEntry.path).toBe('00000001/');
  expect(run(second)).toBe('current 00000002, there: 00000001, 00000002\n');
  expect(run(second, '--to', '00000001')).toBe('current 00000001, there: 00000001, 00000002\n');
  expect(pointer().metaData.remoteEntry.path).toBe('00000001/');
  expect(() => run(second, '--to', '00000009')).toThrow(/no release 00000009/);
});
