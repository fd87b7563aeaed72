import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { checkManifest, type Digests, digestOf, readDigests } from '../remote-digests';

async function fetchDigests(url: string): Promise<Digests> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`the list of digests answers ${reply.status}`);
  return readDigests(await reply.json());
}

/** Puts its digest on a script or style sheet of the remote before the browser asks for it. */
function seal(node: Node, base: URL, digests: Digests): void {
  const isScript = node instanceof HTMLScriptElement;
  if (!isScript && !(node instanceof HTMLLinkElement)) return;
  const url = isScript ? node.src : node.href;
  if (!url.startsWith(base.href)) return;
  node.crossOrigin = 'anonymous';
  node.integrity = digestOf(url, base, digests);
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

/**
 * The remote's files run only as they were built: the portal's own server has the list of their digests (`listUrl`). The
 * manifest is compared with it before the loader reads it, and no script or style sheet from below the manifest's folder
 * enters the page without its digest.
 */
export function remoteIntegrity(manifestUrl: string, listUrl: string): ModuleFederationRuntimePlugin {
  const manifest = new URL(manifestUrl, window.location.href);
  const base = new URL('.', manifest);
  let digests: Digests = new Map();
  /** With each manifest: a release may have come since. Chunks of the one before are known on. */
  const read = async () => {
    digests = new Map([...digests, ...(await fetchDigests(listUrl))]);
  };
  watchHead(document.head, (node) => seal(node, base, digests));
  return {
    name: 'remote-integrity',
    // The manifest is what everything begins with: the list travels beside it.
    async fetch(url, init) {
      if (new URL(url, window.location.href).href !== manifest.href) return fetch(url, init);
      const [reply] = await Promise.all([fetch(url, init), read()]);
      if (!reply.ok) return reply;
      const bytes = new Uint8Array(await reply.arrayBuffer());
      checkManifest(bytes, base, digests);
      return new Response(bytes, { status: reply.status, headers: reply.headers });
    },
  };
}
