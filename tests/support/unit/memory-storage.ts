/** A Storage in memory, for tests outside of a browser; its own keys are what it holds, as a browser's are. */
export function memoryStorage(): Storage {
  const held: Record<string, string> = Object.create({
    get length() {
      return Object.keys(held).length;
    },
    clear() {
      for (const key of Object.keys(held)) delete held[key];
    },
    getItem: (key: string) => (Object.hasOwn(held, key) ? held[key] : null),
    key: (index: number) => Object.keys(held)[index] ?? null,
    removeItem(key: string) {
      delete held[key];
    },
    setItem(key: string, value: string) {
      held[key] = value;
    },
  });
  return held as unknown as Storage;
}
