import type { Cleaned } from './photo';

const HEADER_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
/** The head of an animation's frame, before its own chunks. */
const FRAME_BYTES = 16;
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** Flags of VP8X: there is Exif, there is XMP. */
const SAYS_METADATA = 0b0000_1100;

type Size = { readonly width: number; readonly height: number };

const larger = (one: Size | undefined, other: Size | undefined): Size | undefined =>
  one && other
    ? { width: Math.max(one.width, other.width), height: Math.max(one.height, other.height) }
    : (one ?? other);

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
  /** All of it: name, length, data, and a byte where the next one would begin at an odd place. */
  readonly whole: Buffer;
}

/** The chunks that begin between two places; undefined where one has no end. */
function chunksOf(content: Buffer, from: number, until: number): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = from;
  while (at + CHUNK_HEAD_BYTES <= until) {
    const length = content.readUInt32LE(at + 4);
    const end = at + CHUNK_HEAD_BYTES + length + (length % 2);
    if (end > content.length) return undefined;
    const data = content.subarray(at + CHUNK_HEAD_BYTES, at + CHUNK_HEAD_BYTES + length);
    chunks.push({ name: content.toString('latin1', at, at + 4), data, whole: content.subarray(at, end) });
    at = end;
  }
  return chunks;
}

/** The largest size that a frame of an animation tells: its own, and those of the pictures in it. */
function sizeOfFrame(data: Buffer): Size | undefined {
  const parts = data.length < FRAME_BYTES ? undefined : chunksOf(data, FRAME_BYTES, data.length);
  const frame = parts && { width: data.readUIntLE(6, 3) + 1, height: data.readUIntLE(9, 3) + 1 };
  return parts?.map(sizeIn).reduce(larger, frame);
}

/** The size of a canvas or a picture as its chunk tells it; undefined where it tells none. */
function sizeIn({ name, data }: Chunk): Size | undefined {
  if (name === 'VP8X' && data.length >= 10) {
    return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
  }
  if (name === 'VP8L' && data.length >= 5) {
    const bits = data.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (name === 'VP8 ' && data.length >= 10) {
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
  }
  return undefined;
}

const withoutFlags = (chunk: Buffer): Buffer => {
  const copy = Buffer.from(chunk);
  copy[CHUNK_HEAD_BYTES] = (copy[CHUNK_HEAD_BYTES] ?? 0) & ~SAYS_METADATA;
  return copy;
};

/** The chunks of a WebP that show something. */
export function cleanWebp(content: Buffer): Cleaned {
  if (content.toString('latin1', 0, 4) !== 'RIFF' || content.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const chunks = chunksOf(content, HEADER_BYTES, Math.min(content.length, 8 + content.readUInt32LE(4)));
  const frames = chunks?.filter(({ name }) => name === 'ANMF').map(({ data }) => sizeOfFrame(data)) ?? [];
  // The canvas, the picture and each frame tell a size of their own: the largest counts. A frame that tells none is none.
  const size = chunks?.map(sizeIn).concat(frames).reduce(larger, undefined);
  if (chunks === undefined || size === undefined || frames.includes(undefined)) return undefined;
  const kept = chunks.filter(({ name }) => KEPT.has(name));
  const body = Buffer.concat(kept.map(({ name, whole }) => (name === 'VP8X' ? withoutFlags(whole) : whole)));
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return { ...size, content: Buffer.concat([head, body]) };
}
