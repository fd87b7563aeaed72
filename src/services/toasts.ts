import { createStore, type StoreApi } from 'zustand/vanilla';

export type ToastType = 'fail' | 'success' | 'info' | 'warn';

export interface Toast {
  readonly type: ToastType;
  /** Ready to read, in the user's language. */
  readonly text: string;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

export type ToastStore = StoreApi<{ readonly current: ShownToast | null }>;

/** One toast at a time: a newer one takes the place of the older. */
export function createToasts(): { store: ToastStore; show(toast: Toast): void; hide(id: number): void } {
  const store: ToastStore = createStore(() => ({ current: null }));
  let last = 0;
  return {
    store,
    show(toast) {
      last += 1;
      store.setState({ current: { ...toast, id: last } });
    },
    hide(id) {
      if (store.getState().current?.id === id) store.setState({ current: null });
    },
  };
}
