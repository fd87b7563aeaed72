import EventEmitter from 'eventemitter3';

const TICK_MS = 1000;

/** True while the page is in front and the host shows the app. */
export interface Visibility {
  readonly isVisible: () => boolean;
  /** Hears of every change; returns a function that ends it. */
  readonly onVisibility: (listener: () => void) => () => void;
}

/** The one clock of a mount, on server time: it runs once a second, only while somebody listens. */
export interface Clock {
  /** Hears of every tick; returns a function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Server time of the last tick, Unix ms; the same until the next one. */
  time(): number;
}

/** Stands in a hidden page and without listeners; the first to look finds it right all the same. */
export function createClock(now: () => number, { isVisible, onVisibility }: Visibility): Clock {
  const ticks = new EventEmitter<'tick'>();
  let time = now();
  let timer: ReturnType<typeof setInterval> | undefined;
  let leave = () => {};

  const tick = () => {
    time = now();
    ticks.emit('tick');
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const follow = () => {
    if (!isVisible()) return stop();
    tick();
    timer ??= setInterval(tick, TICK_MS);
  };
  return {
    subscribe(listener) {
      ticks.on('tick', listener);
      if (ticks.listenerCount('tick') === 1) {
        leave = onVisibility(follow);
        follow();
      }
      return () => {
        ticks.off('tick', listener);
        if (ticks.listenerCount('tick') > 0) return;
        leave();
        stop();
      };
    },
    time() {
      // A view is drawn before it listens: it must not show the time at which the last one stopped.
      if (ticks.listenerCount('tick') === 0 && Math.abs(now() - time) >= TICK_MS) time = now();
      return time;
    },
  };
}
