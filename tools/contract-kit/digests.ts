import { LoadFailure } from './failure';

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

export const digestOfManifest = (digests: Digests): string => digests.get(MANIFEST) ?? OF_NOTHING;

/** Only secure contexts reckon digests; elsewhere the browser's own `integrity` of a fetch has to do. */
export const canReckon = (): boolean => typeof crypto === 'object' && crypto.subtle !== undefined;

const isRecord = (raw: unknown): raw is Record<string, unknown> => typeof raw === 'object' && raw !== null;
const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');
const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
};

interface Entry {
  readonly url: string;
  /** The global that its script makes. */
  readonly global: string;
  readonly contract: string;
}

/** The remote's entry. A loader runs one of another type by `import()`, which no digest reaches; one elsewhere is not looked at. */
export function readManifest(bytes: Uint8Array, base: URL): Entry {
  const refuse = (words: string): never => {
    throw new LoadFailure('manifest', new URL(MANIFEST, base).href, words);
  };
  const manifest = parsed(bytes);
  const metaData = isRecord(manifest) && isRecord(manifest['metaData']) ? manifest['metaData'] : {};
  const entry = isRecord(metaData['remoteEntry']) ? metaData['remoteEntry'] : {};
  if (entry['type'] !== 'global') refuse(`the remote's entry is of the type ${textOf(entry['type'])}`);
  const publicPath = textOf(metaData['publicPath']);
  const from = new URL(publicPath === 'auto' ? '' : publicPath, base);
  const { href } = new URL(
    `${textOf(entry['path']).replace(/\/$/, '')}/${textOf(entry['name'])}`.replace(/^\/+/, ''),
    from,
  );
  if (!href.startsWith(base.href)) refuse(`the remote's entry is outside of its folder: ${href}`);
  return { url: href, global: textOf(metaData['globalName']), contract: textOf(metaData['contract']) };
}

/** Looks at the manifest before anything is done with it. Rejects where it is not one that the portal knows. */
export async function checkManifest(bytes: Uint8Array<ArrayBuffer>, base: URL, digests: Digests): Promise<void> {
  if (canReckon()) {
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
    if (
      !digestOfManifest(digests)
        .split(' ')
        .includes(`sha384-${btoa(String.fromCharCode(...hash))}`)
    )
      throw new LoadFailure(
        'integrity',
        new URL(MANIFEST, base).href,
        'the manifest of the remote is not the one that was built',
      );
  }
  readManifest(bytes, base);
}
