import type { BridgeEmitter, Reporter } from '../../contract/mount-options';
import {
  type InCommandName,
  type InCommands,
  inCommands,
  type OutEventName,
  type OutEvents,
} from '../../contract/shell-events';
import { decode } from '../../contract/wire';

/** Events before the host listens are kept, the oldest dropped first. */
const MAX_KEPT_EVENTS = 50;
const FLUSH_INTERVAL_MS = 250;

type CommandHandlers = { readonly [K in InCommandName]: (payload: InCommands[K]) => void };

export interface ShellBridge {
  emit<K extends OutEventName>(name: K, payload: OutEvents[K]): void;
  /** Begins to listen to the shell; answers the way to stop. */
  start(handlers: Partial<CommandHandlers>): () => void;
}

const COMMAND_NAMES = Object.keys(inCommands) as InCommandName[];

/** Typed events out, validated commands in. Without a host's emitter every event goes nowhere. */
export function createShellBridge(emitter: BridgeEmitter | undefined, report: Reporter): ShellBridge {
  const kept: { name: OutEventName; payload: unknown }[] = [];
  // An emitter that cannot count its listeners is taken to have some.
  const hasListener = (name: string) => emitter?.listenerCount === undefined || emitter.listenerCount(name) > 0;

  const deliver = (name: OutEventName, payload: unknown) => {
    try {
      emitter?.emit(name, payload);
    } catch (error) {
      // A host's listener that throws is the host's fault and must not stop the app.
      report({ kind: 'host-listener', message: String(error), detail: { event: name } });
    }
  };

  let timer: ReturnType<typeof setInterval> | undefined;
  const stopTimer = () => {
    clearInterval(timer);
    timer = undefined;
  };

  const flush = () => {
    for (let index = 0; index < kept.length; ) {
      const event = kept[index];
      if (event !== undefined && hasListener(event.name)) {
        kept.splice(index, 1);
        deliver(event.name, event.payload);
      } else index += 1;
    }
    if (kept.length === 0) stopTimer();
  };

  const keep = (name: OutEventName, payload: unknown) => {
    if (kept.push({ name, payload }) > MAX_KEPT_EVENTS) kept.shift();
    timer ??= setInterval(flush, FLUSH_INTERVAL_MS);
  };

  const listen = <K extends InCommandName>(name: K, handle: (payload: InCommands[K]) => void) => {
    const listener = (raw: unknown) => {
      const read = decode(inCommands[name], raw);
      if (read.ok) handle(read.value as InCommands[K]);
      else report({ kind: 'bridge-refused', message: `${name}: ${read.issue}`, detail: { command: name } });
    };
    emitter?.on(name, listener);
    return () => emitter?.off(name, listener);
  };

  return {
    emit(name, payload) {
      if (emitter === undefined) return;
      flush();
      if (hasListener(name)) deliver(name, payload);
      else keep(name, payload);
    },
    start(handlers) {
      if (emitter === undefined) return () => {};
      const stops = COMMAND_NAMES.flatMap((name) => {
        const handle = handlers[name] as ((payload: unknown) => void) | undefined;
        return handle === undefined ? [] : [listen(name, handle)];
      });
      return () => {
        stopTimer();
        for (const stop of stops) stop();
        kept.length = 0;
      };
    },
  };
}
