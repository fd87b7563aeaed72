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

/** Both ways by which loaders put something into the head. */
function watchHead(head: HTMLHeadElement, onEnter: (node: Node) => void): void {
  const { appendChild, insertBefore } = head;
  head.appendChild = (node) => {
    onEnter(node);
    appendChild.call(head, node);
    return node;
  };
  head.insertBefore = (node, child) => {
    onEnter(node);
    insertBefore.call(head, node, child);
    return node;
  };
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
  const read = async () => {
    digests = await fetchDigests(listUrl);
  };
  let reading: Promise<void> | undefined;
  watchHead(document.head, (node) => seal(node, base, digests));
  return {
    name: 'remote-integrity',
    // The manifest is what everything begins with: the list travels beside it.
    async fetch(url, init) {
      if (new URL(url, window.location.href).href !== manifest.href) return fetch(url, init);
      reading ??= read();
      const [reply] = await Promise.all([fetch(url, init), reading]).catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
      if (!reply.ok) return reply;
      const bytes = new Uint8Array(await reply.arrayBuffer());
      checkManifest(bytes, base, digests);
      return new Response(bytes, { status: reply.status, headers: reply.headers });
    },
  };
}
