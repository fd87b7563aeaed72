import type { Crossing } from './qa-crossing';

/** What of the page's requests are calls of the API. */
const CALL = /^\/(api|ssapi)\//;

async function outcomeOf(reply: Response): Promise<string> {
  if (!reply.ok) return `HTTP ${reply.status}`;
  try {
    const { code } = (await reply.clone().json()) as { code?: unknown };
    return `code ${String(code)}`;
  } catch {
    return 'not JSON';
  }
}

/** Hears of every call that the page makes from now on; returns a function that ends it. */
export function watchCalls(onCall: (call: Crossing) => void): () => void {
  const { fetch } = window;
  const watched: typeof fetch = async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const { pathname } = new URL(request?.url ?? String(input), window.location.href);
    const name = `${(init?.method ?? request?.method ?? 'GET').toUpperCase()} ${pathname}`;
    const signal = init?.signal ?? request?.signal;
    // The app itself gives up what nobody waits for any more; how far it came is chance.
    const tell = (detail: string) =>
      CALL.test(pathname) && signal?.aborted !== true && onCall({ kind: 'call', name, detail });
    try {
      const reply = await fetch.call(window, input, init);
      void outcomeOf(reply).then(tell);
      return reply;
    } catch (error) {
      tell('no answer');
      throw error;
    }
  };
  window.fetch = watched;
  return () => {
    if (window.fetch === watched) window.fetch = fetch;
  };
}
