import type * as v from 'valibot';
import type { StoreApi } from 'zustand/vanilla';
import { decode } from '../contract/wire';
import { type Owner, ownedKey, type SafeStorage } from '../session/safe-storage';
import type { SessionStore } from '../session/session-state';

/** Larger values are not worth the room, nor the time it takes to write them. */
const MAX_CHARS = 300_000;

/** A value that the device keeps over visits, as JSON. */
export interface Kept<Value> {
  readonly key: string;
  /** The stored value; the usual one where there is none, or none that can be read. */
  read(storage: SafeStorage): Value;
  /** Changes what is stored now, which another tab may have written; undefined forgets it. Returns what is stored then. */
  change(storage: SafeStorage, next: (stored: Value) => Value | undefined): Value;
}

interface KeptState<Value> {
  readonly value: Value;
  readonly change: (next: (stored: Value) => Value | undefined) => void;
  readonly stop: () => void;
}

/** A kept value with one copy for each mount, read once and again when another tab writes it: a store's definition. */
export interface KeptStore<Value> extends Kept<Value> {
  readonly name: string;
  readonly begin: (
    store: StoreApi<KeptState<Value>>,
    services: () => { readonly storage: SafeStorage; readonly session: Pick<SessionStore, 'subscribe'> },
  ) => KeptState<Value>;
  readonly end: (state: KeptState<Value>) => void;
}

type OrNone<Value, Usual> = Usual extends undefined ? Value | undefined : Value;

/** A bare word, as an older version wrote it, is text. */
function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return stored;
  }
}

/** Defines what the device keeps (docs/state.md). `usual`: without a stored value. A member's goes with the member. */
export function defineKept<Value, Usual extends Value | undefined>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  usual: Usual,
  owner: Owner,
): KeptStore<OrNone<Value, Usual>>;
export function defineKept<Value>(
  name: string,
  schema: v.GenericSchema<unknown, Value>,
  usual: Value,
  owner: Owner,
): KeptStore<Value> {
  const key = ownedKey(owner, name);
  const kept: Kept<Value> = {
    key,
    read(storage) {
      const found = decode(schema, parsed(storage.get(key)));
      return found.ok ? found.value : usual;
    },
    change(storage, next) {
      const value = next(kept.read(storage));
      const json = value === undefined ? undefined : JSON.stringify(value);
      if (json === undefined) storage.remove(key);
      else if (json.length <= MAX_CHARS) storage.set(key, json);
      return value ?? usual;
    },
  };
  return {
    ...kept,
    name: key,
    begin(store, services) {
      const { storage, session } = services();
      const readAgain = () => store.setState({ value: kept.read(storage) });
      const stops = [storage.listen(key, readAgain), session.subscribe(readAgain)];
      return {
        value: kept.read(storage),
        change: (next) => store.setState({ value: kept.change(storage, next) }),
        stop() {
          for (const stop of stops) stop();
        },
      };
    },
    end: ({ stop }) => stop(),
  };
}
