import fc from 'fast-check';
import { cleanPhoto } from '../../../backend/photos/clean-photo';
import { ONE_PIXEL_BASE64 } from '../../support/one-pixel';

const RUNS = 500;

const u16 = (value: number) => [(value >> 8) & 255, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const l16 = (value: number) => u16(value).reverse();
const l24 = (value: number) => [...l16(value & 0xffff), (value >> 16) & 255];
const l32 = (value: number) => u32(value).reverse();
const ascii = (text: string) => [...Buffer.from(text, 'latin1')];

/** A side of a picture: small ones, and such as no phone could show. */
const side = fc.constantFrom(1, 8, 640, 20_000, 60_000);
const noise = fc.uint8Array({ maxLength: 12 }).map((bytes) => [...bytes]);
type Piece = Buffer;
const piece = (bytes: readonly number[] | Buffer): Piece => Buffer.from(bytes as Buffer);
const joined = (pieces: readonly Piece[]) => Buffer.concat(pieces);
type Size = readonly [width: number, height: number];

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isAlone = (marker: number) => marker <= 1 || (marker >= 0xd0 && marker <= 0xd8);
/** The place behind the next marker: browsers pass over fill bytes, and over what is none. */
function behindMarker(content: Buffer, from: number): number {
  let at = content.indexOf(0xff, from);
  while (at >= 0 && content[at] === 0xff) at += 1;
  return at < 0 ? content.length : at + 1;
}

/** Frame headers of a JPEG as browsers find them. */
function framesOfJpeg(content: Buffer): Size[] {
  const found: Size[] = [];
  let at = behindMarker(content, 2);
  while (at + 7 <= content.length && content[at - 1] !== 0xd9) {
    const marker = content[at - 1] ?? 0;
    if (isFrame(marker)) found.push([content.readUInt16BE(at + 5), content.readUInt16BE(at + 3)]);
    at = behindMarker(content, isAlone(marker) ? at : at + content.readUInt16BE(at));
  }
  return found;
}

const segment = (marker: number, data: readonly number[]) => piece([0xff, marker, ...u16(data.length + 2), ...data]);
const sofData = ([width, height]: Size) => [8, ...u16(height), ...u16(width), 1, 1, 0x11, 0];
const size = fc.tuple(side, side);
/** A frame header behind a marker that has no length: who takes the header's first bytes for one steps over it. */
function hidden(marker: number, of: Size): Piece {
  const begin = [...(marker === 0xff ? [] : [0xff]), marker];
  const frame = segment(0xc0, sofData(of));
  const bytes = Buffer.concat([piece(begin), frame]);
  const steppedOver = 2 + bytes.readUInt16BE(2) - bytes.length;
  return Buffer.concat([bytes, piece([0xff, 0xfe, ...u16(steppedOver - 2)]), Buffer.alloc(steppedOver - 4, 0x20)]);
}

const jpegPiece = fc.oneof(
  fc.tuple(fc.constantFrom(0xc0, 0xc1, 0xc2, 0xc9), size).map(([marker, of]) => segment(marker, sofData(of))),
  fc
    .tuple(fc.constantFrom(0xc4, 0xdb, 0xdd, 0xe0, 0xe1, 0xe2, 0xee, 0xfe), noise)
    .map(([marker, data]) => segment(marker, data)),
  fc.tuple(fc.constantFrom(0x00, 0x01, 0xd0, 0xd7, 0xd8, 0xff), size).map(([marker, of]) => hidden(marker, of)),
  noise.map((data) => piece([0xff, 0xda, ...u16(8), 1, 1, 0, 0, 63, 0, ...data.filter((byte) => byte !== 0xff)])),
  noise.map(piece),
);

const chunk = (name: string, data: readonly number[]) =>
  piece([...u32(data.length), ...ascii(name), ...data, 0, 0, 0, 0]);
const pngPiece = fc.oneof(
  size.map(([width, height]) => chunk('IHDR', [...u32(width), ...u32(height), 8, 6, 0, 0, 0])),
  fc
    .tuple(size, side)
    .map(([[width, height], x]) =>
      chunk('fcTL', [...u32(0), ...u32(width), ...u32(height), ...u32(x), ...u32(0), 0, 1, 0, 10, 0, 0]),
    ),
  fc.tuple(fc.constantFrom('IDAT', 'PLTE', 'tEXt', 'IEND', 'fdAT'), noise).map(([name, data]) => chunk(name, data)),
  noise.map(piece),
);

const gifPiece = fc.oneof(
  size.map(([width, height]) => piece([0x2c, 0, 0, 0, 0, ...l16(width), ...l16(height), 0, 2, 1, 0x20, 0])),
  noise.map((data) => piece([0x21, 0xfe, data.length, ...data, 0])),
  fc.constant(piece([0x21, 0xf9, 4, 0, 0, 0, 0, 0])),
  noise.map(piece),
);

const riff = (name: string, data: readonly number[]) => [
  ...ascii(name),
  ...l32(data.length),
  ...data,
  ...Array(data.length % 2).fill(0),
];
const vp8 = ([width, height]: Size) =>
  riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...l16(width & 0x3fff), ...l16(height & 0x3fff)]);
const webpPiece = fc.oneof(
  size.map((of) => piece(vp8(of))),
  size.map(([width, height]) => piece(riff('VP8X', [2, 0, 0, 0, ...l24(width - 1), ...l24(height - 1)]))),
  fc.tuple(size, size, fc.boolean()).map(([[width, height], inner, hasAlpha]) => {
    const head = [0, 0, 0, 0, 0, 0, ...l24(width - 1), ...l24(height - 1), 0, 0, 0, 0];
    return piece(riff('ANMF', [...head, ...(hasAlpha ? riff('ALPH', [0, 0]) : []), ...vp8(inner)]));
  }),
  noise.map(piece),
);

/** The sizes in every VP8 header of a WebP, wherever it stands. */
function picturesOfWebp(content: Buffer): Size[] {
  const found: Size[] = [];
  for (let at = content.indexOf('VP8 '); at >= 0; at = content.indexOf('VP8 ', at + 1))
    if (at + 18 <= content.length)
      found.push([content.readUInt16LE(at + 14) & 0x3fff, content.readUInt16LE(at + 16) & 0x3fff]);
  return found;
}

const built = <T extends readonly number[]>(
  pieces: fc.Arbitrary<Piece>,
  head: fc.Arbitrary<T>,
  tail: readonly number[],
) =>
  fc
    .tuple(head, fc.array(pieces, { maxLength: 7 }))
    .map(([begin, list]) => joined([piece(begin), ...list, piece(tail)]));
const png = Buffer.from('89504e470d0a1a0a', 'hex');
const FORMATS: readonly [string, fc.Arbitrary<Buffer>, (content: Buffer) => Size[]][] = [
  ['JPEG', built(jpegPiece, fc.constant([0xff, 0xd8]), [0xff, 0xd9]), framesOfJpeg],
  [
    'PNG',
    built(
      pngPiece,
      size.map(([width, height]) => [...png, ...chunk('IHDR', [...u32(width), ...u32(height), 8, 6, 0, 0, 0])]),
      [...chunk('IEND', [])],
    ),
    (content) => {
      const found: Size[] = [];
      for (const name of ['IHDR', 'fcTL'])
        for (let at = content.indexOf(name); at >= 0; at = content.indexOf(name, at + 1)) {
          const data = at + (name === 'IHDR' ? 4 : 8);
          if (data + 8 <= content.length) found.push([content.readUInt32BE(data), content.readUInt32BE(data + 4)]);
        }
      return found;
    },
  ],
  [
    'GIF',
    built(
      gifPiece,
      size.map(([width, height]) => [...ascii('GIF89a'), ...l16(width), ...l16(height), 0, 0, 0]),
      [0x3b],
    ),
    (content) => [[content.readUInt16LE(6), content.readUInt16LE(8)]],
  ],
  [
    'WebP',
    fc.array(webpPiece, { maxLength: 6 }).map((pieces) => {
      const body = joined([piece(ascii('WEBP')), ...pieces]);
      return Buffer.concat([Buffer.from([...ascii('RIFF'), ...l32(body.length)]), body]);
    }),
    picturesOfWebp,
  ],
];

/** What is taken is at least as large as anything that a browser may find in it, and read again it is the same. */
function expectMeasured(content: Buffer, sizes: (content: Buffer) => Size[]): void {
  const photo = cleanPhoto(content);
  if (photo === undefined) return;
  for (const [width, height] of sizes(photo.content)) {
    expect(photo.width).toBeGreaterThanOrEqual(width);
    expect(photo.height).toBeGreaterThanOrEqual(height);
  }
  expect(cleanPhoto(photo.content)).toEqual(photo);
}

it.each(FORMATS)(
  'headers of a %s in any order and of any size: no picture is taken for a smaller one',
  (_name, pictures, sizes) => {
    let taken = 0;
    fc.assert(
      fc.property(pictures, (content) => {
        if (cleanPhoto(content) !== undefined) taken += 1;
        expectMeasured(content, sizes);
      }),
      { numRuns: RUNS },
    );
    // Something passes, else nothing was tried.
    expect(taken).toBeGreaterThan(RUNS / 100);
  },
);

it('any picture with bytes changed, taken out or put in is read without an error', () => {
  const samples = [...FORMATS.map(([, pictures]) => pictures), fc.constant(Buffer.from(ONE_PIXEL_BASE64, 'base64'))];
  const changes = fc.array(fc.tuple(fc.nat({ max: 300 }), fc.nat({ max: 2 }), noise), { maxLength: 6 });
  fc.assert(
    fc.property(fc.oneof(...samples), changes, (content, list) => {
      const spoilt = list.reduce(
        (now, [at, out, more]) => Buffer.concat([now.subarray(0, at), Buffer.from(more), now.subarray(at + out)]),
        content,
      );
      expect(() => cleanPhoto(spoilt)).not.toThrow();
    }),
    { numRuns: RUNS },
  );
});

it.each<[string, number, boolean]>([
  ['behind a fill byte is measured', 0xff, true],
  ['behind a marker that may stand in a scan alone is refused', 0x01, false],
  ['behind a restart is refused', 0xd0, false],
])('a frame header of a JPEG %s', (_what, marker, isTaken) => {
  const small = [segment(0xc0, sofData([8, 8])), piece([0xff, 0xd9])];
  const large = joined([piece([0xff, 0xd8]), hidden(marker, [60_000, 60_000]), piece([0xff, 0xd9])]);
  // The one that a browser takes, and behind it one that it does not look at any more.
  expect(cleanPhoto(joined([large.subarray(0, -2), ...small]))).toBeUndefined();
  expect(cleanPhoto(large)?.width).toBe(isTaken ? 60_000 : undefined);
});

it('frames within frames, as deep as a file can be, are no error', () => {
  const depth = 100_000;
  const head = (length: number) => [...ascii('ANMF'), ...l32(length), ...Array(16).fill(0)];
  const frames = Array.from({ length: depth }, (_, n) => piece(head(24 * (depth - n) - 8)));
  const body = joined([piece(ascii('WEBP')), ...frames]);
  expect(() => cleanPhoto(joined([piece([...ascii('RIFF'), ...l32(body.length)]), body]))).not.toThrow();
});
