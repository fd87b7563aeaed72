/** The owner of a stored value: the device's stays, a member's goes with the member. */
export type Owner = 'device' | 'member';

const PREFIX: Readonly<Record<Owner, string>> = { device: 'si:', member: 'si:member:' };

/** The storage key of a value of ours. */
export const ownedKey = (owner: Owner, name: string): string => `${PREFIX[owner]}${name}`;

/** Local storage that never throws: a browser that forbids it leaves us memory. Values are text. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Removes every value that a member owns. */
  forgetMember(): void;
  /** Hears when another tab changes a key; returns a function that ends it. */
  listen(key: string, listener: () => void): () => void;
}

/** `open` reads `window.localStorage`, which may itself throw; `win` tells of other tabs. */
export function createSafeStorage(
  open: () => Storage,
  win?: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): SafeStorage {
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
    get(key) {
      const stored = attempt((storage) => storage.getItem(key)) ?? null;
      // Another tab has stored it since: nothing of ours from before stands beside it.
      if (stored !== null && memory.has(key)) memory.clear();
      return memory.get(key) ?? stored;
    },
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      // What a full storage had before would be told in other tabs and after a reload; ours lives as long as the mount.
      if (isStored === true) memory.delete(key);
      else {
        remove(key);
        memory.set(key, value);
      }
    },
    remove,
    forgetMember() {
      const keys = [...memory.keys(), ...(attempt(Object.keys) ?? [])];
      for (const key of keys) if (key.startsWith(PREFIX.member)) remove(key);
    },
    listen(key, listener) {
      const onStorage = (event: StorageEvent) => {
        // No key: everything was cleared.
        if (event.key === key || event.key === null) listener();
      };
      win?.addEventListener('storage', onStorage);
      return () => win?.removeEventListener('storage', onStorage);
    },
  };
}
