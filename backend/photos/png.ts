import type { Cleaned } from './photo';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length and name before a chunk's data, its checksum behind. */
const HEAD_BYTES = 8;
const TAIL_BYTES = 4;
/** What a picture is drawn from, its animation included; texts, Exif and times are not among them. */
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs acTL fcTL fdAT'.split(' '));

interface Size {
  readonly width: number;
  readonly height: number;
}

/** True when the frame of an animation (the data of its fcTL) lies in the picture. */
function isWithin({ width, height }: Size, data: Buffer): boolean {
  if (data.length < 20) return false;
  const [w = 0, h = 0, x = 0, y = 0] = [4, 8, 12, 16].map((offset) => data.readUInt32BE(offset));
  return x + w <= width && y + h <= height;
}

interface Chunk {
  readonly name: string;
  readonly data: Buffer;
  /** All of it: length, name, data, checksum. */
  readonly whole: Buffer;
}

/** The chunks up to the end of the picture; undefined: it has none. */
function chunksOf(content: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = SIGNATURE.length;
  while (at + HEAD_BYTES + TAIL_BYTES <= content.length) {
    const from = at + HEAD_BYTES;
    const name = content.toString('latin1', at + 4, from);
    const until = from + content.readUInt32BE(at);
    const end = until + TAIL_BYTES;
    if (end > content.length) return undefined;
    chunks.push({ name, data: content.subarray(from, until), whole: content.subarray(at, end) });
    if (name === 'IEND') return chunks;
    at = end;
  }
  return undefined;
}

/** The chunks of a PNG that show something; undefined where a second header or a frame tells another size than the first. */
export function cleanPng(content: Buffer): Cleaned {
  if (!content.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const [header, ...rest] = chunksOf(content) ?? [];
  if (header?.name !== 'IHDR' || header.data.length < 8) return undefined;
  const size = { width: header.data.readUInt32BE(0), height: header.data.readUInt32BE(4) };
  const differs = ({ name, data }: Chunk) => name === 'IHDR' || (name === 'fcTL' && !isWithin(size, data));
  if (rest.some(differs)) return undefined;
  const kept = [header, ...rest].filter(({ name }) => KEPT.has(name)).map(({ whole }) => whole);
  return { ...size, content: Buffer.concat([SIGNATURE, ...kept]) };
}
