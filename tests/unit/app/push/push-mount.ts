import type { PushOutage } from '../../../../src/app/push/create-push';
import { createPush } from '../../../../src/app/push/create-push';
import { ALL_KINDS, createLoops } from '../../../../src/app/push/loops';
import { createDomains } from '../../../../src/http/domains';
import { createServerClock } from '../../../../src/http/server-clock';
import { createChatFeed } from '../../../../src/services/chat-feed';
import { createRefetch } from '../../../../src/services/refetch';
import { createStores } from '../../../../src/services/store-registry';
import { createSafeStorage } from '../../../../src/session/safe-storage';
import { createSession } from '../../../../src/session/session';
import { createSessionStore } from '../../../../src/session/session-state';
import { FakeWebSocket } from '../../../support/unit/fake-web-socket';
import { memoryStorage } from '../../../support/unit/memory-storage';

/** Time goes on by hand in each test of the file, and what waits for a moment of chance waits for the first. */
export function fakePushTime(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
}

/** The push as a mount builds it; the other end of the line is the test. */
export function setUpPush(isLate = false) {
  FakeWebSocket.made = [];
  const frames = { requestAnimationFrame: () => 0, cancelAnimationFrame: () => {} };
  Object.assign(globalThis, { WebSocket: FakeWebSocket, ...frames });
  const refetch = createRefetch();
  const reads: string[] = [];
  const screens = ALL_KINDS.map((kind) => refetch.add(kind, () => reads.push(kind)));
  const outages: PushOutage[] = [];
  const reports: string[] = [];
  const session = createSession({
    storage: createSafeStorage(memoryStorage),
    store: createSessionStore(),
    fromHost: undefined,
    resetDevice: () => {},
    announce: () => {},
  });
  const domains = createDomains({ own: 'https://a.example', fallbacks: [], allow: () => true, onRefused: () => {} });
  const push = createPush({
    session: session.store,
    clock: createServerClock(),
    domains,
    stores: createStores(() => {
      throw new Error('the push needs no services');
    }),
    chatFeed: createChatFeed(),
    refetch,
    report: ({ kind, message }) => reports.push(`${kind} ${message}`),
    onSessionOver: () => {},
  });
  const end = push.start({
    onOutage: (outage) => outages.push(outage),
    onLoops: createLoops(refetch, () => true),
    isLate,
  });
  const stop = () => {
    end();
    for (const { leave } of screens) leave();
  };
  /** What was read in this time. */
  const readIn = async (ms: number) => {
    reads.length = 0;
    await jest.advanceTimersByTimeAsync(ms);
    return [...new Set(reads)].sort();
  };
  return { push, refetch, stop, reads, outages, reports, readIn };
}
/** The other end listens to these. */
export const acknowledge = (...channels: string[]) =>
  FakeWebSocket.last().say({ namespace: 'socket', mutation: 'subscribed', data: { channels } });
export const subscribed = (socket: FakeWebSocket) =>
  socket.sent.flatMap(({ cmd, channels }) => (cmd === 'subscribe' ? (channels ?? []) : []));
export const EVERYTHING = [...ALL_KINDS].sort();
