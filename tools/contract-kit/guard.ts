import { canReckon, checkManifest, type Digests, digestOf, digestOfManifest, readDigests } from './digests';
import { LoadFailure, tell, whyRefused } from './failure';
import type { FederationIntegrity } from './kit-types';

async function fetchDigests(url: string): Promise<Digests> {
  try {
    const reply = await fetch(url);
    if (!reply.ok) throw new Error(`the list of digests answers ${reply.status}`);
    return readDigests(await reply.json());
  } catch (error) {
    throw new LoadFailure('list', url, (error as Error).message);
  }
}

let latest: Promise<LoadFailure> | undefined;
/** Why the last file was refused that a loader has asked for; said once. */
export function takeRefusal(): Promise<LoadFailure> | undefined {
  const taken = latest;
  latest = undefined;
  return taken;
}

/** Puts its digest on a script or style sheet of the remote before the browser asks for it. */
function seal(node: Node, base: URL, digests: Digests): void {
  const isScript = node instanceof HTMLScriptElement;
  if (!isScript && !(node instanceof HTMLLinkElement)) return;
  const url = isScript ? node.src : node.href;
  if (!url.startsWith(base.href)) return;
  node.crossOrigin = 'anonymous';
  node.integrity = digestOf(url, base, digests);
  const onError = () => {
    latest = whyRefused(url);
    void latest.then(tell);
  };
  node.addEventListener('error', onError, { once: true });
}

/** The ways of an element by which something is put into it. */
const WAYS_IN = [
  'append',
  'appendChild',
  'insertAdjacentElement',
  'insertBefore',
  'prepend',
  'replaceChild',
  'replaceChildren',
] as const;

const isTree = (given: unknown): given is Element | DocumentFragment =>
  given instanceof Element || given instanceof DocumentFragment;

/** Hears of what enters the head before it does, however a loader puts it there, alone or within a fragment. */
function watchHead(head: HTMLHeadElement, onEnter: (node: Node) => void): void {
  for (const way of WAYS_IN) {
    const usual: (...given: never[]) => unknown = head[way];
    const watched = (...given: readonly unknown[]): unknown => {
      for (const tree of given.filter(isTree))
        for (const node of [tree, ...tree.querySelectorAll('script, link')]) onEnter(node);
      return Reflect.apply(usual, head, given);
    };
    Object.defineProperty(head, way, { value: watched, configurable: true, writable: true });
  }
}

interface Guard {
  /** The manifest, when the list knows it. The list is read with each: a release may have come since. */
  fetchManifest(init?: RequestInit): Promise<Response>;
  digestOf(url: string): string;
}

/**
 * The remote's files run only as they were built: the portal's own server has the list of their digests (`listUrl`). The
 * manifest is compared with it before a loader reads it, and no script or style sheet from below the manifest's folder
 * enters the page without its digest.
 */
export function guardRemote(manifest: URL, listUrl: string): Guard {
  const base = new URL('.', manifest);
  let digests: Digests = new Map();
  const read = async () => {
    // Chunks of the release before are known on.
    digests = new Map([...digests, ...(await fetchDigests(listUrl))]);
  };
  watchHead(document.head, (node) => seal(node, base, digests));
  return {
    async fetchManifest(init) {
      // The manifest is what everything begins with: the list travels beside it.
      const [early] = await Promise.all([canReckon() ? fetch(manifest.href, init) : undefined, read()]);
      const sealed = () =>
        fetch(manifest.href, { ...init, integrity: digestOfManifest(digests) }).catch(async () => {
          throw await whyRefused(manifest.href);
        });
      const reply = early ?? (await sealed());
      if (!reply.ok) return reply;
      const bytes = new Uint8Array(await reply.arrayBuffer());
      await checkManifest(bytes, base, digests);
      return new Response(bytes, { status: reply.status, headers: reply.headers });
    },
    digestOf: (url) => digestOf(url, base, digests),
  };
}

/** The guard for hosts that load by Module Federation. */
export const federationIntegrity: FederationIntegrity = (manifestUrl, listUrl) => {
  const manifest = new URL(manifestUrl, window.location.href);
  const guard = guardRemote(manifest, listUrl);
  const fetchManifest = (init?: RequestInit) =>
    guard.fetchManifest(init).catch((error: unknown) => {
      if (error instanceof LoadFailure) tell(error);
      throw error;
    });
  return {
    name: 'sport-info-integrity',
    fetch: (url, init) =>
      new URL(url, window.location.href).href === manifest.href ? fetchManifest(init) : fetch(url, init),
  };
};
