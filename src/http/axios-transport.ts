import axios, { type AxiosInstance, isAxiosError, isCancel } from 'axios';
import { saidInHeaders } from './said-in-headers';
import { type Transport, TransportError, type TransportFault } from './transport-reply';

const faultOf = (error: unknown): TransportFault => {
  if (isCancel(error)) return 'cancelled';
  if (isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')) return 'timeout';
  return 'network';
};

/** HTTP through axios' fetch adapter: text in, text out; any HTTP status is an answer. */
export function createTransport(instance: AxiosInstance = axios.create({ adapter: 'fetch' })): Transport {
  return async (request, { timeoutMs, signal, keepalive }) => {
    try {
      const reply = await instance.request<string>({
        url: request.url,
        method: request.method,
        // Axios would name itself there: Firefox and Safari then ask a server of another origin to allow it, which none does.
        headers: { ...request.headers, 'User-Agent': false },
        data: request.body,
        timeout: timeoutMs,
        signal,
        responseType: 'text',
        // The reply is parsed once, by us, so that a malformed one has a kind of its own.
        transformRequest: [(body: unknown) => body],
        transformResponse: [(body: unknown) => body],
        validateStatus: () => true,
        withCredentials: false,
        // No cookie is read: some browsers throw at the very look at them, and the portal's are not ours.
        withXSRFToken: false,
        // A redirect would carry the token wherever it points to.
        fetchOptions: { redirect: 'error', ...(keepalive && { keepalive }) },
      });
      return {
        text: String(reply.data ?? ''),
        status: reply.status,
        ...saidInHeaders((name) => reply.headers[name]),
      };
    } catch (error) {
      throw new TransportError(faultOf(error), error);
    }
  };
}
