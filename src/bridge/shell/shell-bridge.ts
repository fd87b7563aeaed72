import type { BridgeEmitter, Reporter } from '../../contract/shell/mount-options';
import {
  type InCommandName,
  type InCommands,
  inCommands,
  type OutEventName,
  type OutEvents,
} from '../../contract/shell/shell-events';
import { decode } from '../../contract/wire';
import { createEventOutbox } from './event-outbox';

export type CommandHandlers = { readonly [K in InCommandName]: (payload: InCommands[K]) => void };

export interface ShellBridge {
  emit<K extends OutEventName>(name: K, payload: OutEvents[K]): void;
  /** Begins to listen to the shell; returns a function that ends it. */
  start(handlers: Partial<CommandHandlers>): () => void;
}

const COMMAND_NAMES = Object.keys(inCommands) as InCommandName[];
const SILENT: ShellBridge = { emit() {}, start: () => () => {} };

/** Typed events out, validated commands in. Without a host's emitter every event goes nowhere. */
export function createShellBridge(emitter: BridgeEmitter | undefined, report: Reporter): ShellBridge {
  if (emitter === undefined) return SILENT;
  const outbox = createEventOutbox(emitter, report);

  /** A fault on one side of the bridge stays there. */
  const attempt = (command: string, act: () => void) => {
    try {
      act();
    } catch (error) {
      report({ kind: 'bridge-failed', message: `${command}: ${String(error)}`, detail: { command } });
    }
  };
  const listen = <K extends InCommandName>(name: K, handle: (payload: InCommands[K]) => void) => {
    const listener = (raw: unknown) => {
      const read = decode(inCommands[name], raw);
      if (read.ok) attempt(name, () => handle(read.value as InCommands[K]));
      else report({ kind: 'bridge-refused', message: `${name}: ${read.issue}`, detail: { command: name } });
    };
    attempt(name, () => emitter.on(name, listener));
    return () => attempt(name, () => emitter.off(name, listener));
  };

  return {
    emit: outbox.send,
    start(handlers) {
      const stops = COMMAND_NAMES.flatMap((name) => {
        const handle = handlers[name] as ((payload: unknown) => void) | undefined;
        return handle === undefined ? [] : [listen(name, handle)];
      });
      return () => {
        outbox.close();
        for (const stop of stops) stop();
      };
    },
  };
}
