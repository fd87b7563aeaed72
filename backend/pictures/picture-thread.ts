import type { Worker } from 'node:worker_threads';
import { PICTURE_WORKER } from '../paths';
import { startThread } from '../thread';

/** Main thread to worker. */
export interface DrawingOrder {
  readonly id: number;
  readonly svg: string;
}
/** Worker to main thread. */
export type DrawingReply = { readonly id: number } & ({ readonly png: Uint8Array } | { readonly failure: string });

interface Waiting {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** One thread for all back ends of the process; it begins with the first picture, and anew after its death. */
let thread: Worker | undefined;
let serial = 0;
const waiting = new Map<number, Waiting>();

function take(reply: DrawingReply): void {
  const asked = waiting.get(reply.id);
  waiting.delete(reply.id);
  if (waiting.size === 0) thread?.unref();
  if ('png' in reply) asked?.resolve(Buffer.from(reply.png.buffer, reply.png.byteOffset, reply.png.length));
  else asked?.reject(new Error(`a picture could not be drawn: ${reply.failure}`));
}

function start(): Worker {
  const worker = startThread(PICTURE_WORKER);
  worker.on('message', take);
  const end = (why: string) => {
    if (thread !== worker) return;
    thread = undefined;
    for (const { reject } of waiting.values()) reject(new Error(`the thread of pictures has ended: ${why}`));
    waiting.clear();
  };
  worker.on('error', (error) => end(error.stack ?? error.message));
  worker.on('exit', () => end('without a word'));
  return worker;
}

/** The PNG of an SVG, drawn apart from the thread that answers calls. */
export function drawInThread(svg: string): Promise<Buffer> {
  thread ??= start();
  // Nobody waits for a thread that has nothing to do.
  thread.ref();
  serial += 1;
  const id = serial;
  thread.postMessage({ id, svg } satisfies DrawingOrder);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
  });
}
