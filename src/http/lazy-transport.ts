import { type Transport, TransportError, type TransportReply } from './transport-reply';
import { within } from './within';

/** The chunk with axios: a fifth of the first route's bytes, and the first screen's own calls have left before it is there. */
export const loadTransport = () => import('./transport');

/** Fetches it ahead of the calls that will want it; what fails here is fetched again by them. */
export const fetchTransport = (): void => void loadTransport().catch(() => undefined);

/** A transport whose code is fetched by the first request that needs it. A chunk that cannot be had is a network failure. */
export function createLazyTransport(load: () => Promise<{ createTransport(): Transport }>): Transport {
  let loading: Promise<Transport> | undefined;

  const ready = (): Promise<Transport> => {
    loading ??= load().then(
      ({ createTransport }) => createTransport(),
      (cause: unknown) => {
        loading = undefined;
        throw new TransportError('network', cause);
      },
    );
    return loading;
  };

  return async (request, options): Promise<TransportReply> => {
    const transport = await within(ready(), options.signal, options.timeoutMs);
    return transport(request, options);
  };
}
