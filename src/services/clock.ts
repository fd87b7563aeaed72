import EventEmitter from 'eventemitter3';

const TICK_MS = 1000;

/** The one clock of a mount, on server time: it runs once a second, only while somebody listens. */
export interface Clock {
  /** Hears of every tick; returns a function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Server time of the last tick, Unix ms; the same until the next one. */
  time(): number;
}

/** Stands in a hidden page and without listeners; the first to look finds it right all the same. */
export function createClock(now: () => number): Clock {
  const ticks = new EventEmitter<'tick'>();
  let time = now();
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    time = now();
    ticks.emit('tick');
  };
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const follow = () => {
    if (document.visibilityState === 'hidden') return stop();
    tick();
    timer ??= setInterval(tick, TICK_MS);
  };
  return {
    subscribe(listener) {
      ticks.on('tick', listener);
      if (ticks.listenerCount('tick') === 1) {
        document.addEventListener('visibilitychange', follow);
        follow();
      }
      return () => {
        ticks.off('tick', listener);
        if (ticks.listenerCount('tick') > 0) return;
        document.removeEventListener('visibilitychange', follow);
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
