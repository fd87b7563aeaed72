import type { PreparedRequest } from './request';
import { saidInHeaders } from './said-in-headers';
import { type Transport, TransportError, type TransportReply } from './transport-reply';
import { within } from './within';

/** Text in, text out; any HTTP status is an answer. Rejects as the browser does. */
export async function fetchReply(
  { url, method, headers, body }: PreparedRequest,
  signal: AbortSignal,
  keepalive = false,
): Promise<TransportReply> {
  const sentAt = performance.now();
  // A redirect would carry the token wherever it points to.
  const reply = await fetch(url, {
    method,
    headers,
    body: body ?? null,
    signal,
    keepalive,
    credentials: 'omit',
    redirect: 'error',
  });
  const trip = { sentAt, arrivedAt: performance.now() };
  return { text: await reply.text(), status: reply.status, ...saidInHeaders((name) => reply.headers.get(name)), trip };
}

/** HTTP through the browser's own fetch, which is there before any code of a library. */
export const fetchTransport: Transport = async (request, { timeoutMs, signal, keepalive }) => {
  if (signal.aborted) throw new TransportError('cancelled', signal.reason);
  const controller = new AbortController();
  try {
    return await within(fetchReply(request, controller.signal, keepalive), signal, timeoutMs);
  } catch (error) {
    throw error instanceof TransportError ? error : new TransportError('network', error);
  } finally {
    // Ends what nobody waits for any more.
    controller.abort();
  }
};
