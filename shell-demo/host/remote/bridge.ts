import type { InCommands, OutEvents } from 'sportInfo/mount';
import EventEmitter from 'eventemitter3';
import { writeLog } from '../portal-store';

/** Every event of the remote. A record, so that the compiler misses a new one here. */
const OUT_EVENTS: Readonly<Record<keyof OutEvents, true>> = {
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
};

/** One bridge for the portal's life: it outlasts any mount. */
export const bridge = new EventEmitter();

type Witness = (kind: 'event' | 'command', name: string, payload: unknown) => void;
let witness: Witness | undefined;

/** Tells somebody of everything that goes over the bridge, at once; undefined tells nobody. */
export const setWitness = (one: Witness | undefined): void => {
  witness = one;
};

// Written down when the emitting code is done: it may be rendering.
for (const event of Object.keys(OUT_EVENTS)) {
  bridge.on(event, (payload: unknown) => {
    witness?.('event', event, payload);
    queueMicrotask(() => writeLog(event, payload));
  });
}

/** Sends the remote a command. */
export function command<Name extends keyof InCommands>(name: Name, payload: InCommands[Name]): void {
  witness?.('command', name, payload);
  writeLog(`→ ${name}`, payload);
  bridge.emit(name, payload);
}

type Answers = { readonly [Name in keyof OutEvents]?: (payload: OutEvents[Name]) => void };

/** Listens to the remote; returns a function that ends it. */
export function answerRemote(answers: Answers): () => void {
  const entries = Object.entries(answers) as [string, (payload: unknown) => void][];
  for (const [event, answer] of entries) bridge.on(event, answer);
  return () => {
    for (const [event, answer] of entries) bridge.off(event, answer);
  };
}
