import EventEmitter from 'eventemitter3';
import type { Visibility } from '../../services/clock';

/** Hidden for longer than this, the page may have missed pushes without a sign of it (decisions.md, subscribe). */
const ASLEEP_AFTER_MS = 60_000;

interface LifecycleDeps {
  readonly window: Window;
  /** The network is back, or the page after a long sleep: connect again and read what is on screen. */
  readonly onResume: () => void;
}

export interface Lifecycle extends Visibility {
  /** The host shows or hides the app inside its own page. */
  setHostVisible(isVisible: boolean): void;
  /** Listens to the browser's own page lifecycle; returns a function that ends it. */
  start(): () => void;
}

/** The monotonic clock of some browsers stands while the device sleeps, the other one may be set back: the longer time counts. */
const sleptSince = ({ ticks, time }: { readonly ticks: number; readonly time: number }): number =>
  Math.max(performance.now() - ticks, Date.now() - time);

/** The app's visibility, and the moment when it has to catch up. */
export function createLifecycle({ window: win, onResume }: LifecycleDeps): Lifecycle {
  const { document } = win;
  let isHostVisible = true;
  let hiddenAt: { readonly ticks: number; readonly time: number } | undefined;
  const changes = new EventEmitter<'change'>();
  const isVisible = () => isHostVisible && document.visibilityState === 'visible';

  const onChange = () => {
    changes.emit('change');
    if (!isVisible()) {
      hiddenAt ??= { ticks: performance.now(), time: Date.now() };
      return;
    }
    if (hiddenAt !== undefined && sleptSince(hiddenAt) > ASLEEP_AFTER_MS) onResume();
    hiddenAt = undefined;
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onResume();
  };

  return {
    isVisible,
    onVisibility(listener) {
      changes.on('change', listener);
      return () => {
        changes.off('change', listener);
      };
    },
    setHostVisible(isShown) {
      isHostVisible = isShown;
      onChange();
    },
    start() {
      document.addEventListener('visibilitychange', onChange);
      win.addEventListener('online', onResume);
      win.addEventListener('pageshow', onPageShow);
      return () => {
        document.removeEventListener('visibilitychange', onChange);
        win.removeEventListener('online', onResume);
        win.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}
