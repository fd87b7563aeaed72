import { webcrypto } from 'node:crypto';
import { sha384 } from '../../../../tools/build/cdn-files';
import { createBridge } from '../../../../tools/contract-kit/bridge';
import type { LoadFailed, RemoteSource } from '../../../../tools/contract-kit/kit-types';
import { loadSportInfo } from '../../../../tools/contract-kit/load-sport-info';

const digest = (text: string) => sha384(Buffer.from(text));
const manifestOf = (release: string, contract = '1.3') =>
  JSON.stringify({
    metaData: {
      publicPath: 'auto',
      globalName: 'testRemote',
      contract,
      remoteEntry: { name: 'remoteEntry.js', path: `${release}/`, type: 'global' },
    },
  });
const listOf = (release: string) => ({
  'mf-manifest.json': digest(manifestOf(release)),
  [`${release}/remoteEntry.js`]: digest(release),
});

const failures: string[] = [];
const onFailed = ({ detail }: { detail: LoadFailed }) => failures.push(detail.kind);
let count = 0;

/** A CDN and a portal with what they answer now; scripts of the page end as `entry` says. */
function site() {
  count += 1;
  const base = `https://cdn${count}.test/`;
  const now = {
    manifest: manifestOf('one') as string | undefined,
    list: listOf('one') as object,
    entry: 'load' as 'load' | 'error',
    scripts: [] as HTMLScriptElement[],
  };
  jest.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const { pathname } = new URL(String(url), window.location.href);
    const isManifest = pathname === '/mf-manifest.json';
    const body = isManifest ? now.manifest : JSON.stringify(now.list);
    if (body === undefined) throw new TypeError('Failed to fetch');
    const bytes = new TextEncoder().encode(body);
    return {
      ok: true,
      status: 200,
      json: async () => JSON.parse(body),
      arrayBuffer: async () => bytes.buffer,
    } as Response;
  });
  jest.spyOn(Node.prototype, 'appendChild').mockImplementation((node) => {
    now.scripts.push(node as unknown as HTMLScriptElement);
    queueMicrotask(() => node.dispatchEvent(new Event(now.entry)));
    return node;
  });
  const load = (more: Partial<RemoteSource> = {}) =>
    loadSportInfo({ manifest: `${base}mf-manifest.json`, tries: 1, ...more });
  return { now, base, load };
}

class FakeResponse {
  readonly ok = true;
  constructor(private readonly bytes: Uint8Array<ArrayBuffer>) {}
  arrayBuffer = async () => this.bytes.buffer;
}
const container = { init: jest.fn(), get: jest.fn() };
const mount = jest.fn();
beforeEach(() => {
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  Object.assign(window, { Response: FakeResponse, testRemote: container });
  container.get.mockResolvedValue(() => ({ mount }));
  window.addEventListener('sport-info:failed', onFailed as never);
});
afterEach(() => {
  window.removeEventListener('sport-info:failed', onFailed as never);
  jest.restoreAllMocks();
  container.get.mockReset();
  failures.length = 0;
});

const INTEGRITY = { integrity: '/integrity.json' };

it('loads the entry with its digest once, and mounts what is behind its door', async () => {
  const { now, base, load } = site();
  const info = await load(INTEGRITY);
  expect(await load(INTEGRITY)).toBe(info);
  expect(now.scripts.map(({ src, integrity }) => [src, integrity])).toEqual([
    [`${base}one/remoteEntry.js`, digest('one')],
  ]);
  expect(await info.preload()).toBe(true);
  const element = document.createElement('div');
  await info.mount(element, { theme: 'dark' });
  expect(mount).toHaveBeenCalledWith(element, { theme: 'dark' });
  expect(failures).toEqual([]);
});

it('with data, the remote’s own preload decides what is fetched', async () => {
  const preload = jest.fn(async () => false);
  container.get.mockResolvedValue(() => ({ preload }));
  const { now, load } = site();
  now.manifest = manifestOf('one', '1.5');
  const info = await load();
  const options = { data: true, options: { basename: '/x' } };
  expect(await info.preload(options)).toBe(false);
  expect([container.get.mock.calls, preload.mock.calls]).toEqual([[['./preload']], [['mount', options]]]);
});

it('with data, a remote that cannot prepare is asked for nothing', async () => {
  const info = await site().load();
  expect(await info.preload({ data: true })).toBe(false);
  expect(container.get).not.toHaveBeenCalled();
});

it.each<[string, (now: ReturnType<typeof site>['now']) => void]>([
  ['network', (now) => Object.assign(now, { manifest: undefined })],
  ['list', (now) => Object.assign(now, { list: { 'a.js': 'x' } })],
  ['integrity', (now) => Object.assign(now, { manifest: manifestOf('two') })],
  ['integrity', (now) => Object.assign(now, { entry: 'error' })],
  ['entry', () => Reflect.deleteProperty(window, 'testRemote')],
])('what fails is told by its kind, once: %s', async (kind, spoil) => {
  const { now, load } = site();
  spoil(now);
  await expect(load(INTEGRITY)).rejects.toMatchObject({ kind });
  expect(failures).toEqual([kind]);
});

it('a manifest that is none, and a remote that does not answer', async () => {
  const { now, load } = site();
  now.manifest = '<html>';
  await expect(load()).rejects.toMatchObject({ kind: 'manifest' });
  jest.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
  await expect(load({ timeout: 10 })).rejects.toMatchObject({ kind: 'timeout' });
});

it('tries again, with the list that is there then: a release between two tries is let in', async () => {
  const { now, load } = site();
  now.manifest = manifestOf('two');
  setTimeout(() => Object.assign(now, { list: listOf('two') }), 100);
  await load({ ...INTEGRITY, tries: 2 });
  expect(now.scripts[0]?.integrity).toBe(digest('two'));
  expect(failures).toEqual([]);
});

it('a failure is not kept: the next call loads the release that came meanwhile', async () => {
  const { now, load } = site();
  now.entry = 'error';
  await expect(load(INTEGRITY)).rejects.toMatchObject({ kind: 'integrity' });
  Object.assign(now, { entry: 'load', manifest: manifestOf('two'), list: listOf('two') });
  await load(INTEGRITY);
  expect(now.scripts.at(-1)?.integrity).toBe(digest('two'));
});

it.each([
  ['1.2', 'loads', []],
  ['1.3', 'loads', []],
  ['1.4', 'loads', ['contract']],
  ['2.0', 'is refused', ['contract']],
])('a host of contract %s: the remote of 1.3 %s', async (contract, outcome, told) => {
  const { load } = site();
  const loaded = await load({ contract }).then(
    () => 'loads',
    () => 'is refused',
  );
  expect([loaded, failures]).toEqual([outcome, told]);
});

it('the app hears which contract the host was written for, unless its options say so themselves', async () => {
  const { load } = site();
  const { mount: mountApp } = await load({ contract: '1.2' });
  const element = document.createElement('div');
  await mountApp(element, { theme: 'dark' });
  await mountApp(element, { contract: '1.1' });
  expect(mount.mock.lastCall).toEqual([element, { contract: '1.1' }]);
  expect(mount).toHaveBeenCalledWith(element, { contract: '1.2', theme: 'dark' });
});

it('the bridge hears until it is told not to, and counts who listens', () => {
  const bridge = createBridge();
  const heard: string[] = [];
  const end = bridge.on('title:change', ({ title }) => heard.push(title));
  const emit = bridge.emit as (name: string, payload: unknown) => void;
  emit('title:change', { title: 'a' });
  expect(bridge.listenerCount('title:change')).toBe(1);
  end();
  emit('title:change', { title: 'b' });
  expect([heard, bridge.listenerCount('title:change')]).toEqual([['a'], 0]);
});
