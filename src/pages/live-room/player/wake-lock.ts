/** Keeps the screen on while something plays. */
export interface ScreenLock {
  readonly hold: (isWanted: boolean) => void;
}

/** A browser without it, or one that refuses, lets the screen go dark; the lock of a hidden page is the browser's to take. */
export function createScreenLock(wakeLock: WakeLock | undefined): ScreenLock {
  let isWanted = false;
  let held: WakeLockSentinel | undefined;
  const release = () => {
    const sentinel = held;
    held = undefined;
    sentinel?.release().catch(() => undefined);
  };
  const ask = async () => {
    const sentinel = await wakeLock?.request('screen').catch(() => undefined);
    // It may have taken so long that nobody wants it any more, or that another came first.
    if (isWanted && held === undefined) held = sentinel;
    else sentinel?.release().catch(() => undefined);
  };
  return {
    hold(next) {
      if (next === isWanted) return;
      isWanted = next;
      if (isWanted) void ask();
      else release();
    },
  };
}
