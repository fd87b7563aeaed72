import { type Transport, TransportError, type TransportReply } from './transport-reply';
import { within } from './within';

/** The chunk with axios: a fifth of the first route's bytes, and the first screen's own calls have left before it is there. */
export const loadTransport = () => import('./transport');

/** Fetches it ahead of the calls that will want it; what fails here is fetched again by them. */
export const fetchTransport = (): void => void loadTransport().catch(() => undefined);

let hasRun = false;

/** Runs it as soon as it is there, while the app's own code is on its way: the first page's calls will wait for nothing else. */
export const runTransport = (): void =>
  void loadTransport()
    .then(async ({ createTransport }) => {
      await createTransport();
      hasRun = true;
    })
    .catch(() => undefined);

/** Axios takes a cheap phone as long as a frame or two to run: it gets the time between them, but no call waits longer for that. */
const IDLE_WITHIN_MS = 300;

/** Waits until the browser is idle; does not wait in a browser that cannot say so. */
const idle = () =>
  new Promise<unknown>((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: IDLE_WITHIN_MS });
    else resolve(undefined);
  });

/** Readings that are asked for at once leave one by one, each in a task of its own: together they would hold a cheap phone. */
function createTurns(): () => Promise<unknown> {
  let next: Promise<unknown> = Promise.resolve();
  return () => {
    const own = next;
    next = own.then(() => new Promise((resolve) => setTimeout(resolve)));
    return own;
  };
}

interface TransportCode {
  /** Runs the code that came; until then it lies there. */
  createTransport(): Transport | Promise<Transport>;
}

/** A transport whose code is fetched by the first request that needs it. A chunk that cannot be had is a network failure. */
export function createLazyTransport(load: () => Promise<TransportCode>): Transport {
  let loading: Promise<TransportCode> | undefined;
  let made: Transport | Promise<Transport> | undefined;
  const turn = createTurns();

  const ready = async (isUrgent: boolean): Promise<Transport> => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new TransportError('network', cause);
    });
    const code = await loading;
    if (made === undefined && !isUrgent && !hasRun) await idle();
    made ??= code.createTransport();
    if (!isUrgent) await turn();
    return made;
  };

  return async (request, options): Promise<TransportReply> => {
    const transport = await within(ready(options.urgent === true), options.signal, options.timeoutMs);
    return transport(request, options);
  };
}
