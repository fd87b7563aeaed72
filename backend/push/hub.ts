import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from './connection';
import type { PushItem } from './push-item';

/** All sockets of this process. */
export interface Hub {
  readonly connections: ReadonlySet<Connection>;
  add(connection: Connection): void;
  remove(connection: Connection): void;
  listen(connection: Connection, channel: string): void;
  unlisten(connection: Connection, channel: string): void;
  /** Gives a message to whom it is for. */
  deliver(item: PushItem): void;
  /**
   * Tells every client to start anew; resolves when all were told. With `spreadMs`, at moments of chance within it: clients
   * that are closed together come back together.
   */
  closeAll(code: number, reason: string, spreadMs?: number): Promise<void>;
  channels(): readonly string[];
}

/** What stands between a message and a client: nothing, or the lab's misbehaviour. */
export type Wire = (connection: Connection, item: PushItem) => void;

const SPREAD_EACH_MS = 10;

async function closeWithin(connection: Connection, withinMs: number, code: number, reason: string): Promise<void> {
  await wait(Math.random() * withinMs);
  connection.close(code, reason);
}

export function makeHub(wire: Wire): Hub {
  const connections = new Set<Connection>();
  const listeners = new Map<string, Set<Connection>>();

  const unlisten = (connection: Connection, channel: string) => {
    connection.channels.delete(channel);
    const rest = listeners.get(channel);
    rest?.delete(connection);
    if (rest?.size === 0) listeners.delete(channel);
  };
  const isFor = ({ uid, room }: PushItem, { user }: Connection) =>
    (uid === undefined || user?.uid === uid) && (room === undefined || (user?.rooms.includes(room) ?? false));

  return {
    connections,
    add: (connection) => connections.add(connection),
    remove(connection) {
      connections.delete(connection);
      for (const channel of [...connection.channels]) unlisten(connection, channel);
    },
    listen(connection, channel) {
      connection.channels.add(channel);
      const all = listeners.get(channel) ?? new Set();
      listeners.set(channel, all.add(connection));
    },
    unlisten,
    deliver(item) {
      const candidates = item.channel === undefined ? connections : (listeners.get(item.channel) ?? []);
      for (const connection of candidates) {
        if (isFor(item, connection)) wire(connection, item);
      }
    },
    async closeAll(code, reason, spreadMs = 0) {
      const all = [...connections];
      // A handful is no herd.
      const within = Math.min(spreadMs, all.length * SPREAD_EACH_MS);
      if (within === 0) for (const connection of all) connection.close(code, reason);
      else await Promise.all(all.map((connection) => closeWithin(connection, within, code, reason)));
    },
    channels: () => [...listeners.keys()],
  };
}
