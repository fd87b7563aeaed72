import { KICKED_CODE } from '../../contract/codes';
import { fetchTransport } from '../../http/lazy-transport';
import { withRetries } from '../../services/load-chunk';
import type { App } from '../mount/create-app';
import type { PushDeps } from './create-push';
import { createLoops } from './loops';

/** The first screen has line and processor to itself for this long. */
const PUSH_WAITS_MS = 2_000;

/** Starts the push, and fetches what further calls need, once the first screen has had its turn; returns a function that ends it. */
export function startPush(app: App): () => void {
  const { infrastructure, lifecycle, sessionEnd, lazyPush, report, services, toasts } = app;
  const { stores, chatFeed, refetch } = services;

  const onSessionOver: PushDeps['onSessionOver'] = (code, message, token) => {
    const text = message ?? toasts.words(code === KICKED_CODE ? 'kicked' : 'expired');
    sessionEnd.over(code, text, token);
  };
  const load = async () => {
    const { createPush } = await withRetries(() => import('./create-push'));
    return createPush({ infrastructure, stores, chatFeed, refetch, report, onSessionOver });
  };
  const loops = createLoops(refetch, lifecycle.isVisible);

  let stop = () => {};
  const timer = setTimeout(() => {
    fetchTransport();
    stop = lazyPush.start({ load, loops, visibility: lifecycle });
  }, PUSH_WAITS_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
