import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { PGLITE_WORKER } from '../paths';
import type { WireChannel } from './pglite-stream';

/** PGlite in its thread: a channel of wire protocol chunks, and its end. */
export interface PgliteThread extends WireChannel {
  /** Writes everything out and ends the thread. */
  close(): Promise<void>;
}

type Message = 'ready' | 'closed' | Uint8Array | { readonly failure: string };

const isFailure = (message: Message): message is { readonly failure: string } =>
  typeof message === 'object' && 'failure' in message;

/** Waits for 'ready'. */
async function firstWord(worker: Worker, dataDir: string): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    await Promise.race([
      once(worker, 'message', { signal }).then(([message]: Message[]) => {
        if (message !== undefined && isFailure(message))
          throw new Error(`PGlite cannot open ${dataDir}: ${message.failure}`);
      }),
      once(worker, 'exit', { signal }).then(() => {
        throw new Error(`PGlite's thread ended while it opened ${dataDir}`);
      }),
    ]);
  } finally {
    waiting.abort();
  }
}

/** Starts PGlite on a folder; rejects when it cannot open it. */
export async function startPglite(dataDir: string): Promise<PgliteThread> {
  // A worker does not inherit tsx's module hooks on Node 20: it loads them itself, then the TypeScript file.
  const entry = `require('tsx/cjs'); require(${JSON.stringify(PGLITE_WORKER)});`;
  const worker = new Worker(entry, { eval: true, workerData: { dataDir } });

  await firstWord(worker, dataDir);
  // The streams say what failed; without a listener of its own a crash would end the whole process.
  worker.on('error', () => {});
  worker.setMaxListeners(0);
  let isOver = false;
  const ended = new Promise<void>((resolve) => {
    worker.once('exit', () => {
      isOver = true;
      resolve();
    });
  });

  return {
    send: (chunk) => worker.postMessage(chunk),
    listen(onChunk, onFailure) {
      const onMessage = (message: Message) => {
        if (message instanceof Uint8Array) onChunk(message);
        else if (isFailure(message)) onFailure(new Error(message.failure));
      };
      const onError = (error: unknown) => onFailure(error instanceof Error ? error : new Error(String(error)));
      const onExit = () => onFailure(new Error("PGlite's thread has ended"));
      // Nobody would answer: the driver must hear it instead of waiting for ever.
      if (isOver) setImmediate(onExit);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      return () => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
    },
    async close() {
      worker.postMessage('close');
      await ended;
    },
  };
}
