import { isHeard } from '../../contract/shell/is-heard';
import type { BridgeEmitter, Reporter } from '../../contract/shell/mount-options';
import type { OutEventName } from '../../contract/shell/shell-events';

/** Events before the host listens are kept, the oldest dropped first. */
const MAX_KEPT_EVENTS = 50;
const FLUSH_INTERVAL_MS = 250;

export interface EventOutbox {
  send(name: OutEventName, payload: unknown): void;
  /** Forgets what nobody has listened to. */
  close(): void;
}

/** Delivers events to the host; those that nobody hears yet wait for their listener. */
export function createEventOutbox(emitter: BridgeEmitter, report: Reporter): EventOutbox {
  const kept: { name: OutEventName; payload: unknown }[] = [];
  let timer: ReturnType<typeof setInterval> | undefined;
  const hasListener = (name: OutEventName) => isHeard(emitter, name);

  const deliver = (name: OutEventName, payload: unknown) => {
    try {
      emitter.emit(name, payload);
    } catch (error) {
      // A host's listener that throws is the host's fault and must not stop the app.
      report({ kind: 'host-listener', message: String(error), detail: { event: name } });
    }
  };
  const stopTimer = () => {
    clearInterval(timer);
    timer = undefined;
  };
  let isFlushing = false;
  const flush = () => {
    isFlushing = true;
    const waiting = kept.splice(0);
    for (const event of waiting) {
      if (hasListener(event.name)) deliver(event.name, event.payload);
      else kept.push(event);
    }
    isFlushing = false;
    if (kept.length === 0) stopTimer();
  };

  return {
    send(name, payload) {
      // What a listener brings about while it is told comes after all that waits.
      const isNested = isFlushing;
      if (!isNested) flush();
      if (!isNested && hasListener(name)) {
        deliver(name, payload);
        return;
      }
      if (kept.push({ name, payload }) > MAX_KEPT_EVENTS) kept.shift();
      timer ??= setInterval(flush, FLUSH_INTERVAL_MS);
    },
    close() {
      stopTimer();
      kept.length = 0;
    },
  };
}
