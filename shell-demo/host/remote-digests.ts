import { sha384 } from '@noble/hashes/sha2.js';

/** What the portal knows of the remote's files, by their paths from the manifest; several where several releases are out. */
export type Digests = ReadonlyMap<string, string>;

const MANIFEST = 'mf-manifest.json';
/** An integrity that cannot be read would be no integrity: the browser would run the file. */
const FORM = /^sha384-[A-Za-z0-9+/]{64}(?: sha384-[A-Za-z0-9+/]{64})*$/;
/** Of no file: what the list does not know may not run. */
export const OF_NOTHING = `sha384-${'A'.repeat(64)}`;

/** Reads the portal's list. Throws where anything in it is no digest. */
export function readDigests(raw: unknown): Digests {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new Error('the list of digests is no list');
  const entries = Object.entries(raw).map(([file, digest]): [string, string] => {
    if (typeof digest !== 'string' || !FORM.test(digest)) throw new Error(`the list has no digest of ${file}`);
    return [file, digest];
  });
  return new Map(entries);
}

/** What a script or style sheet must be, by its whole address; the digest of nothing where the list does not know it. */
export function digestOf(url: string, base: URL, digests: Digests): string {
  const { origin, pathname } = new URL(url);
  const isBelow = origin === base.origin && pathname.startsWith(base.pathname);
  return (isBelow ? digests.get(pathname.slice(base.pathname.length)) : undefined) ?? OF_NOTHING;
}

const isRecord = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null;
const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

/** The loader runs an entry of another type by `import()`, which no digest reaches; one elsewhere is not looked at. */
function checkEntry(manifest: unknown, base: URL): void {
  const metaData = isRecord(manifest) && isRecord(manifest['metaData']) ? manifest['metaData'] : {};
  const entry = isRecord(metaData['remoteEntry']) ? metaData['remoteEntry'] : {};
  if (entry['type'] !== 'global') throw new Error(`the remote's entry is of the type ${textOf(entry['type'])}`);
  const publicPath = textOf(metaData['publicPath']);
  const from = new URL(publicPath === 'auto' ? '' : publicPath, base);
  const at = new URL(`${textOf(entry['path'])}/${textOf(entry['name'])}`.replace(/^\/+/, ''), from);
  if (!at.href.startsWith(base.href)) throw new Error(`the remote's entry is outside of its folder: ${at.href}`);
}

/** Looks at the manifest before anything is done with it. Throws where it is not one that the portal knows. */
export function checkManifest(bytes: Uint8Array, base: URL, digests: Digests): void {
  const known = digests.get(MANIFEST)?.split(' ') ?? [];
  const digest = `sha384-${btoa(String.fromCharCode(...sha384(bytes)))}`;
  if (!known.includes(digest)) throw new Error('the manifest of the remote is not the one that was built');
  checkEntry(JSON.parse(new TextDecoder().decode(bytes)), base);
}
