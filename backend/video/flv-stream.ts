import { Readable } from 'node:stream';
import { type FlvClip, type FlvTag, writeTag } from './flv';

const PUMP_EVERY_MS = 40;
/** How much of the past a client gets at once, at least: a player begins with something in hand. */
const HEAD_START_MS = 1000;
/** A client that reads too slowly loses pictures up to a key frame, not the server its memory. */
const HELD_LIMIT_BYTES = 2 * 1024 * 1024;
const RESUME_BELOW_BYTES = 256 * 1024;
/** A line that stalls plays so much first. */
const STALLS_AFTER_MS = 4000;

export interface FlvShow {
  readonly clip: FlvClip;
  readonly loopMs: number;
  /** The show is over: the stream ends as a file ends. */
  readonly isOver: () => boolean;
  /** Falls silent after some seconds, without an end. */
  readonly stalls: boolean;
}

/** Where in the endless repetition of a clip a client is. */
function makeCursor({ tags }: FlvClip, loopMs: number, from: number) {
  let loop = Math.floor(from / loopMs);
  const within = from - loop * loopMs;
  let index = tags.reduce((best, tag, place) => (tag.isKey && tag.at <= within ? place : best), 0);
  const at = () => loop * loopMs + (tags[index]?.at ?? 0);
  return {
    at,
    /** The next tag, if it is due. */
    take(now: number): { tag: FlvTag; at: number } | undefined {
      const due = at();
      const tag = tags[index];
      if (due > now || tag === undefined) return undefined;
      index += 1;
      if (index === tags.length) {
        index = 0;
        loop += 1;
      }
      return { tag, at: due };
    },
  };
}

/** Whether a client has fallen so far behind that it must lose pictures until the next key frame. */
function makeSkipping() {
  let skips = false;
  return (tag: FlvTag, heldBytes: number): boolean => {
    if (heldBytes > HELD_LIMIT_BYTES) skips = true;
    else if (skips && tag.isKey && heldBytes < RESUME_BELOW_BYTES) skips = false;
    return skips;
  };
}

/**
 * An endless FLV for one client: it begins at a key frame with the time 0 and goes on in real time, across the clip's
 * seam without a jump. `now` is replaced in tests.
 */
export function flvStream({ clip, loopMs, isOver, stalls }: FlvShow, now: () => number = Date.now): Readable {
  const cursor = makeCursor(clip, loopMs, now() - HEAD_START_MS);
  const base = cursor.at();
  const last = stalls ? base + STALLS_AFTER_MS : Number.POSITIVE_INFINITY;
  const skips = makeSkipping();

  const dueBytes = (held: number): Buffer[] => {
    const due: Buffer[] = [];
    const until = Math.min(now(), last);
    for (let next = cursor.take(until); next !== undefined; next = cursor.take(until)) {
      if (!skips(next.tag, held)) due.push(writeTag(next.tag, next.at - base));
    }
    return due;
  };
  const pump = () => {
    if (isOver()) {
      clearInterval(timer);
      stream.push(null);
      return;
    }
    const due = dueBytes(stream.readableLength);
    if (due.length > 0) stream.push(Buffer.concat(due));
  };
  const timer = setInterval(pump, PUMP_EVERY_MS);
  const stream = new Readable({
    read: () => undefined,
    destroy(error, done) {
      clearInterval(timer);
      done(error);
    },
  });
  stream.push(clip.head);
  pump();
  return stream;
}
