import { KICKED_CODE } from '../../contract/codes';
import { fetchTransport } from '../../http/lazy-transport';
import type { App } from '../mount/create-app';
import { withRetries } from '../startup/load-chunk';
import type { PushDeps } from './push';

/** The first screen has line and processor to itself for this long. */
const PUSH_WAITS_MS = 2_000;

/** Starts the push, and fetches what further calls need, once the first screen has had its turn; answers the way to stop. */
export function startPush(app: App): () => void {
  const { infrastructure, lifecycle, ends, pushDoor, report, services, voice } = app;
  const { stores, talk, readings } = services;

  const onSessionOver: PushDeps['onSessionOver'] = (code, message, token) => {
    const text = message ?? voice.words(code === KICKED_CODE ? 'kicked' : 'expired');
    ends.over(code, text, token);
  };
  const load = async () => {
    const { createPushPart } = await withRetries(() => import('./push-part'));
    const { isVisible } = lifecycle;
    return createPushPart({ infrastructure, stores, talk, readings, report, isVisible, onSessionOver });
  };

  let stop = () => {};
  const timer = setTimeout(() => {
    fetchTransport();
    stop = pushDoor.start(load);
  }, PUSH_WAITS_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
