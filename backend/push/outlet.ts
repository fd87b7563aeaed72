import type { WebSocket } from 'ws';
import type { Outgoing } from './push-item';

/** From here on only the latest about each thing is kept for a client that reads too slowly. */
const HELD_FROM_BYTES = 256 * 1024;
const MOST_HELD = 1000;
const LOOK_AGAIN_MS = 100;
/** A client that has read nothing for so long is gone, whatever its connection says. */
const SLOW_LIMIT_MS = 15_000;

/** The way out to one client. */
export interface Outlet {
  send(message: Outgoing): void;
  stop(): void;
}

/** Sends at once, or, behind a client that reads slowly, the latest of each thing later. `onTooSlow` ends its patience. */
export function makeOutlet(socket: WebSocket, onTooSlow: () => void): Outlet {
  const held = new Map<string, Outgoing>();
  let timer: NodeJS.Timeout | undefined;
  let heldSince = 0;
  let serial = 0;

  const stop = () => {
    clearInterval(timer);
    timer = undefined;
    held.clear();
  };
  const lookAgain = () => {
    if (socket.bufferedAmount < HELD_FROM_BYTES) {
      for (const { text } of held.values()) socket.send(text);
      stop();
    } else if (Date.now() - heldSince > SLOW_LIMIT_MS || held.size > MOST_HELD) {
      stop();
      onTooSlow();
    }
  };

  return {
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      if (held.size === 0 && socket.bufferedAmount < HELD_FROM_BYTES) {
        socket.send(message.text);
        return;
      }
      const key = message.about ?? `#${serial++}`;
      if ((held.get(key)?.serverNow ?? 0) > (message.serverNow ?? Number.POSITIVE_INFINITY)) return;
      // Taken out first: what is newest goes last.
      held.delete(key);
      held.set(key, message);
      if (timer !== undefined) return;
      heldSince = Date.now();
      timer = setInterval(lookAgain, LOOK_AGAIN_MS);
    },
    stop,
  };
}
