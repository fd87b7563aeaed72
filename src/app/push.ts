import { applyAnchors, applyMatches, type LiveStore } from '../context/live-store';
import type { ReadingKind, Readings } from '../context/readings';
import type { Reporter } from '../contract/mount-options';
import { type AnchorPush, channels, type MatchPush, PUSH_PATH } from '../contract/push';
import { isLoggedIn, type SessionStore } from '../session/session-store';
import { QUIET_BAR_FROM, RECONNECT_TRIES } from '../socket/connection-state';
import { createSocket, type PushSocket, type SocketState } from '../socket/create-socket';
import { createLatestPerKey } from '../socket/latest-per-key';
import { createPushRouter, type PushTable } from '../socket/push-router';
import type { Infrastructure } from './infrastructure';
import type { PushNotice } from './push-notice';

/** How often what is read in place of a push (decisions.md, reconnecting; section 9, loop times). */
const LOOPS_MS: Readonly<Record<ReadingKind, number>> = {
  room: 5_000,
  screen: 10_000,
  badge: 20_000,
  subscriptions: 60_000,
};

export interface PushDeps {
  readonly infrastructure: Pick<Infrastructure, 'session' | 'domains' | 'clock'>;
  readonly live: LiveStore;
  readonly readings: Readings;
  readonly report: Reporter;
  /** A hidden page reads nothing in loops. */
  readonly isVisible: () => boolean;
  /** `token`: who the connection was for. */
  readonly onSessionOver: (code: number, message: string | undefined, token: string) => void;
}

export interface Push {
  readonly socket: PushSocket;
  /** Connects; answers the way to stop. `onNotice` hears what the quiet bar has to say. */
  start(onNotice: (notice: PushNotice) => void): () => void;
  /** Connects anew, and reads what is on screen. */
  resume(): void;
}

/** One change per frame; a hidden page paints none, and needs none. */
const perFrame = (run: () => void) => {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
};

function createTable({ live, infrastructure, onSessionOver }: PushDeps, tokenOf: () => string) {
  const orderOf = ({ serverNow }: { readonly serverNow: number }) => serverNow;
  const matches = createLatestPerKey<MatchPush>({
    keyOf: (message) => message.matchId,
    orderOf,
    apply: (messages) => applyMatches(live, messages),
    schedule: perFrame,
  });
  const anchors = createLatestPerKey<AnchorPush>({
    keyOf: (message) => message.hostId,
    orderOf,
    apply: (messages) => applyAnchors(live, messages),
    schedule: perFrame,
  });
  const table: PushTable = {
    'live/match': (message) => {
      infrastructure.clock.hear(message.serverNow);
      matches.put(message);
    },
    'live/anchor': anchors.put,
    'user/session': ({ code, msg }) => onSessionOver(code, msg, tokenOf()),
  };
  const stop = () => {
    matches.stop();
    anchors.stop();
  };
  return { table, stop };
}

/** What the user is told of the connection: nothing of a short break, and nothing where there is no network at all. */
function noticeOf({ connection, reconnectError }: SocketState): PushNotice {
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

/** The push of one mount: socket, tables of what each push changes, and loops where there is no push. */
export function createPush(deps: PushDeps): Push {
  const { infrastructure, readings, report, isVisible } = deps;
  const { session, domains, clock } = infrastructure;
  let sentToken = '';
  const { table, stop: stopTable } = createTable(deps, () => sentToken);
  const router = createPushRouter([table], report);
  const socket = createSocket({
    url: () => `${domains.push().replace(/^http/, 'ws')}${PUSH_PATH}`,
    token() {
      sentToken = session.store.getState().token;
      return sentToken;
    },
    onFrame: router.route,
    // A new connection may be to a world whose clock was set back: what was seen on the old one orders nothing here.
    onOpen: stopTable,
    now: clock.local,
  });

  const startLoops = () => {
    const timers = (Object.keys(LOOPS_MS) as ReadingKind[]).map((kind) =>
      setInterval(() => {
        if (socket.store.getState().reconnectError && isVisible()) readings.run(kind);
      }, LOOPS_MS[kind]),
    );
    return () => timers.forEach(clearInterval);
  };

  return {
    socket,
    start(onNotice) {
      const stops = [
        startLoops(),
        socket.store.subscribe((state, before) => {
          onNotice(noticeOf(state));
          const { connection } = state;
          // Section 8: closes and errors of the socket are only logged, here once they have come to an end.
          if (connection.name === 'failed' && before.connection.name !== 'failed')
            report({ kind: 'push-lost', message: connection.reason });
        }),
        followMember(session.store, socket),
        socket.stop,
        stopTable,
      ];
      socket.start();
      return () => {
        for (const stop of stops) stop();
      };
    },
    resume() {
      socket.resume();
      readings.run();
    },
  };
}
