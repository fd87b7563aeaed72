import type { ComponentType } from 'react';

export type PageLoader = () => Promise<{ readonly default: ComponentType }>;

const RETRY_PAUSE_MS = 400;
const MAX_TRIES = 3;
/** product.md, section 8: webpack gives a chunk up after 120 s (`output.chunkLoadTimeout`). */
const GIVEN_UP_AFTER_MS = 119_000;

const OUTDATED = 'outdated';

/** True for code of a release that is gone: no other try brings it. */
export const isOutdated = (error: unknown): boolean => (error as Error | undefined)?.message === OUTDATED;

/** The text that names the current release at the server of a file of ours, and whether it names this file's build. */
export async function releaseOf(
  file: string,
  ways: readonly string[],
): Promise<{ readonly text: string; readonly isOurs: boolean } | undefined> {
  const [, folder = '', hash] = /(\w+)\/[^/]+\.([0-9a-f]{8})\.\w+$/.exec(file) ?? [];
  if (hash === undefined) return undefined;
  for (const above of ways) {
    const begin = new URL(above + (folder === 'alone' ? 'index.html' : 'mf-manifest.json'), file);
    const text = await fetch(begin).then(
      (reply) => reply.text(),
      () => '',
    );
    // A page of the network, or of a server that answers everything, names none.
    if (text.includes(`${folder}/`)) return { text, isOurs: text.includes(hash) };
  }
  return undefined;
}

/** The failure of a chunk, which is of a release that is gone where the current one names other files. */
async function explained(error: unknown): Promise<unknown> {
  const { request = '' } = error as { readonly request?: string };
  return (await releaseOf(request, ['../', '../../']))?.isOurs === false ? new Error(OUTDATED) : error;
}

/** Loads a chunk and heals a passing fault: webpack forgets a failed chunk, `React.lazy` does not. `isWanted`: it is worth another try. */
export async function withRetries<T>(load: () => Promise<T>, isWanted = () => true): Promise<T> {
  const begun = performance.now();
  for (let tried = 1; ; tried += 1) {
    try {
      return await load();
    } catch (error) {
      if (tried >= MAX_TRIES || performance.now() - begun > GIVEN_UP_AFTER_MS) throw await explained(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
      if (!isWanted()) throw error;
    }
  }
}

/** webpack marks the scripts that are on their way so; it takes them out when they are there. */
const IN_FLIGHT = 'script[data-webpack^="sportInfo:"], script[data-webpack^="sportInfoAlone:"]';

/** Ends the wait for chunks that hang, which webpack would repeat for 120 s. Their loaders ask again. */
export function abandonHangingChunks(document: Document): void {
  for (const script of document.querySelectorAll(IN_FLIGHT)) script.dispatchEvent(new Event('error'));
}
