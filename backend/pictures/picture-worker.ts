import { type MessagePort, parentPort } from 'node:worker_threads';
import { indexedPng } from './indexed-png';
import type { DrawingOrder, DrawingReply } from './picture-thread';
import { rasterise } from './rasterise';

/** The thread that draws: a picture takes it tens of milliseconds, in which no call could be answered. */
async function draw({ id, svg }: DrawingOrder, port: MessagePort): Promise<void> {
  const say = (reply: DrawingReply) => port.postMessage(reply);
  try {
    say({ id, png: new Uint8Array(indexedPng(await rasterise(svg))) });
  } catch (error) {
    say({ id, failure: error instanceof Error ? error.message : String(error) });
  }
}

function run(): void {
  const port = parentPort;
  if (port === null) throw new Error('picture-worker runs in a worker thread only');
  port.on('message', (order: DrawingOrder) => void draw(order, port));
}

run();
