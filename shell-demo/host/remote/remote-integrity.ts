import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type Digests = Record<string, string>;

/** Of no file: what the list does not know may not run. An integrity that cannot be read would be no integrity. */
const OF_NOTHING = `sha384-${'A'.repeat(64)}`;

async function fetchDigests(url: string): Promise<Digests> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`the list of digests answers ${reply.status}`);
  return (await reply.json()) as Digests;
}

/** Puts its digest on a script or style sheet of the remote before the browser asks for it. */
function seal(node: Node, base: URL, digests: Digests): void {
  const isScript = node instanceof HTMLScriptElement;
  if (!isScript && !(node instanceof HTMLLinkElement)) return;
  const url = isScript ? node.src : node.href;
  if (!url.startsWith(base.href)) return;
  node.crossOrigin = 'anonymous';
  node.integrity = digests[new URL(url).pathname.slice(base.pathname.length)] ?? OF_NOTHING;
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
 * The remote's files run only as they were built: the portal's own server has the list of their digests (`listUrl`), and no
 * script or style sheet from below the manifest's folder enters the page without one.
 */
export function remoteIntegrity(manifestUrl: string, listUrl: string): ModuleFederationRuntimePlugin {
  const digests: Digests = {};
  const read = () => fetchDigests(listUrl).then((list) => void Object.assign(digests, list));
  let reading: Promise<void> | undefined;
  const base = new URL('.', new URL(manifestUrl, window.location.href));
  watchHead(document.head, (node) => seal(node, base, digests));
  return {
    name: 'remote-integrity',
    // The manifest is what everything begins with: the list travels beside it.
    async fetch(url, init) {
      reading ??= read();
      const [reply] = await Promise.all([fetch(url, init), reading]).catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
      return reply;
    },
  };
}
