import { createHash } from 'node:crypto';
import { checkManifest, digestOf, OF_NOTHING, readDigests } from '../../../../tools/contract-kit/digests';

const BASE = new URL('https://cdn.example/sport/');
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const manifestWith = (entry: Record<string, unknown>, publicPath: unknown = 'auto') =>
  JSON.stringify({
    metaData: { publicPath, remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global', ...entry } },
  });
const BUILT = manifestWith({});
const LATER = manifestWith({ path: '1a2b3c4d/' });
const list = { 'mf-manifest.json': `${sha384(BUILT)} ${sha384(LATER)}`, 'remoteEntry.js': sha384('entry') };
const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ['as it was built', BUILT],
  ['of another release that is out', LATER],
])('a manifest %s is used', (_what, text) => {
  return expect(checkManifest(bytes(text), BASE, readDigests(list))).resolves.toBeUndefined();
});

/** What the loader would run without a digest, each of which stands in no list. */
const TAMPERED: [string, string][] = [
  ['an entry that is imported', manifestWith({ type: 'module' })],
  ['an entry named as what every object has', manifestWith({ name: 'toString' })],
  ['an entry of another folder', manifestWith({ path: '../other/' })],
  ['an entry of another host', manifestWith({ name: '/evil.example/x.js', path: 'https:/' })],
  ['another public path', manifestWith({}, 'https://evil.example/')],
  ['one more blank', `${BUILT} `],
  ['nothing', ''],
];

it.each(TAMPERED)('a manifest with %s is not used', (_what, text) => {
  return expect(checkManifest(bytes(text), BASE, readDigests(list))).rejects.toThrow('not the one that was built');
});

it.each(TAMPERED.slice(0, 5).filter(([, text]) => !text.includes('toString')))(
  'a manifest with %s is not used although the list knows it',
  (_what, text) => {
    const knowing = readDigests({ 'mf-manifest.json': sha384(text) });
    return expect(checkManifest(bytes(text), BASE, knowing)).rejects.toThrow(
      /of the type module|outside of its folder/,
    );
  },
);

it.each<[string, string]>([
  ['remoteEntry.js', sha384('entry')],
  ['remoteEntry.js?x=1', sha384('entry')],
  ['other.js', OF_NOTHING],
  ['toString', OF_NOTHING],
  ['__proto__', OF_NOTHING],
  ['constructor', OF_NOTHING],
  ['../remoteEntry.js', OF_NOTHING],
  ['https://evil.example/sport/remoteEntry.js', OF_NOTHING],
])('%s must be %s', (file, digest) => {
  expect(digestOf(new URL(file, BASE).href, BASE, readDigests(list))).toBe(digest);
});

it.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'sha384-x'],
  ['a list', []],
  ['a digest that is too short', { 'a.js': 'sha384-AAAA' }],
  ['another algorithm', { 'a.js': `sha256-${'A'.repeat(64)}` }],
  ['a number', { 'a.js': 5 }],
])('%s is no list of digests', (_what, raw) => expect(() => readDigests(raw)).toThrow(/list/));
