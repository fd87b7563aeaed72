import { createContext, useContext, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { PendingAction } from '../contract/call';
import type { Reporter, ResolvedOptions } from '../contract/shell/mount-options';
import type { OutEventName, OutEvents } from '../contract/shell/shell-events';
import type { CallApi } from '../http/api';
import type { SafeStorage } from '../session/safe-storage';
import type { SessionStore } from '../session/session-state';
import type { ChatFeed } from './chat-feed';
import type { Clock, Visibility } from './clock';
import type { OfflineCache } from './offline-cache';
import type { Paths } from './paths';
import type { Refetch } from './refetch';
import type { Toast } from './toasts';

/** A store's first state and its end; made by `defineStore`. */
export interface StoreDefinition<State> {
  readonly name: string;
  readonly begin: (store: StoreApi<State>, services: () => Services) => State;
  readonly end: ((state: State) => void) | undefined;
}

/** The stores of one mount: each is made when it is first asked for, and ends with the mount. */
export interface Stores {
  get<State>(definition: StoreDefinition<State>): StoreApi<State>;
  /** Takes in a store that stood before the mount's services did; it ends with the others. */
  adopt<State>(definition: StoreDefinition<State>, store: StoreApi<State>): StoreApi<State>;
  end(): void;
}

/** The services of one mount for its pages; made by `app/mount/create-services.ts`, gone with the mount. */
export interface Services {
  readonly options: ResolvedOptions;
  readonly call: CallApi;
  /** URL of a file id; a full http(s) URL of an allowed kind passes as it is. */
  readonly fileUrl: (file: string) => string;
  readonly paths: Paths;
  readonly stores: Stores;
  readonly session: SessionStore;
  /** Asks for a channel of pushes and returns a function that lets it go. */
  readonly watch: (channel: string) => () => void;
  /** Chat messages of the rooms whose channels are watched. */
  readonly chatFeed: ChatFeed;
  readonly refetch: Refetch;
  readonly offlineCache: OfflineCache;
  /** The device's memory; `defineKept` (kept.ts) reads and writes it. */
  readonly storage: SafeStorage;
  readonly visibility: Visibility;
  readonly toast: (toast: Toast) => void;
  /** Sends the user to the log-in of shell or native app, and back to this place. */
  readonly askLogin: (pendingAction?: PendingAction) => void;
  /** Runs when a session begins after `askLogin(intent)` of one of these kinds; returns a function that ends it. */
  readonly onPendingAction: (
    kinds: readonly PendingAction['kind'][],
    listener: (pendingAction: PendingAction) => void,
  ) => () => void;
  /** A link of the portal or an outside target, after the allow-list; embedded it becomes `navigate:out`. */
  readonly openLink: (href: string) => void;
  /** Hands an address, and a picture of it (a `data:` address), to others through the native app; false where there is none, or it cannot. */
  readonly shareNatively: (shared: {
    readonly title: string;
    readonly url: string;
    readonly picture?: string;
  }) => Promise<boolean>;
  /** Asks the host for its customer service. */
  readonly openService: () => void;
  /** True when somebody would hear of it: an app alone may have no service. */
  readonly hasService: () => boolean;
  /** One step back; from the first page out of the native app's view, or home. */
  readonly goBack: () => void;
  readonly report: Reporter;
  /** Tells a host that listens; of this nothing is kept for later. */
  readonly tellHost: <Name extends OutEventName>(name: Name, payload: OutEvents[Name]) => void;
  /** Server time, Unix ms. */
  readonly now: () => number;
  /** Ticks for all that counts minutes and seconds; views read it with `useTicked`. */
  readonly clock: Clock;
  /** The device's clock, Unix ms: for when something was read here. */
  readonly deviceNow: () => number;
  /** The host's scroll container; undefined: the window scrolls. */
  readonly scrollContainer: HTMLElement | undefined;
}

export const ServicesContext = createContext<Services | null>(null);

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices outside of a mount');
  return services;
}

/** The value of `read` at server time `now` (Unix ms); a tick renders only where it makes another value. */
export function useTicked<Value extends string | number | boolean | undefined>(read: (now: number) => Value): Value {
  const { clock } = useServices();
  return useSyncExternalStore(clock.subscribe, () => read(clock.time()));
}
