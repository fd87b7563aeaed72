import { fetchTransport } from './fetch-transport';
import type { Transport } from './transport-reply';
import { within } from './within';

interface AxiosCode {
  /** Runs the code that came; until then it lies there. */
  createTransport(): Promise<Transport>;
}

/** The chunk with axios: a fifth of the first route's bytes. */
const loadAxios = (): Promise<AxiosCode> => import('./transport');

/** Axios takes a cheap phone as long as a frame or two to run: it gets the time between them, within so many ms. */
const IDLE_WITHIN_MS = 300;

/** Waits until the browser is idle; does not wait in a browser that cannot say so. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: IDLE_WITHIN_MS });
    else resolve(undefined);
  });

let axios: Transport | undefined;

/** Brings axios behind the first screen; where it cannot be had, the browser's fetch goes on. */
export async function bringAxios(load = loadAxios): Promise<void> {
  if (axios !== undefined) return;
  try {
    const code = await load();
    await idle();
    axios ??= await code.createTransport();
  } catch {
    // The next mount tries again.
  }
}

/** Readings that are asked for at once leave one by one, each in a task of its own: together they would hold a cheap phone. */
function createTurns(): () => Promise<unknown> {
  let next: Promise<unknown> = Promise.resolve();
  return () => {
    const own = next;
    next = own.then(() => new Promise((resolve) => setTimeout(resolve)));
    return own;
  };
}

/** A transport that waits for no code: calls leave by the browser's fetch until axios is there. */
export function createLazyTransport(): Transport {
  const turn = createTurns();
  return async (request, options) => {
    if (options.urgent !== true) await within(turn(), options.signal, options.timeoutMs);
    return (axios ?? fetchTransport)(request, options);
  };
}
