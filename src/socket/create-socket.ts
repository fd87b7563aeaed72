import type { StoreApi } from 'zustand/vanilla';
import type { ChannelEntry } from './channel-requests';
import { createChannelSubscriptions } from './channel-subscriptions';
import { createConnection } from './connection';
import {
  type CloseReason,
  type ConnectionEvent,
  type ConnectionState,
  delayOf,
  failuresAfter,
  nextState,
  PING_INTERVAL_MS,
  PONG_TIMEOUT_MS,
} from './connection-state';

/** product.md, section 3, socket state. */
export interface SocketState {
  readonly connection: ConnectionState;
  readonly isConnected: boolean;
  /** All reconnects failed: screens read in loops instead. */
  readonly reconnectError: boolean;
  /** Dials that failed since the last open connection. */
  readonly failures: number;
  readonly subscribeList: readonly ChannelEntry[];
}

export interface PushSocket {
  readonly store: StoreApi<SocketState>;
  want(channel: string): () => void;
  /** The server does not tell of this channel. */
  refused(channel: string): void;
  /** It does: it has said so, or has told something. */
  acknowledged(channels: readonly string[]): void;
  start(): void;
  /** Online, visible, pageshow, the user's button. */
  resume(): void;
  /** The member has changed: the next connection says who is there. */
  renew(): void;
  stop(): void;
}

interface SocketDeps {
  /** The store of its state; of one socket at a time. */
  readonly store: StoreApi<SocketState>;
  /** Push address, ws or wss. */
  readonly url: () => string;
  /** Goes in the first frame, to an allowed host only; empty for a visitor. */
  readonly token: () => string;
  readonly onFrame: (text: string) => { readonly isPong: boolean };
  /** A connection stands, before its first frame. */
  readonly onOpen: () => void;
  /** Runs when the wanted channels were asked for on it, and answered by a server that answers. */
  readonly onAsked: () => void;
  /** Monotonic, ms. */
  readonly now: () => number;
  readonly open?: (url: string) => WebSocket;
}

export const IDLE: SocketState = {
  connection: { name: 'idle' },
  isConnected: false,
  reconnectError: false,
  failures: 0,
  subscribeList: [],
};

interface Hears {
  readonly opened: () => void;
  readonly lost: (reason: CloseReason) => void;
}

/** Connection, channels and heartbeat, wired to one another. */
function wireUp(deps: SocketDeps, store: StoreApi<SocketState>, hears: Hears) {
  const webSocket = createConnection(deps.open ?? ((url) => new WebSocket(url)), {
    onOpen: hears.opened,
    onClose: () => hears.lost('closed'),
    onText(text) {
      if (deps.onFrame(text).isPong) heartbeat.answered();
    },
  });
  const heartbeat = createHeartbeat(
    () => webSocket.send({ cmd: 'ping' }),
    () => hears.lost('no-pong'),
  );
  const subscriptions = createChannelSubscriptions({
    send: (cmd, channels) => webSocket.send({ cmd, channels: [...channels] }),
    isOpen: () => store.getState().isConnected,
    onChange: (subscribeList) => store.setState({ subscribeList }),
    onAsked: deps.onAsked,
    now: deps.now,
  });
  return {
    subscriptions,
    dial() {
      try {
        webSocket.connect(deps.url());
      } catch {
        hears.lost('refused');
      }
    },
    /** The connection stands: who is there, then what is wanted. */
    greet() {
      deps.onOpen();
      const token = deps.token();
      if (token !== '') webSocket.send({ cmd: 'auth', token });
      heartbeat.start();
      subscriptions.opened();
    },
    drop() {
      heartbeat.stop();
      subscriptions.closed();
      webSocket.drop();
    },
  };
}

/** The push connection of one mount: named states, channels subscribed again after each open, a heartbeat. */
export function createSocket(deps: SocketDeps): PushSocket {
  const { store } = deps;
  let delay: ReturnType<typeof setTimeout> | undefined;
  const wired = wireUp(deps, store, {
    opened: () => dispatch({ type: 'opened' }),
    lost: (reason) => lose(reason),
  });

  const drop = () => {
    clearTimeout(delay);
    wired.drop();
  };
  const lose = (reason: CloseReason) => {
    drop();
    dispatch({ type: 'lost', reason });
  };
  const enter = (connection: ConnectionState) => {
    clearTimeout(delay);
    const ms = delayOf(connection, Math.random());
    if (connection.name === 'open') wired.greet();
    else if (connection.name !== 'connecting') {
      if (ms !== undefined) delay = setTimeout(() => dispatch({ type: 'delay-over' }), ms);
    } else {
      delay = setTimeout(() => lose('unanswered'), ms);
      wired.dial();
    }
  };
  const dispatch = (event: ConnectionEvent) => {
    const before = store.getState();
    const connection = nextState(before.connection, event);
    if (connection === before.connection) return;
    const failures = failuresAfter(before.failures, before.connection, event);
    store.setState({ ...seen(connection, before.reconnectError), failures });
    enter(connection);
  };
  const resume = () => {
    // After a sleep an open socket may be dead without a sign of it; one that is being opened may hang.
    drop();
    dispatch({ type: 'resume' });
  };

  return {
    store,
    want: wired.subscriptions.want,
    refused: wired.subscriptions.refused,
    acknowledged: wired.subscriptions.acknowledged,
    start: () => dispatch({ type: 'start' }),
    resume,
    renew() {
      // Before the connection stands, nobody has been told who is there.
      if (store.getState().connection.name !== 'connecting') resume();
    },
    stop() {
      drop();
      wired.subscriptions.stop();
      dispatch({ type: 'stop' });
    },
  };
}

/** The flag of a failed reconnect stays while it is tried again, and falls when the socket is open. */
const seen = (connection: ConnectionState, hadFailed: boolean): Omit<SocketState, 'subscribeList' | 'failures'> => ({
  connection,
  isConnected: connection.name === 'open',
  reconnectError:
    connection.name === 'failed' || (hadFailed && connection.name !== 'open' && connection.name !== 'idle'),
});

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
