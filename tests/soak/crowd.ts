import { once } from 'node:events';
import path from 'node:path';
import { startThread } from '../../backend/thread';

/** Stands before the instant (Unix ms, 13 digits) at which a message was sent. */
export const SAID = 'soak@';
/** Waits are counted by the ms; a longer one counts as the last. */
export const WAITS_MS = 10_000;

/** Of a crowd so many sit in rooms; the others look at lists. */
const IN_ROOMS = 0.5;

/** The room of a socket's place, by its place; undefined: it looks at lists. */
export function roomPlace({ sockets, rooms, urls }: CrowdPlan, place: number): number | undefined {
  if (place >= sockets * IN_ROOMS) return undefined;
  // As evenly over rooms and processes as goes.
  return Math.floor(place / urls.length) % rooms.length;
}

export interface CrowdPlan {
  readonly sockets: number;
  readonly rooms: readonly string[];
  /** Of the processes, by place; undefined while one is down. */
  readonly urls: readonly (string | undefined)[];
}

/** Main thread to the crowd's. */
export interface CrowdOrder {
  readonly urls?: readonly (string | undefined)[];
  /** `anew`: counts begin again; `end`: everybody leaves. */
  readonly ask?: 'counts' | 'anew' | 'end';
}

export interface CrowdCounts {
  /** Sockets whose channel is subscribed now. */
  ready: number;
  /** Sockets that had one and were closed. */
  closed: number;
  /** Messages of ours that arrived. */
  heard: number;
  /** How many arrived after so many ms, by the ms. */
  readonly waits: Uint32Array;
}

/** Many who listen to rooms and lists; who loses the line comes back. */
export interface Crowd {
  ask(what: 'counts' | 'anew'): Promise<CrowdCounts>;
  follow(urls: CrowdPlan['urls']): void;
  /** How many listen in the room of a place. */
  listenersOf(room: number): number;
  end(): Promise<void>;
}

export function gather(plan: CrowdPlan): Crowd {
  const thread = startThread(path.join(__dirname, 'crowd-thread.ts'), plan);
  const order = (one: CrowdOrder) => thread.postMessage(one);
  const places = Array.from({ length: plan.sockets }, (_, place) => place);
  return {
    async ask(what) {
      order({ ask: what });
      const [counts] = (await once(thread, 'message')) as [CrowdCounts];
      return counts;
    },
    follow: (urls) => order({ urls }),
    listenersOf: (room) => places.filter((place) => roomPlace(plan, place) === room).length,
    async end() {
      order({ ask: 'end' });
      await thread.terminate();
    },
  };
}

/** The wait that so large a share of all messages did not exceed, in ms. */
export function waitOf({ waits }: CrowdCounts, share: number): number {
  const all = waits.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  const found = waits.findIndex((count) => {
    seen += count;
    return seen >= all * share;
  });
  return all === 0 ? Number.NaN : found;
}
