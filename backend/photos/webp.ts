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

/** The size as the chunk tells it; undefined where it tells none. */
function sizeIn(name: string, data: Buffer): Size | undefined {
  if (name === 'ANMF' && data.length >= FRAME_BYTES + CHUNK_HEAD_BYTES) {
    const inner = data.toString('latin1', FRAME_BYTES, FRAME_BYTES + 4);
    const frame = { width: data.readUIntLE(6, 3) + 1, height: data.readUIntLE(9, 3) + 1 };
    return larger(frame, sizeIn(inner, data.subarray(FRAME_BYTES + CHUNK_HEAD_BYTES)));
  }
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
  const until = Math.min(content.length, 8 + content.readUInt32LE(4));
  const kept: Buffer[] = [];
  let size: Size | undefined;
  let at = HEADER_BYTES;
  while (at + CHUNK_HEAD_BYTES <= until) {
    const name = content.toString('latin1', at, at + 4);
    const length = content.readUInt32LE(at + 4);
    // Chunks begin at even places.
    const end = at + CHUNK_HEAD_BYTES + length + (length % 2);
    if (end > content.length) return undefined;
    const chunk = content.subarray(at, end);
    // The canvas, the picture and each frame tell a size of their own: the largest counts.
    size = larger(size, sizeIn(name, chunk.subarray(CHUNK_HEAD_BYTES, CHUNK_HEAD_BYTES + length)));
    if (KEPT.has(name)) kept.push(name === 'VP8X' ? withoutFlags(chunk) : chunk);
    at = end;
  }
  if (size === undefined) return undefined;
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return { ...size, content: Buffer.concat([head, body]) };
}
