import { KICKED_CODE } from '../../contract/codes';
import { bringAxios } from '../../http/lazy-transport';
import type { Visibility } from '../../services/clock';
import { withRetries } from '../../services/load-chunk';
import type { PushDeps } from './create-push';
import type { LazyPush } from './lazy-push';
import { createLoops } from './loops';

/** The first screen has line and processor to itself for this long. */
const PUSH_WAITS_MS = 2_000;

interface PushStartDeps extends Omit<PushDeps, 'onSessionOver'> {
  readonly lazyPush: LazyPush;
  readonly visibility: Visibility;
  /** Our words where the server has none. */
  readonly words: (key: 'kicked' | 'expired') => string;
  readonly onSessionOver: (code: number, message: string, token: string) => void;
  /** The first screen has had its turn. */
  readonly onRest: () => void;
}

/** Starts the push, and brings axios, once the first screen has had its turn; returns a function that ends it. */
export function startPush({ lazyPush, visibility, words, onSessionOver, onRest, ...deps }: PushStartDeps): () => void {
  const load = async () => {
    const { createPush } = await withRetries(() => import('./create-push'));
    return createPush({
      ...deps,
      onSessionOver: (code, message, token) =>
        onSessionOver(code, message ?? words(code === KICKED_CODE ? 'kicked' : 'expired'), token),
    });
  };
  const loops = createLoops(deps.refetch, visibility.isVisible);

  let stop = () => {};
  const timer = setTimeout(() => {
    void bringAxios();
    stop = lazyPush.start({ load, loops, visibility });
    onRest();
  }, PUSH_WAITS_MS);
  return () => {
    clearTimeout(timer);
    stop();
  };
}
