import { type Bus, GAP_TOPIC, inBatches } from '../database/bus';
import { electLeader } from '../database/leader';
import { LOCKS } from '../database/migrate';
import type { Database } from '../database/open-database';
import { userByToken } from '../store/users';
import type { WorldClock } from '../world/clock';
import { endSession, type FrameParts } from './frames';
import { type Hub, makeHub, type Wire } from './hub';
import type { News, PushItem } from './push-item';
import { keepSnapshot, type Snapshot, withMatches } from './snapshot';
import { makeStamps, type Stamps, toItem } from './stamps';
import { startTicker } from './ticker';
import { settlementPushes } from './tip-pushes';

const PUSH_TOPIC = 'push';
const SESSION_TOPIC = 'session';
/** WebSocket close: the server begins anew, so should the client. */
const RESTART_CLOSE = 1012;
const AWAY_CLOSE = 1001;
/** Over so long the clients of a whole server are told to come back. */
const SPREAD_MS = 3000;
const FAREWELL_MS = 1000;

interface SessionNews {
  readonly uid: number;
  readonly code: number;
}

/** Pushes to the clients of all processes. */
export interface PushService {
  readonly frames: FrameParts;
  /** Announcement for whom it may concern, in every process. */
  publish(news: readonly News[]): Promise<void>;
  /** Messages as they are. Throws when one is too long for the bus. */
  publishItems(items: readonly PushItem[]): Promise<void>;
  /** The member's session is over: their sockets hear it, in every process. */
  publishSessionEnd(uid: number, code: number): Promise<void>;
  /** The clock was set: whoever is connected starts anew. */
  jump(): void;
  stamp(about: string): number;
  stamped(news: News): PushItem;
  state(): { readonly sockets: number; readonly badFrames: number; readonly isProducer: boolean };
  stop(): Promise<void>;
}

interface PushParts {
  readonly database: Database;
  readonly clock: WorldClock;
  readonly seed: number;
  readonly baseDay: () => number;
  readonly wire: Wire;
  readonly answersPings: () => boolean;
  readonly warn: (line: string) => void;
}

interface Kept {
  readonly hub: Hub;
  readonly stamps: Stamps;
  readonly snapshotAt: (now: number) => Promise<Snapshot>;
  /** Frames that broke the contract, and sessions that ended, so far. */
  readonly counts: { badFrames: number; sessionEnds: number };
}

/** The parts that reading a client's frames needs. */
function framesOf({ database, clock, answersPings }: PushParts, { hub, stamps, snapshotAt, counts }: Kept): FrameParts {
  return {
    hub,
    userByToken: (token) => userByToken(database.db, token),
    sessionEnds: () => counts.sessionEnds,
    snapshot: async (matchIds) => {
      const now = clock.now();
      return { snapshot: await withMatches(database.db, await snapshotAt(now), matchIds), now };
    },
    tell: (connection, news) => connection.outlet.send(toItem(news, stamps.current)),
    answersPings,
    onBadFrame: () => {
      counts.badFrames += 1;
    },
  };
}

/** Gives this process's clients what any process has said. Returns the end of it. */
function deliverFrom(bus: Bus, { hub, stamps, counts }: Kept): () => void {
  const deliver = (items: readonly PushItem[]) => {
    for (const item of items) {
      stamps.heard(item);
      hub.deliver(item);
    }
  };
  const endSessions = ({ uid, code }: SessionNews) => {
    counts.sessionEnds += 1;
    for (const connection of hub.connections) {
      if (connection.user?.uid === uid) endSession(connection, code, hub);
    }
  };
  const ends = [
    bus.listen(PUSH_TOPIC, (payload) => deliver(payload as PushItem[])),
    bus.listen(SESSION_TOPIC, (payload) => endSessions(payload as SessionNews)),
    bus.listen(GAP_TOPIC, () => void hub.closeAll(RESTART_CLOSE, 'messages were missed', SPREAD_MS)),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Starts what produces and delivers pushes; the sockets come with the route. */
export function startPush(parts: PushParts): PushService {
  const { database, clock, seed, baseDay, wire, warn } = parts;
  const { bus } = database;
  const hub = makeHub(wire);
  const stamps = makeStamps(clock);
  const snapshotAt = keepSnapshot(database, clock, baseDay, seed);
  const kept: Kept = { hub, stamps, snapshotAt, counts: { badFrames: 0, sessionEnds: 0 } };
  const publishItems = async (items: readonly PushItem[]) => {
    for (const batch of inBatches(items)) await bus.publish(PUSH_TOPIC, batch);
  };
  const stamped = (news: News) => toItem(news, stamps.next);
  const publish = (news: readonly News[]) => publishItems(news.map(stamped));
  const leader = electLeader(database, LOCKS.ticker);
  const settle = (after: number, now: number) => settlementPushes(database.db, after, now);
  const ticker = startTicker({ clock, leader, snapshotAt, settle, publish, warn });
  const endDelivery = deliverFrom(bus, kept);

  return {
    frames: framesOf(parts, kept),
    publish,
    publishItems,
    publishSessionEnd: (uid, code) => bus.publish(SESSION_TOPIC, { uid, code } satisfies SessionNews),
    jump() {
      stamps.forget();
      ticker.forget();
      void hub.closeAll(RESTART_CLOSE, 'the clock was set');
    },
    stamp: stamps.next,
    stamped,
    state: () => ({
      sockets: hub.connections.size,
      badFrames: kept.counts.badFrames,
      isProducer: leader.leads(),
    }),
    async stop() {
      ticker.stop();
      endDelivery();
      await hub.closeAll(AWAY_CLOSE, 'the back end stops', SPREAD_MS);
      // Who does not answer the farewell is not waited for.
      const last = setTimeout(() => {
        for (const connection of [...hub.connections]) connection.cut();
      }, FAREWELL_MS);
      last.unref();
      await leader.stop();
    },
  };
}
