import { useMemo } from 'react';
import * as v from 'valibot';
import { useServices } from '../../../services/services';
import { defineStore, useStore } from '../../../services/store-registry';
import type { SafeStorage } from '../../../session/safe-storage';

const KEY = 'si:searches';
const MOST_KEPT = 10;

const stored = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** An unreadable value is none. */
function readSearches(storage: SafeStorage): readonly string[] {
  const read = v.safeParse(stored, storage.get(KEY));
  return read.success ? read.output : [];
}

/** The searches on this device (decisions.md, search). */
interface Searches {
  /** The newest first; undefined until one is added: what is stored holds. */
  readonly recent: readonly string[] | undefined;
  readonly remember: (query: string) => void;
  readonly clear: () => void;
}

export const searchesStore = defineStore<Searches>('searches', (store, services) => ({
  recent: undefined,
  remember(query) {
    const { storage } = services();
    const before = store.getState().recent ?? readSearches(storage);
    const recent = [query, ...before.filter((one) => one !== query)].slice(0, MOST_KEPT);
    storage.set(KEY, JSON.stringify(recent));
    store.setState({ recent });
  },
  clear() {
    services().storage.remove(KEY);
    store.setState({ recent: [] });
  },
}));

export function useRecentSearches(): readonly string[] {
  const { storage } = useServices();
  const recent = useStore(searchesStore, (state) => state.recent);
  return useMemo(() => recent ?? readSearches(storage), [recent, storage]);
}
