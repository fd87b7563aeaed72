import { once } from 'node:events';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';
import { PGLITE_WORKER } from '../paths';
import { startThread } from '../thread';

/** PGlite in its thread. */
export interface PgliteThread {
  /** A port that takes and gives chunks of the wire protocol; it closes when the thread or the connection fails. */
  connect(): MessagePort;
  /** Writes everything out and ends the thread. */
  close(): Promise<void>;
}

/** Main thread to worker. */
export type ThreadOrder = 'close' | { readonly connection: MessagePort };
/** Worker to main thread. */
export type ThreadMessage = 'ready' | 'closed' | { readonly failure: string };

/** Waits for 'ready'. */
async function firstWord(worker: Worker, dataDir: string): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    await Promise.race([
      once(worker, 'message', { signal }).then(([message]: ThreadMessage[]) => {
        if (typeof message === 'object') throw new Error(`PGlite cannot open ${dataDir}: ${message.failure}`);
      }),
      once(worker, 'exit', { signal }).then(() => {
        throw new Error(`PGlite's thread ended while it opened ${dataDir}`);
      }),
    ]);
  } finally {
    waiting.abort();
  }
}

/** Starts PGlite on a folder; rejects when it cannot open it. `onDeath` hears when the thread ends unasked, and why. */
export async function startPglite(
  dataDir: string,
  onDeath: (reason: string) => void = () => undefined,
): Promise<PgliteThread> {
  const worker = startThread(PGLITE_WORKER, { dataDir });

  await firstWord(worker, dataDir);
  let cause = 'it ended without a word';
  // Without a listener a crash would end the whole process, before it can say anything.
  worker.on('error', (error) => {
    cause = error.stack ?? error.message;
  });
  let [isOver, isAsked] = [false, false];
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      isOver = true;
      resolve();
      if (!isAsked) onDeath(`PGlite's thread has died: ${cause}`);
    });
  });
  const order = (message: ThreadOrder, transfer: MessagePort[] = []) => worker.postMessage(message, transfer);

  return {
    connect() {
      const { port1, port2 } = new MessageChannel();
      // Nobody would answer: the driver must hear it instead of waiting for ever.
      if (isOver) port2.close();
      else order({ connection: port2 }, [port2]);
      return port1;
    },
    async close() {
      isAsked = true;
      order('close');
      await ended;
    },
  };
}
