/** Local storage that never throws: a browser that forbids it leaves us memory. Values are text. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes every key of this form. */
  removeAll(form: RegExp): void;
}

/** `open` reads `window.localStorage`, which may itself throw. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (storage: Storage) => T): T | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key));
  };
  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const stored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      // What the browser refuses to keep lives as long as the mount.
      if (stored === true) memory.delete(key);
      else memory.set(key, value);
    },
    remove,
    removeAll(form) {
      for (const key of [...memory.keys(), ...(attempt(Object.keys) ?? [])]) if (form.test(key)) remove(key);
    },
  };
}
