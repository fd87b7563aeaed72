import { webcrypto } from 'node:crypto';
import { sha384 } from '../../../../tools/build/cdn-files';
import { OF_NOTHING } from '../../../../tools/contract-kit/digests';
import { federationIntegrity } from '../../../../tools/contract-kit/guard';

const CDN = 'https://cdn.test/app/';
const MANIFEST = `${CDN}mf-manifest.json`;
const LIST = '/integrity.json';

const manifestOf = (release: string) =>
  JSON.stringify({
    metaData: { publicPath: 'auto', remoteEntry: { name: 'remoteEntry.js', path: `${release}/`, type: 'global' } },
  });
const digest = (text: string) => sha384(Buffer.from(text));
const listOf = (release: string) => ({
  'mf-manifest.json': digest(manifestOf(release)),
  [`${release}/static/1.js`]: digest(release),
});

/** A CDN and a portal, with what they answer now. */
function site() {
  const now = { manifest: manifestOf('one'), list: listOf('one') as object | undefined };
  jest.spyOn(window, 'fetch').mockImplementation(async (url) => {
    const body = String(url) === MANIFEST ? now.manifest : now.list && JSON.stringify(now.list);
    const bytes = new TextEncoder().encode(body);
    return {
      ok: body !== undefined,
      status: body === undefined ? 503 : 200,
      headers: new Headers(),
      json: async () => JSON.parse(body ?? 'null'),
      arrayBuffer: async () => bytes.buffer,
    } as Response;
  });
  const plugin = federationIntegrity(MANIFEST, LIST);
  return { now, load: async () => plugin.fetch(MANIFEST, {}) };
}

const script = (file: string) => Object.assign(document.createElement('script'), { src: `${CDN}${file}` });
/** jsdom has no `Response`. */
class FakeResponse {}

let globals: PropertyDescriptorMap;
beforeEach(() => {
  globals = Object.getOwnPropertyDescriptors(document.head);
  // Only secure contexts have it, and jsdom is none.
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  Object.assign(window, { Response: (window as Partial<typeof globalThis>).Response ?? FakeResponse });
});
afterEach(() => {
  for (const name of Object.keys(Object.getOwnPropertyDescriptors(document.head)))
    if (!(name in globals)) Reflect.deleteProperty(document.head, name);
  document.head.replaceChildren();
  jest.restoreAllMocks();
});

const inFragment = (node: Node) => {
  const fragment = document.createDocumentFragment();
  fragment.append(node);
  return fragment;
};
const put = (old: Node) => document.head.appendChild(old);

it.each<[string, (node: HTMLScriptElement, old: HTMLElement) => unknown]>([
  ['appendChild', (node) => document.head.appendChild(node)],
  ['insertBefore', (node, old) => document.head.insertBefore(node, old)],
  ['append', (node) => document.head.append('text', node)],
  ['prepend', (node) => document.head.prepend(node)],
  ['replaceChild', (node, old) => document.head.replaceChild(node, old)],
  ['replaceChildren', (node) => document.head.replaceChildren(node)],
  ['insertAdjacentElement', (node) => document.head.insertAdjacentElement('beforeend', node)],
  ['append of a fragment', (node) => document.head.append(inFragment(node))],
])('no script of the remote enters the head without its digest: %s', async (_way, enter) => {
  const { load } = site();
  await load();
  const old = document.createElement('meta');
  put(old);
  const [known, unknown, other] = [script('one/static/1.js'), script('one/static/2.js'), script('../other.js')];
  for (const node of [known, unknown, other])
    enter(node, old.isConnected ? old : (put(document.createElement('meta')) as HTMLElement));
  expect([known, unknown, other].map(({ integrity }) => integrity || '')).toEqual([digest('one'), OF_NOTHING, '']);
  expect(known.crossOrigin).toBe('anonymous');
});

it('a release that came after a load that failed is let in, and chunks of the one before still are', async () => {
  const { now, load } = site();
  await load();
  // Its entry did not come; meanwhile the next one is out, and the portal's list knows it alone.
  Object.assign(now, { manifest: manifestOf('two'), list: listOf('two') });
  await load();
  const [before, next] = [script('one/static/1.js'), script('two/static/1.js')];
  document.head.append(before, next);
  expect([before.integrity, next.integrity]).toEqual([digest('one'), digest('two')]);
});

it('a manifest that the list does not know is refused, and let in when the list has come to know it', async () => {
  const { now, load } = site();
  now.manifest = manifestOf('two');
  await expect(load()).rejects.toThrow('not the one that was built');
  now.list = undefined;
  await expect(load()).rejects.toThrow('answers 503');
  now.list = listOf('two');
  await load();
});

it('where the page is no secure context, the browser compares the manifest', async () => {
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  const { load } = site();
  await load();
  expect(window.fetch).toHaveBeenLastCalledWith(MANIFEST, { integrity: listOf('one')['mf-manifest.json'] });
  const answer = jest.mocked(window.fetch).getMockImplementation() as typeof fetch;
  jest
    .mocked(window.fetch)
    .mockImplementation((url, init) =>
      init?.integrity === undefined ? answer(url, init) : Promise.reject(new TypeError('Failed to fetch')),
    );
  await expect(load()).rejects.toMatchObject({ kind: 'integrity', url: MANIFEST });
});

it('a file that is refused is told to the page, with its kind', async () => {
  const { load } = site();
  await load();
  const told = new Promise<CustomEvent>((resolve) =>
    window.addEventListener('sport-info:failed', (event) => resolve(event as CustomEvent), { once: true }),
  );
  const node = script('one/static/1.js');
  document.head.append(node);
  node.dispatchEvent(new Event('error'));
  expect((await told).detail).toMatchObject({ kind: 'integrity', url: node.src });
});
