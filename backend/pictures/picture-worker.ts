import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
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

/** Calls go first where processors are few. Linux takes a thread's number for this; elsewhere nothing changes. */
function stepBack(): void {
  try {
    setPriority(Number(basename(readlinkSync('/proc/thread-self'))), constants.priority.PRIORITY_LOW);
  } catch {
    // Another system, or a container without this folder.
  }
}

function run(): void {
  stepBack();
  const port = parentPort;
  if (port === null) throw new Error('picture-worker runs in a worker thread only');
  port.on('message', (order: DrawingOrder) => void draw(order, port));
}

run();
