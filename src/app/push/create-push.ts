import { channels, PUSH_PATH } from '../../contract/push/channels';
import { channelOfPush } from '../../contract/push/push-channels';
import type { Reporter } from '../../contract/shell/mount-options';
import { anchorPushes } from '../../domains/anchor/anchor-pushes';
import { anchorStore } from '../../domains/anchor/anchor-store';
import { commentPushes } from '../../domains/comment/comment-pushes';
import { commentStore } from '../../domains/comment/comment-store';
import { configStore } from '../../domains/config/config-store';
import { matchPushes } from '../../domains/match/match-pushes';
import { matchStore } from '../../domains/match/match-store';
import { roomPushes } from '../../domains/room/room-pushes';
import { roomStore } from '../../domains/room/room-store';
import { tipPushes } from '../../domains/tip/tip-pushes';
import { tipStore } from '../../domains/tip/tip-store';
import type { Domains } from '../../http/domains';
import type { ServerClock } from '../../http/server-clock';
import type { ChatFeed } from '../../services/chat-feed';
import type { Refetch, RefetchKind } from '../../services/refetch';
import type { Stores } from '../../services/services';
import { isLoggedIn, type SessionStore } from '../../session/session-state';
import { type ConnectionState, LOOPS_FROM, QUIET_BAR_FROM, RECONNECT_TRIES } from '../../socket/connection-state';
import { createSocket, type PushSocket, type SocketState } from '../../socket/create-socket';
import { createPushRouter, type Pushes } from '../../socket/push-router';
import { ALL_KINDS, type Loops } from './loops';
import { socketStore } from './socket-store';

export interface PushDeps {
  readonly session: SessionStore;
  readonly domains: Pick<Domains, 'push'>;
  readonly clock: ServerClock;
  readonly stores: Stores;
  readonly chatFeed: ChatFeed;
  readonly refetch: Refetch;
  readonly report: Reporter;
  /** `token`: who the connection was for. */
  readonly onSessionOver: (code: number, message: string | undefined, token: string) => void;
}

/** The trouble that the push has: none, the attempt that is under way, or attempts that are over. */
export type PushOutage =
  | { readonly kind: 'none' }
  | { readonly kind: 'retrying'; readonly attempt: number; readonly tries: number }
  | { readonly kind: 'failed' };

interface PushHears {
  readonly onOutage: (outage: PushOutage) => void;
  /** The readings that no push covers now: they run in loops. */
  readonly onLoops: Loops;
  /** The mount has been without it for a while: its first connection misses what was said till then. */
  readonly isLate?: boolean;
}

export interface Push {
  readonly socket: PushSocket;
  /** Connects; returns a function that ends it. */
  start(hears: PushHears): () => void;
  resume(): void;
}

/** The word about the connection: none for a short break, and none without any network. */
function outageOf({ connection, reconnectError }: SocketState): PushOutage {
  if (reconnectError) return { kind: 'failed' };
  const attempt = connection.name === 'waiting' || connection.name === 'connecting' ? connection.attempt : 0;
  return attempt < QUIET_BAR_FROM ? { kind: 'none' } : { kind: 'retrying', attempt, tries: RECONNECT_TRIES };
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

/** The effects of each push. `token`: the member of the connection. */
const tablesOf = (
  { session, clock, stores, chatFeed, onSessionOver }: PushDeps,
  token: () => string,
  answers: Pick<PushSocket, 'refused' | 'acknowledged'>,
): readonly Pushes[] => [
  matchPushes(stores.get(matchStore), clock),
  anchorPushes(stores.get(anchorStore)),
  roomPushes(stores.get(roomStore), chatFeed),
  tipPushes(stores.get(tipStore), session),
  commentPushes(stores.get(commentStore)),
  { table: { 'user/session': ({ code, msg }) => onSessionOver(code, msg, token()) } },
  { table: { 'socket/refused': ({ channel }) => answers.refused(channel) } },
  { table: { 'socket/subscribed': (said) => answers.acknowledged(said.channels) } },
];

/** The readings in loops: all without a connection, else those that the server does not push. */
function loopsOf({ failures, reconnectError, subscribeList }: SocketState): readonly RefetchKind[] {
  if (reconnectError || failures >= LOOPS_FROM) return ALL_KINDS;
  return subscribeList.flatMap(({ channelName, isPolled }) => (isPolled ? kindsOf(channelName) : []));
}

/** The readings that a channel's pushes replace. */
function kindsOf(channel: string): readonly RefetchKind[] {
  if (channel === channels.user) return ['screen', 'subscriptions'];
  if (channel === channels.anchors) return ['screen', 'badge', 'room'];
  return channel.startsWith(channels.room('')) ? ['room'] : ['screen', 'room'];
}

/** A server that answers no subscribe says by a message of a channel that it tells of it. */
function told(name: string, data: unknown): readonly string[] {
  const channel = channelOfPush(name, data);
  return channel === undefined ? [] : [channel];
}

/** A new connection may be to a world whose clock was set back: what was seen on the old one orders nothing here. */
function forgetAll(tables: ReturnType<typeof tablesOf>): void {
  for (const one of tables) one.forget?.();
}

/** product.md, section 8: closes and errors of the socket are only logged, here once they have come to an end. */
function reportEnd(connection: ConnectionState, report: PushDeps['report']): void {
  if (connection.name === 'failed') report({ kind: 'push-lost', message: connection.reason });
}

/** The push of one mount: socket, tables of what each push changes, and loops where there is no push. */
export function createPush(deps: PushDeps): Push {
  const { session, domains, clock, refetch, report } = deps;
  let sentToken = '';
  let isLate = false;
  const tables = tablesOf(deps, () => sentToken, {
    refused: (channel) => socket.refused(channel),
    acknowledged: (all) => socket.acknowledged(all),
  });
  const router = createPushRouter(
    tables.map((one) => one.table),
    report,
    clock.now,
    () => deps.stores.get(configStore).getState().locale,
    (name, data) => socket.acknowledged(told(name, data)),
  );
  const forget = () => forgetAll(tables);
  const socket = createSocket({
    store: deps.stores.get(socketStore),
    url: () => `${domains.push().replace(/^http/, 'ws')}${PUSH_PATH}`,
    token() {
      sentToken = session.getState().token;
      return sentToken;
    },
    onFrame: router.route,
    onOpen: forget,
    onAsked() {
      // What was said meanwhile no push repeats; on the first connection of a mount that is a moment, which only a chat misses.
      refetch.again(0, isLate ? undefined : 'room');
      isLate = true;
    },
    now: () => performance.now(),
  });

  return {
    socket,
    start({ onOutage, onLoops, isLate: beginsLate = false }) {
      isLate = beginsLate;
      const stops = [
        socket.store.subscribe((state, before) => {
          const { connection } = state;
          onLoops(loopsOf(state));
          if (connection === before.connection) return;
          // A line may be lost before anything was read.
          isLate ||= state.failures > 0 || before.isConnected;
          onOutage(outageOf(state));
          if (!before.reconnectError) reportEnd(connection, report);
        }),
        followMember(session, socket),
        socket.stop,
        forget,
      ];
      socket.start();
      return () => {
        for (const stop of stops) stop();
      };
    },
    resume: socket.resume,
  };
}
