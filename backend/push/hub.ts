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
  /** Tells every client to start anew. */
  closeAll(code: number, reason: string): void;
  channels(): readonly string[];
}

/** What stands between a message and a client: nothing, or the lab's misbehaviour. */
export type Wire = (connection: Connection, item: PushItem) => void;

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
    closeAll(code, reason) {
      for (const connection of [...connections]) connection.close(code, reason);
    },
    channels: () => [...listeners.keys()],
  };
}
