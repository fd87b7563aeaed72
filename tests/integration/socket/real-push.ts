import { WebSocket } from 'ws';
import type { PushOutage } from '../../../src/app/push/create-push';
import { createPush, type Push } from '../../../src/app/push/create-push';
import { createLoops } from '../../../src/app/push/loops';
import { createDomains } from '../../../src/http/domains';
import { createServerClock, type ServerClock } from '../../../src/http/server-clock';
import { createChatFeed } from '../../../src/services/chat-feed';
import { createRefetch, type Refetch } from '../../../src/services/refetch';
import type { Stores } from '../../../src/services/services';
import { createStores } from '../../../src/services/store-registry';
import { createSafeStorage } from '../../../src/session/safe-storage';
import { createSession, type Session } from '../../../src/session/session';
import { createSessionStore } from '../../../src/session/session-state';
import { initialSession } from '../../../src/session/stored-session';
import { memoryStorage } from '../../support/unit/memory-storage';

const FRAME_MS = 16;
Object.assign(globalThis, {
  WebSocket,
  requestAnimationFrame: (run: () => void) => setTimeout(run, FRAME_MS),
  cancelAnimationFrame: clearTimeout,
});

export interface RealPush {
  readonly push: Push;
  readonly stores: Stores;
  readonly session: Session;
  readonly refetch: Refetch;
  readonly clock: ServerClock;
  readonly reports: string[];
  readonly outages: PushOutage[];
  readonly sessionsOver: { readonly code: number; readonly message: string | undefined }[];
  /** Subscribe commands and the like, as they left. */
  readonly sent: string[];
  until(isTrue: () => boolean, withinMs?: number): Promise<void>;
  stop(): void;
}

const POLL_MS = 10;
const noServices = (): never => {
  throw new Error('the push needs no services');
};

function sessionOf(token: string) {
  const storage = createSafeStorage(memoryStorage);
  const fromHost = token === '' ? undefined : { token, uid: '1' };
  const store = createSessionStore(initialSession(storage, fromHost));
  return createSession({ storage, store, fromHost, resetDevice: () => {}, announce: () => {} });
}

/** The app's own push, as a mount builds it, over a real socket to the back end at `url`. */
export function realPush(url: string, token = ''): RealPush {
  const stores = createStores(noServices);
  const refetch = createRefetch();
  const clock = createServerClock();
  const reports: string[] = [];
  const outages: PushOutage[] = [];
  const sessionsOver: RealPush['sessionsOver'] = [];
  const sent: string[] = [];
  const session = sessionOf(token);
  const send = jest.spyOn(WebSocket.prototype, 'send').mockImplementation(function (this: WebSocket, data) {
    sent.push(String(data));
    return originalSend.call(this, data);
  } as typeof WebSocket.prototype.send);
  const domains = createDomains({ own: url, fallbacks: [], allow: () => true, onRefused: () => {} });
  const push = createPush({
    session: session.store,
    clock,
    domains,
    stores,
    chatFeed: createChatFeed(),
    refetch,
    report: ({ kind, message }) => reports.push(`${kind} ${message}`),
    onSessionOver(code, message, ended) {
      expect(ended).toBe(token);
      sessionsOver.push({ code, message });
      session.expire();
    },
  });
  const stop = push.start({ onOutage: (outage) => outages.push(outage), onLoops: createLoops(refetch, () => true) });
  return {
    push,
    stores,
    session,
    refetch,
    clock,
    reports,
    outages,
    sessionsOver,
    sent,
    async until(isTrue, withinMs = 10_000) {
      const end = Date.now() + withinMs;
      while (!isTrue()) {
        if (Date.now() > end) throw new Error(`it did not happen; sent ${sent.join(' ').slice(0, 1000)}`);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    },
    stop() {
      stop();
      send.mockRestore();
    },
  };
}

const originalSend = WebSocket.prototype.send as (this: WebSocket, data: unknown) => void;
