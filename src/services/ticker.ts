import EventEmitter from 'eventemitter3';

const TICK_MS = 1000;

/** A clock that several rows read: it runs once a second, only while somebody looks. */
export interface Ticker {
  subscribe(listener: () => void): () => void;
  /** Server time of the last tick, Unix ms; the same until the next one. */
  time(): number;
}

/** Stands still in a hidden page and without listeners, and catches up when it is seen again. */
export function createTicker(now: () => number): Ticker {
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
    time: () => time,
  };
}
