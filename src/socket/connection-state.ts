/** The cause of the socket's state; shown to nobody, told to the report and the tests. */
export type CloseReason = 'closed' | 'no-pong' | 'unanswered' | 'refused';

export type ConnectionState =
  | { readonly name: 'idle' }
  | { readonly name: 'connecting'; readonly attempt: number }
  | { readonly name: 'open' }
  /** Waiting for the next of `RECONNECT_TRIES` attempts. */
  | { readonly name: 'waiting'; readonly attempt: number; readonly reason: CloseReason }
  /** All attempts failed: the flag is set (product.md, section 4), the loops read instead. */
  | { readonly name: 'failed'; readonly reason: CloseReason };

/** product.md, section 4: up to 5 attempts, 3000 ms apart. */
export const RECONNECT_TRIES = 5;
export const RECONNECT_DELAY_MS = 3_000;
/** decisions.md, reconnecting: so much more at random, so that a server's clients do not all come back at once. */
export const RECONNECT_SPREAD_MS = 1_000;
/** A connection that is not open by then counts as lost: proxies swallow handshakes, and browsers wait for minutes. */
const CONNECT_TIMEOUT_MS = 10_000;
/** After the last attempt one more is made now and then, with so much at random. */
const BACKGROUND_DIAL_MS = 60_000;
const BACKGROUND_SPREAD_MS = 30_000;
/** From this many failed tries in a row on the loops read. */
export const LOOPS_FROM = 2;
/** product.md, section 9, heartbeat; 10 s without an answer close (decisions.md, subscribe). */
export const PING_INTERVAL_MS = 60_000;
export const PONG_TIMEOUT_MS = 10_000;
/** From this attempt on a quiet bar tells of it (decisions.md, reconnecting). */
export const QUIET_BAR_FROM = 3;

export type ConnectionEvent =
  | { readonly type: 'start' }
  | { readonly type: 'opened' }
  | { readonly type: 'lost'; readonly reason: CloseReason }
  | { readonly type: 'delay-over' }
  /** Online, visible, pageshow or the user's button: begin anew, also where a dial hangs. */
  | { readonly type: 'resume' }
  | { readonly type: 'stop' };

/** The socket's states as a pure function. `open` forgets earlier attempts. */
export function nextState(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event.type) {
    case 'start':
      return state.name === 'idle' ? { name: 'connecting', attempt: 0 } : state;
    case 'opened':
      return state.name === 'connecting' ? { name: 'open' } : state;
    case 'lost':
      return lost(state, event.reason);
    case 'delay-over':
      return afterDelay(state);
    case 'resume':
      return state.name === 'idle' ? state : { name: 'connecting', attempt: 1 };
    case 'stop':
      return { name: 'idle' };
  }
}

function afterDelay(state: ConnectionState): ConnectionState {
  if (state.name === 'waiting') return { name: 'connecting', attempt: state.attempt };
  return state.name === 'failed' ? { name: 'connecting', attempt: RECONNECT_TRIES } : state;
}

/** The duration of a state, ms; `random`: 0 to 1. Undefined: until something happens. */
export function delayOf(state: ConnectionState, random: number): number | undefined {
  if (state.name === 'connecting') return CONNECT_TIMEOUT_MS;
  if (state.name === 'waiting') return RECONNECT_DELAY_MS + random * RECONNECT_SPREAD_MS;
  return state.name === 'failed' ? BACKGROUND_DIAL_MS + random * BACKGROUND_SPREAD_MS : undefined;
}

/** The number of failed dials in a row, with this change; an open connection, and the end, forget them. */
export function failuresAfter(failures: number, before: ConnectionState, event: ConnectionEvent): number {
  if (event.type === 'opened' || event.type === 'stop') return 0;
  return event.type === 'lost' && before.name === 'connecting' ? failures + 1 : failures;
}

function lost(state: ConnectionState, reason: CloseReason): ConnectionState {
  if (state.name === 'open') return { name: 'waiting', attempt: 1, reason };
  if (state.name !== 'connecting') return state;
  return state.attempt >= RECONNECT_TRIES
    ? { name: 'failed', reason }
    : { name: 'waiting', attempt: state.attempt + 1, reason };
}
