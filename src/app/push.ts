import type { QueryClient } from '@tanstack/react-query';
import { applyAnchors, applyMatches, type LiveStore } from '../context/live-store';
import type { Reporter } from '../contract/mount-options';
import { type AnchorPush, channels, type MatchPush, PUSH_PATH } from '../contract/push';
import { createSocket, type PushSocket } from '../socket/create-socket';
import { createLatestPerKey } from '../socket/latest-per-key';
import { createPushRouter, type PushTable } from '../socket/push-router';
import type { Infrastructure } from './infrastructure';

/** After five failed reconnects what is on screen is read this often instead (decisions.md, reconnecting). */
const SCREEN_LOOP_MS = 10_000;

interface PushDeps {
  readonly infrastructure: Infrastructure;
  readonly live: LiveStore;
  readonly queryClient: QueryClient;
  readonly report: Reporter;
  readonly onSessionOver: (code: number, message: string | undefined) => void;
}

export interface Push {
  readonly socket: PushSocket;
  start(): () => void;
  /** Connects again and reads what is on screen. */
  resume(): void;
}

/** One change per frame; a page that paints no frames (hidden) still keeps up. */
const perFrame = (run: () => void) => {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
};

/** The push of one mount: socket, tables of what each push changes, and loops where there is no push. */
export function createPush({ infrastructure, live, queryClient, report, onSessionOver }: PushDeps): Push {
  const { session, domains, clock } = infrastructure;
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
    'live/match': matches.put,
    'live/anchor': anchors.put,
    'user/session': ({ code, msg }) => onSessionOver(code, msg),
  };
  const router = createPushRouter([table], report);
  const socket = createSocket({
    url: () => `${domains.push().replace(/^http/, 'ws')}${PUSH_PATH}`,
    token: () => session.store.getState().token,
    onFrame: router.route,
    now: clock.local,
  });
  const readScreen = () => void queryClient.invalidateQueries({ refetchType: 'active' });

  return {
    socket,
    start() {
      const loop = setInterval(() => {
        if (socket.store.getState().reconnectError) readScreen();
      }, SCREEN_LOOP_MS);
      const stopSession = session.store.subscribe((state, before) => {
        if (state.token !== before.token) socket.renew();
      });
      const leaveUser = socket.want(channels.user);
      socket.start();
      return () => {
        clearInterval(loop);
        stopSession();
        leaveUser();
        socket.stop();
        matches.stop();
        anchors.stop();
      };
    },
    resume() {
      socket.resume();
      readScreen();
    },
  };
}
