import { createHash } from 'node:crypto';

/** What a host reads in mf-manifest.json. */
export interface Manifest {
  readonly name?: string;
  readonly metaData?: {
    readonly contract?: string;
    readonly remoteEntry?: { readonly name?: string; readonly path?: string };
  };
  readonly exposes?: readonly { readonly path?: string; readonly assets?: Assets }[];
}
interface Assets {
  readonly js?: { readonly sync?: readonly string[]; readonly async?: readonly string[] };
  readonly css?: { readonly sync?: readonly string[]; readonly async?: readonly string[] };
}

const ENTRIES = ['./SportInfoApp', './mount', './preload'];
/** A hashed file may be kept for so long at least (s): a year is usual. */
const KEPT_S = 30 * 24 * 3600;
const HASHED = /\.[0-9a-f]{8}\.\w+$/;
const AT_ONCE = 8;

/** Any other page's origin: what a file says to it, it says to every host. */
const HOST_ORIGIN = 'https://portal.example';

/** What is answered from another origin is not what this address holds, and hosts have not allowed it. */
async function get(url: URL): Promise<Response> {
  const reply = await fetch(url, { headers: { origin: HOST_ORIGIN }, redirect: 'follow' });
  if (reply.redirected && new URL(reply.url).origin !== url.origin)
    throw new Error(`${url.href} redirects to ${reply.url}`);
  return reply;
}

/** The entry, relative to the manifest. */
export function entryOf({ metaData }: Manifest): string {
  const { path = '', name = '' } = metaData?.remoteEntry ?? {};
  return path === '' || path.endsWith('/') ? `${path}${name}` : `${path}/${name}`;
}

/** Reads the manifest. Rejects when there is none to read. */
export async function readManifest(url: URL): Promise<Manifest> {
  const reply = await get(url);
  if (!reply.ok) throw new Error(`${url.href} answers ${reply.status}`);
  return (await reply.json()) as Manifest;
}

export function manifestProblems(manifest: Manifest): string[] {
  const exposed = (manifest.exposes ?? []).map(({ path }) => path);
  return [
    ...(manifest.name === 'sportInfo' ? [] : [`the name is ${manifest.name}, not sportInfo`]),
    ...(/^\d+\.\d+$/.test(manifest.metaData?.contract ?? '') ? [] : ['metaData.contract is no version']),
    ...(entryOf(manifest) === '' ? ['metaData.remoteEntry has no name'] : []),
    ...ENTRIES.filter((entry) => !exposed.includes(entry)).map((entry) => `${entry} is not exposed`),
  ];
}

/** Every file that the manifest names, relative to it. */
export function namedFiles(manifest: Manifest): string[] {
  const assets = (manifest.exposes ?? []).flatMap(({ assets: { js, css } = {} }) => [
    ...(js?.sync ?? []),
    ...(js?.async ?? []),
    ...(css?.sync ?? []),
    ...(css?.async ?? []),
  ]);
  return [...new Set([entryOf(manifest), ...assets])].filter((file) => file !== '');
}

function headerProblems(file: string, { headers }: Response): string[] {
  const cache = headers.get('cache-control') ?? '';
  const allowed = headers.get('access-control-allow-origin') ?? '';
  const age = Number(/max-age=(\d+)/.exec(cache)?.[1] ?? 0);
  const isKept = age >= KEPT_S;
  const isAskedFor = /no-cache|no-store|max-age=0/.test(cache);
  return [
    ...(allowed === '*' || allowed === HOST_ORIGIN ? [] : [`${file}: no page of another origin may load it`]),
    ...(HASHED.test(file) && !isKept ? [`${file}: is not kept in caches (cache-control: ${cache})`] : []),
    ...(!HASHED.test(file) && !isAskedFor ? [`${file}: may be answered from a cache (cache-control: ${cache})`] : []),
  ];
}

const digestOf = (bytes: ArrayBuffer): string =>
  `sha384-${createHash('sha384').update(Buffer.from(bytes)).digest('base64')}`;

/** Fetches each file and says what is wrong with it: not there, not for hosts, kept too short or too long, not as listed. */
export async function fileProblems(base: URL, files: readonly string[], list: Readonly<Record<string, string>>) {
  const waiting = [...files];
  const problems: string[] = [];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const reply = await get(new URL(file, base));
      const bytes = await reply.arrayBuffer();
      if (!reply.ok) {
        problems.push(`${file}: answers ${reply.status}`);
        continue;
      }
      problems.push(...headerProblems(file, reply));
      if (file in list && list[file] !== digestOf(bytes)) problems.push(`${file}: is not the file that was built`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return problems;
}

/** The list of digests beside a manifest's entry. Rejects when there is none. */
export async function readIntegrity(url: URL): Promise<Record<string, string>> {
  const reply = await get(url);
  if (!reply.ok) throw new Error(`${url.href} answers ${reply.status}`);
  return (await reply.json()) as Record<string, string>;
}
