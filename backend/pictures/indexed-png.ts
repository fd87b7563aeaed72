import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What one byte a pixel can name. */
const MOST_COLOURS = 256;

/** Pixels of a drawing: RGBA, a byte each, row by row, not premultiplied. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

function chunk(type: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(named.length + 8);
  frame.writeUInt32BE(body.length, 0);
  named.copy(frame, 4);
  frame.writeUInt32BE(crc32(named), named.length + 4);
  return frame;
}

const channels = (colour: number) =>
  [colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255, colour & 255] as const;

function nearest(colour: number, palette: readonly number[]): number {
  const [r, g, b, a] = channels(colour);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((candidate, index) => {
    const [r2, g2, b2, a2] = channels(candidate);
    const distance = (r - r2) ** 2 + (g - g2) ** 2 + (b - b2) ** 2 + (a - a2) ** 2;
    if (distance >= least) return;
    least = distance;
    best = index;
  });
  return best;
}

/** The most frequent colours, and which of them stands for every colour that occurs. */
function paletteOf(colours: Uint32Array): { palette: number[]; indexOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const frequent = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const palette = frequent.slice(0, MOST_COLOURS);
  const indexOf = new Map(frequent.map((colour, at) => [colour, at < MOST_COLOURS ? at : nearest(colour, palette)]));
  return { palette, indexOf };
}

/**
 * A PNG with a palette: a flat drawing is a quarter of what it is in true colour. More than 256 colours are brought down to
 * the most frequent ones, which costs edges a shade and never a shape.
 */
export function indexedPng({ width, height, data }: Pixels): Buffer {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const colours = Uint32Array.from({ length: width * height }, (_, at) => view.getUint32(at * 4));
  const { palette, indexOf } = paletteOf(colours);
  // Each row begins with its filter: 0, none, which is the best for indices.
  const rows = Buffer.alloc(height * (width + 1));
  colours.forEach((colour, at) => {
    rows[at + Math.floor(at / width) + 1] = indexOf.get(colour) ?? 0;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a pixel, colour type 3 (palette), the standard's only compression, filters and no interlacing.
  head.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channels(colour).slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((colour) => channels(colour)[3]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
