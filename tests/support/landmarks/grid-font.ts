/**
 * A font whose letters are boxes half an em wide, and whose Chinese signs are a whole em: a text takes the same room on every
 * machine and in every engine, whatever fonts are installed there.
 */
const EM = 1000;
const ASCENT = 800;
const DESCENT = 200;
const [NARROW, WIDE] = [EM / 2, EM];
/** First sign of the East: radicals, kana, ideographs, signs of full width, emoji. */
const EAST = 0x2e80;
/** Names that stand first in the app's own lists of fonts, so that ours is taken before what a machine has. */
const NAMES = ['-apple-system', 'BlinkMacSystemFont', 'DIN Alternate', 'Roboto'];

const u16 = (...values: number[]) => Buffer.from(values.flatMap((value) => [(value >> 8) & 255, value & 255]));
const u32 = (...values: number[]) =>
  Buffer.from(values.flatMap((value) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)));

/** A box with a margin, as one closed line of four points. */
function glyph(width: number): Buffer {
  const [left, right, top] = [60, width - 60, 700];
  const head = u16(1, left, 0, right, top, 3, 0);
  return Buffer.concat([head, Buffer.from([1, 1, 1, 1]), u16(left, 0, right - left, 0), u16(0, top, 0, -top)]);
}

/** Each range of signs is one glyph (format 13). */
function characterMap(): Buffer {
  const ranges = [
    [0x20, EAST - 1, 1],
    [EAST, 0x10ffff, 2],
  ];
  return Buffer.concat([
    u16(0, 1, 3, 10),
    u32(12),
    u16(13, 0),
    u32(16 + 12 * ranges.length, 0, ranges.length, ...ranges.flat()),
  ]);
}

/** OS/2, version 4: weight, width, the height of lines and of letters; the rest is zero. */
function systemTable(): Buffer {
  const table = Buffer.alloc(96);
  const values = {
    0: 4,
    2: NARROW,
    4: 400,
    6: 5,
    64: 0x20,
    66: 0xffff,
    68: ASCENT,
    70: -DESCENT,
    74: ASCENT,
    76: DESCENT,
  };
  for (const [at, value] of Object.entries({ ...values, 86: 500, 88: 700 })) u16(value).copy(table, Number(at));
  return table;
}

function tables(): Readonly<Record<string, Buffer>> {
  const glyphs = [glyph(NARROW), glyph(NARROW), glyph(WIDE)];
  const size = glyph(NARROW).length;
  const family = Buffer.from('grid', 'utf16le').swap16();
  return {
    'OS/2': systemTable(),
    cmap: characterMap(),
    glyf: Buffer.concat(glyphs),
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(0, EM),
      Buffer.alloc(16),
      u16(0, 0, WIDE, 700, 0, 8, 2, 0, 0),
    ]),
    hhea: Buffer.concat([u32(0x10000), u16(ASCENT, -DESCENT, 0, WIDE, 60, 60, WIDE - 60, 1), Buffer.alloc(14), u16(3)]),
    hmtx: u16(NARROW, 60, NARROW, 60, WIDE, 60),
    loca: u16(...[0, 1, 2, 3].map((index) => (index * size) / 2)),
    maxp: Buffer.concat([u32(0x10000), u16(3, 4, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)]),
    name: Buffer.concat([u16(0, 1, 18, 3, 1, 0x409, 1, family.length, 0), family]),
    post: Buffer.concat([u32(0x30000), Buffer.alloc(28)]),
  };
}

/** The file as OpenType has it; its check sums are left out, nobody looks at them. */
function fontFile(): Buffer {
  const all = Object.entries(tables());
  const parts: Buffer[] = [];
  let offset = 12 + 16 * all.length;
  const entries = all.map(([tag, data]) => {
    const entry = Buffer.concat([Buffer.from(tag), u32(0, offset, data.length)]);
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
    parts.push(padded);
    offset += padded.length;
    return entry;
  });
  return Buffer.concat([u32(0x10000), u16(all.length, 128, 3, 16 * all.length - 128), ...entries, ...parts]);
}

/** A script for the start of a page: its texts are drawn in this font. A policy of the page does not reach a font that is made. */
export const drawsInGrid = (): string => `
  const file = Uint8Array.from(atob('${fontFile().toString('base64')}'), (sign) => sign.charCodeAt(0));
  for (const name of ${JSON.stringify(NAMES)})
    document.fonts.add(new FontFace(name, file.buffer.slice(0), { weight: '1 1000' }));
`;
