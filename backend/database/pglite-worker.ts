import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { ThreadMessage, ThreadOrder } from './pglite-thread';

/**
 * The thread that runs PGlite: it blocks while it computes, and here that hurts nobody. Each connection has a port of its
 * own, on which chunks of the PostgreSQL wire protocol go in and out.
 */
async function run(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('pglite-worker runs in a worker thread only');
  const say = (message: ThreadMessage) => port.postMessage(message);
  const db = await PGlite.create({ dataDir: (workerData as { dataDir: string }).dataDir });
  let current: MessagePort | undefined;

  // One after the other: PGlite is one session, and answers must keep the order of the questions.
  let line = Promise.resolve();
  const enqueue = (work: () => Promise<void>, onFailure: (error: unknown) => void) => {
    line = line.then(work).catch(onFailure);
  };

  const answer = async (connection: MessagePort, chunk: Uint8Array) => {
    // What an earlier connection still says (its farewell) is not for the session as it is now.
    if (connection !== current) return;
    // The raw stream: the other ways parse every answer here, which the driver does again.
    await db.execProtocolRawStream(chunk, {
      onRawData: (reply) => {
        // A copy: the reply is a window on all of the database's memory, which posting it would clone.
        const copy = reply.slice();
        connection.postMessage(copy, [copy.buffer]);
      },
    });
  };

  /** A new connection finds a fresh session: what the last one left open is taken back. */
  const connect = (connection: MessagePort) => {
    enqueue(
      async () => {
        current = connection;
        await db.exec('rollback');
        await db.exec('discard all');
      },
      () => connection.close(),
    );
    connection.on('message', (chunk: Uint8Array) => {
      // Closing the port tells the driver that the connection is lost.
      enqueue(
        () => answer(connection, chunk),
        () => connection.close(),
      );
    });
  };

  port.on('message', (order: ThreadOrder) => {
    if (order !== 'close') return connect(order.connection);
    enqueue(
      async () => {
        await db.close();
        say('closed');
        process.exit(0);
      },
      () => process.exit(1),
    );
  });
  say('ready');
}

run().catch((error: unknown) => {
  const message: ThreadMessage = { failure: error instanceof Error ? error.message : String(error) };
  parentPort?.postMessage(message);
  parentPort?.close();
});
