import type { InCommands, OutEvents } from 'sportInfo/mount';
import { bridge } from '../host/remote/bridge';

/** Every event of the remote, and every command that it takes. Records, so that the compiler misses a new one here. */
const NAMES: { event: Record<keyof OutEvents, true>; command: Record<keyof InCommands, true> } = {
  event: {
    ready: true,
    'route:change': true,
    'login:jump': true,
    'navigate:out': true,
    'customer-service:open': true,
    'session:expired': true,
    toast: true,
    'title:change': true,
    error: true,
    track: true,
    'badge:change': true,
    'follow:change': true,
    'booking:change': true,
    'player:change': true,
    'release:new': true,
  },
  command: {
    session: true,
    theme: true,
    locale: true,
    flags: true,
    selectTab: true,
    navigate: true,
    visibility: true,
    service: true,
    reset: true,
    player: true,
    refresh: true,
  },
};

type Watcher = (kind: 'event' | 'command', name: string, payload: unknown) => void;
const watchers = new Set<Watcher>();

// From the start, before any remote listens: a command is told before what it brings about.
for (const kind of ['event', 'command'] as const) {
  for (const name of Object.keys(NAMES[kind])) {
    bridge.on(name, (payload: unknown) => watchers.forEach((watcher) => void watcher(kind, name, payload)));
  }
}

/** Tells of all that goes over the bridge, at once; returns a function that ends it. */
export function watchBridge(watcher: Watcher): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
