import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * The thread that runs PGlite: it blocks while it computes, and here that hurts nobody. Messages in: chunks of the
 * PostgreSQL wire protocol, or 'close'. Messages out: 'ready', the answers' chunks, 'closed', or `{ failure }`.
 */
async function run(): Promise<void> {
  const port = parentPort;
  if (port === null) throw new Error('pglite-worker runs in a worker thread only');
  const db = await PGlite.create({ dataDir: (workerData as { dataDir: string }).dataDir });
  // One after the other: PGlite is one session, and answers must keep the order of the questions.
  let line = Promise.resolve();
  const answer = async (message: Uint8Array | 'close') => {
    if (message === 'close') {
      await db.close();
      port.postMessage('closed');
      port.close();
      return;
    }
    // The raw stream: the other ways parse every answer here, which the driver does again.
    await db.execProtocolRawStream(message, {
      onRawData: (chunk) => {
        // A copy: the chunk is a window on all of the database's memory, which posting it would clone.
        const copy = chunk.slice();
        port.postMessage(copy, [copy.buffer]);
      },
    });
  };
  port.on('message', (message: Uint8Array | 'close') => {
    line = line
      .then(() => answer(message))
      .catch((error: unknown) => {
        port.postMessage({ failure: error instanceof Error ? error.message : String(error) });
      });
  });
  port.postMessage('ready');
}

void run().catch((error: unknown) => {
  parentPort?.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  parentPort?.close();
});
