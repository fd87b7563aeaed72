/** Timers that all end together. */
export function createTimers() {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  return {
    after(ms: number, work: () => void) {
      const timer = setTimeout(() => {
        timers.delete(timer);
        work();
      }, ms);
      timers.add(timer);
    },
    clear() {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
