import { PING_INTERVAL_MS, PONG_TIMEOUT_MS } from './connection-state';

/** Pings an open socket; without an answer in time it is dead, whatever the browser says. */
export function createHeartbeat(ping: () => void, onDead: () => void) {
  let interval: ReturnType<typeof setInterval> | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const answered = () => {
    clearTimeout(waiting);
    waiting = undefined;
  };
  const beat = () => {
    ping();
    waiting ??= setTimeout(onDead, PONG_TIMEOUT_MS);
  };
  return {
    start() {
      interval ??= setInterval(beat, PING_INTERVAL_MS);
    },
    answered,
    stop() {
      clearInterval(interval);
      interval = undefined;
      answered();
    },
  };
}
