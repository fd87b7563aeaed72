import { TransportError } from './transport-reply';

/** Settles with the promise, or as soon as signal or clock (ms) say so: then with a `TransportError`. */
export function within<T>(promise: Promise<T>, signal: AbortSignal, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new TransportError('cancelled', signal.reason));
    if (signal.aborted) {
      // Nobody waits for it any more, nor for how it fails.
      promise.catch(() => undefined);
      return onAbort();
    }
    const timer = setTimeout(() => reject(new TransportError('timeout', undefined)), timeoutMs);
    signal.addEventListener('abort', onAbort, { once: true });
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    };
    promise.then(resolve, reject).finally(done);
  });
}
