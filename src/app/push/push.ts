import { channels, PUSH_PATH } from '../../contract/push/channels';
import type { Reporter } from '../../contract/shell/mount-options';
import { anchorPushes } from '../../domains/anchor/anchor-pushes';
import { anchorStore } from '../../domains/anchor/anchor-store';
import { commentPushes } from '../../domains/comment/comment-pushes';
import { commentStore } from '../../domains/comment/comment-store';
import { matchPushes } from '../../domains/match/match-pushes';
import { matchStore } from '../../domains/match/match-store';
import { roomPushes } from '../../domains/room/room-pushes';
import { roomStore } from '../../domains/room/room-store';
import { tipPushes } from '../../domains/tip/tip-pushes';
import { tipStore } from '../../domains/tip/tip-store';
import type { ChatFeed } from '../../services/chat-feed';
import type { Refetch, RefetchKind } from '../../services/refetch';
import type { Stores } from '../../services/services';
import { isLoggedIn, type SessionStore } from '../../session/session-store';
import { QUIET_BAR_FROM, RECONNECT_TRIES } from '../../socket/connection-state';
import { createSocket, type PushSocket, type SocketState } from '../../socket/create-socket';
import { createPushRouter, type Pushes } from '../../socket/push-router';
import type { Infrastructure } from '../mount/infrastructure';
import type { PushNotice } from './push-notice';
import { socketStore } from './socket-store';

/** How often what is read in place of a push (decisions.md, reconnecting; product.md, section 9, loop times). */
const LOOPS_MS: Readonly<Record<RefetchKind, number>> = {
  room: 5_000,
  screen: 10_000,
  badge: 20_000,
  subscriptions: 60_000,
};

export interface PushDeps {
  readonly infrastructure: Pick<Infrastructure, 'session' | 'domains' | 'clock'>;
  readonly stores: Stores;
  readonly chatFeed: ChatFeed;
  readonly refetch: Refetch;
  readonly report: Reporter;
  /** A hidden page reads nothing in loops. */
  readonly isVisible: () => boolean;
  /** `token`: who the connection was for. */
  readonly onSessionOver: (code: number, message: string | undefined, token: string) => void;
}

export interface Push {
  readonly socket: PushSocket;
  /** Connects; returns a function that ends it. `onNotice` hears what the quiet bar has to say. */
  start(onNotice: (notice: PushNotice) => void): () => void;
  /** Connects anew, and reads what is on screen. */
  resume(): void;
}

/** What the user is told of the connection: nothing of a short break, and nothing where there is no network at all. */
function noticeOf({ connection, reconnectError }: SocketState): PushNotice {
  if (reconnectError) return { kind: 'failed' };
  const attempt = connection.name === 'waiting' || connection.name === 'connecting' ? connection.attempt : 0;
  return attempt < QUIET_BAR_FROM ? { kind: 'none' } : { kind: 'retrying', attempt, tries: RECONNECT_TRIES };
}

/** Reads in loops in place of the push, while somebody looks; returns a function that ends it. */
function startLoops(refetch: Refetch, isVisible: () => boolean): () => void {
  const timers = (Object.keys(LOOPS_MS) as RefetchKind[]).map((kind) =>
    setInterval(() => {
      if (isVisible()) refetch.run(kind);
    }, LOOPS_MS[kind]),
  );
  return () => timers.forEach(clearInterval);
}

/** Listens to the member's own channel, on a connection that says who the member is. */
function followMember(store: SessionStore, socket: PushSocket): () => void {
  const want = () => (isLoggedIn(store.getState()) ? socket.want(channels.user) : () => {});
  let leave = want();
  const stop = store.subscribe((state, before) => {
    if (state.token === before.token) return;
    leave();
    leave = want();
    socket.renew();
  });
  return () => {
    stop();
    leave();
  };
}

/** What each push changes. `token`: who the connection is for. */
const tablesOf = (
  { infrastructure, stores, chatFeed, onSessionOver }: PushDeps,
  token: () => string,
): readonly Pushes[] => [
  matchPushes(stores.get(matchStore), infrastructure.clock),
  anchorPushes(stores.get(anchorStore)),
  roomPushes(stores.get(roomStore), chatFeed),
  tipPushes(stores.get(tipStore), infrastructure.session.store),
  commentPushes(stores.get(commentStore)),
  { table: { 'user/session': ({ code, msg }) => onSessionOver(code, msg, token()) } },
];

/** The push of one mount: socket, tables of what each push changes, and loops where there is no push. */
export function createPush(deps: PushDeps): Push {
  const { infrastructure, refetch, report, isVisible } = deps;
  const { session, domains, clock } = infrastructure;
  let sentToken = '';
  const parts = tablesOf(deps, () => sentToken);
  const router = createPushRouter(
    parts.map((part) => part.table),
    report,
    clock.now,
  );
  const forget = () => {
    for (const part of parts) part.forget?.();
  };
  const socket = createSocket({
    store: deps.stores.get(socketStore),
    url: () => `${domains.push().replace(/^http/, 'ws')}${PUSH_PATH}`,
    token() {
      sentToken = session.store.getState().token;
      return sentToken;
    },
    onFrame: router.route,
    onOpen() {
      // A new connection may be to a world whose clock was set back: what was seen on the old one orders nothing here.
      forget();
      // What was said meanwhile no push repeats.
      refetch.run('room');
    },
    now: clock.local,
  });

  return {
    socket,
    start(onNotice) {
      let stopLoops = () => {};
      const stops = [
        socket.store.subscribe((state, before) => {
          const { connection, reconnectError } = state;
          if (connection === before.connection) return;
          onNotice(noticeOf(state));
          // product.md, section 8: closes and errors of the socket are only logged, here once they have come to an end.
          if (connection.name === 'failed') report({ kind: 'push-lost', message: connection.reason });
          if (reconnectError === before.reconnectError) return;
          stopLoops();
          stopLoops = reconnectError ? startLoops(refetch, isVisible) : () => {};
        }),
        () => stopLoops(),
        followMember(session.store, socket),
        socket.stop,
        forget,
      ];
      socket.start();
      return () => {
        for (const stop of stops) stop();
      };
    },
    resume() {
      socket.resume();
      refetch.run();
    },
  };
}
