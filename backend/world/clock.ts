/** A world needs months before and after its day, and instants are counted from 1970. */
export const EARLIEST_MS = Date.UTC(1972, 0, 1);
export const LATEST_MS = Date.UTC(2200, 0, 1);

export interface ClockSetting {
  readonly at?: number | undefined;
  readonly speed?: number | undefined;
  /** The real instant at which `at` was said; now, when left out. */
  readonly realAt?: number | undefined;
  /** How far what is told of the time is off, ms. */
  readonly skew?: number | undefined;
}

/** The world's time: the real one, or one that was set and may run faster. */
export interface WorldClock {
  /** Unix ms. */
  now(): number;
  /** What clients are told: `now`, off by the skew. */
  told(): number;
  readonly speed: number;
  readonly skew: number;
  /** Sets the instant, the speed, or both; what is left out goes on as it was. */
  set(change: ClockSetting): void;
}

/** `realNow` is replaced in tests. */
export function makeClock(
  start: { readonly at: number | undefined; readonly speed: number },
  realNow: () => number = Date.now,
): WorldClock {
  let realAnchor = realNow();
  let worldAnchor = start.at ?? realAnchor;
  let speed = start.speed;
  let skew = 0;
  const now = () => Math.floor(worldAnchor + (realNow() - realAnchor) * speed);
  return {
    now,
    told: () => now() + skew,
    get speed() {
      return speed;
    },
    get skew() {
      return skew;
    },
    set(change) {
      worldAnchor = change.at ?? now();
      realAnchor = change.realAt ?? realNow();
      speed = change.speed ?? speed;
      skew = change.skew ?? skew;
    },
  };
}

/** The time as it is here. Both instants: a process that hears of it a little later shows the same time all the same. */
export const settingOf = (clock: WorldClock): ClockSetting => ({
  at: clock.now(),
  speed: clock.speed,
  skew: clock.skew,
  realAt: Date.now(),
});
