import { useStore as useStoreApi } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Services, type StoreDefinition, type Stores, useServices } from './services';

/** A domain's store, made when a mount first asks. `begin` makes its state, `end` stops what it has running. */
export const defineStore = <State>(
  name: string,
  begin: StoreDefinition<State>['begin'],
  end?: StoreDefinition<State>['end'],
): StoreDefinition<State> => ({ name, begin, end });

/** Begins nothing: a store that stands before its mount's services do is adopted. */
export const handedDown = (): never => {
  throw new Error('a store that the mount has not handed down');
};

/** The stores of one mount. What comes after its end, a late answer for instance, finds a store and changes nothing. */
export function createStores(services: () => Services): Stores {
  const held = new Map<unknown, { readonly store: unknown; readonly end: () => void }>();
  let isOver = false;
  const keep = <State>(definition: StoreDefinition<State>, store: StoreApi<State>): StoreApi<State> => {
    const end = () => {
      definition.end?.(store.getState());
      store.setState = () => {};
    };
    held.set(definition, { store, end });
    if (isOver) end();
    return store;
  };
  return {
    get: <State>(definition: StoreDefinition<State>) =>
      (held.get(definition)?.store as StoreApi<State> | undefined) ??
      keep(
        definition,
        createStore<State>((_set, _get, api) => definition.begin(api, services)),
      ),
    adopt: keep,
    end() {
      if (isOver) return;
      isOver = true;
      for (const { end } of held.values()) end();
    },
  };
}

/** Selects from a domain's store; renders again when the selection changes. */
export const useStore = <State, Slice>(definition: StoreDefinition<State>, select: (state: State) => Slice): Slice =>
  useStoreApi(useServices().stores.get(definition), select);
