/** What is said between the mounts of a page and the tabs of a browser: that something changed, never what. */
const CHANNEL = 'si:session';
const SESSION_KEYS: ReadonlySet<string | null> = new Set(['token', 'uid', null]);

export interface SessionNews {
  /** Tells the others; not oneself. */
  announce(): void;
  /** `onNews` hears of changes by others; answers the way to stop. */
  listen(onNews: () => void): () => void;
}

/**
 * A `storage` event reaches other tabs only, a `BroadcastChannel` other mounts of this page too. The channel carries no
 * token: whoever hears of a change reads the storage.
 */
export function createSessionNews(win: Window & Partial<Pick<typeof globalThis, 'BroadcastChannel'>>): SessionNews {
  let channel: BroadcastChannel | undefined;
  return {
    announce: () => channel?.postMessage('changed'),
    listen(onNews) {
      // The keys of one change come one by one: what is read is what stands after the last.
      let timer: ReturnType<typeof setTimeout> | undefined;
      const soon = () => {
        timer ??= setTimeout(() => {
          timer = undefined;
          onNews();
        }, 0);
      };
      const onStorage = ({ key }: StorageEvent) => {
        if (SESSION_KEYS.has(key)) soon();
      };
      win.addEventListener('storage', onStorage);
      channel = win.BroadcastChannel === undefined ? undefined : new win.BroadcastChannel(CHANNEL);
      if (channel !== undefined) channel.onmessage = soon;
      return () => {
        clearTimeout(timer);
        timer = undefined;
        win.removeEventListener('storage', onStorage);
        channel?.close();
        channel = undefined;
      };
    },
  };
}
