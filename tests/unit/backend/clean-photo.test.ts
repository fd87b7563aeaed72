import { cleanPhoto } from '../../../backend/photos/clean-photo';
import { ONE_PIXEL_BASE64 } from '../../support/one-pixel';

/** What no cleaned picture may hold: a place, a device, a name. */
const SECRET = 'GPS 31.2304N 121.4737E';

const bytes = (...parts: readonly (string | number | Buffer)[]): Buffer =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'number' ? Buffer.from([part]) : typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  );
const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => bytes(u16(value >>> 16), u16(value & 0xffff));
const l16 = (value: number) => u16(value).reverse();
const l32 = (value: number) => u32(value).reverse();

const segment = (marker: number, data: Buffer) => bytes(0xff, marker, u16(data.length + 2), data);
/** Exif with one entry: which way up, and a secret behind it. */
const exif = (orientation: number) =>
  bytes('Exif\0\0', 'MM\0*', u32(8), u16(1), u16(0x0112), u16(3), u32(1), u16(orientation), u16(0), u32(0), SECRET);
const frame = (width: number, height: number) => segment(0xc0, bytes(8, u16(height), u16(width), 1, 1, 0x11, 0));
const scan = bytes(segment(0xda, bytes(1, 1, 0, 0, 63, 0)), 'coded', 0xff, 0, 'more', 0xff, 0xd3, 'last');
const jpeg = (orientation: number, width = 640, height = 480) =>
  bytes(
    0xff,
    0xd8,
    segment(0xe0, bytes('JFIF\0', 1, 1, 0, 0, 1, 0, 1, 0, 0)),
    segment(0xe1, exif(orientation)),
    segment(0xe1, bytes('http://ns.adobe.com/xap/1.0/\0', SECRET)),
    segment(0xe2, bytes('ICC_PROFILE\0', 1, 1, 'profile')),
    segment(0xe2, bytes('MPF\0', SECRET)),
    segment(0xed, bytes('Photoshop 3.0\0', SECRET)),
    segment(0xfe, bytes(SECRET)),
    frame(width, height),
    scan,
    0xff,
    0xd9,
    SECRET,
  );

const chunk = (name: string, data: Buffer) => bytes(u32(data.length), name, data, u32(0));
const png = bytes(
  Buffer.from('89504e470d0a1a0a', 'hex'),
  chunk('IHDR', bytes(u32(30_000), u32(2), 8, 6, 0, 0, 0)),
  chunk('tEXt', bytes('Comment\0', SECRET)),
  chunk('eXIf', exif(1)),
  chunk('IDAT', bytes('data')),
  chunk('IEND', bytes('')),
  SECRET,
);

const gif = bytes(
  'GIF89a',
  l16(7),
  l16(5),
  0x80,
  0,
  0,
  'colour',
  bytes(0x21, 0xff, 11, 'NETSCAPE2.0', 3, 1, 0, 0, 0),
  bytes(0x21, 0xfe, SECRET.length, SECRET, 0),
  bytes(0x21, 0xff, 11, 'XMP DataXMP', SECRET.length, SECRET, 0),
  bytes(0x21, 0xf9, 4, 0, 0, 0, 0, 0),
  bytes(0x2c, l16(0), l16(0), l16(7), l16(5), 0, 2, 1, 'x', 0),
  0x3b,
  SECRET,
);

const riff = (name: string, data: Buffer) => bytes(name, l32(data.length), data, data.length % 2 === 1 ? 0 : '');
const webpBody = bytes(
  'WEBP',
  riff('VP8X', bytes(0b0000_1100, 0, 0, 0, l32(999).subarray(0, 3), l32(799).subarray(0, 3))),
  riff('VP8 ', bytes(Buffer.alloc(6), l16(1000), l16(800), 'x')),
  riff('EXIF', exif(1)),
  riff('XMP ', bytes(SECRET)),
);
const webp = bytes('RIFF', l32(webpBody.length), webpBody, SECRET);

it.each<[string, Buffer, string, number, number]>([
  ['a JPEG', jpeg(1), 'image/jpeg', 640, 480],
  ['a JPEG that lies on its side', jpeg(6), 'image/jpeg', 640, 480],
  ['a PNG', png, 'image/png', 30_000, 2],
  ['a GIF', gif, 'image/gif', 7, 5],
  ['a WebP', webp, 'image/webp', 1000, 800],
])('%s keeps what it shows, and nothing of its writer', (_name, picture, type, width, height) => {
  const clean = cleanPhoto(picture);
  expect(clean).toMatchObject({ type, width, height });
  expect(clean?.content.includes(SECRET)).toBe(false);
  expect(clean && cleanPhoto(clean.content)).toEqual(clean);
});

it('a JPEG keeps its coded picture, its colours and which way up it is', () => {
  const clean = cleanPhoto(jpeg(6))?.content ?? Buffer.alloc(0);
  for (const part of [scan, frame(640, 480), Buffer.from('profile')]) expect(clean.includes(part)).toBe(true);
  // Big-endian Exif: one entry, the orientation.
  expect(clean.includes(bytes(u16(1), u16(0x0112), u16(3), u32(1), u16(6)))).toBe(true);
  expect(cleanPhoto(jpeg(1))?.content.includes('Exif')).toBe(false);
});

it('a WebP says no longer that it has metadata, and is as long as it says', () => {
  const clean = cleanPhoto(webp)?.content ?? Buffer.alloc(0);
  expect([clean[20], clean.readUInt32LE(4)]).toEqual([0, clean.length - 8]);
});

it('a picture that has nothing to hide comes back as it was', () => {
  const pixel = Buffer.from(ONE_PIXEL_BASE64, 'base64');
  expect(cleanPhoto(pixel)).toEqual({ type: 'image/png', width: 1, height: 1, content: pixel });
});

it.each<[string, Buffer]>([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<script>alert(1)</script>')],
  ['only the first bytes of a JPEG', Buffer.from('ffd8ffe0', 'hex')],
  ['a JPEG without an end', jpeg(1).subarray(0, -SECRET.length - 2)],
  ['a PNG without an end', png.subarray(0, 60)],
  ['a GIF without an end', gif.subarray(0, 40)],
  ['a WebP that ends in a chunk', webp.subarray(0, 40)],
])('%s is no picture', (_name, content) => expect(cleanPhoto(content)).toBeUndefined());

const cut = (picture: Buffer, mark: string, more: Buffer) => {
  const at = picture.indexOf(mark, 0, 'latin1');
  return bytes(picture.subarray(0, at), more, picture.subarray(at));
};
const insidePng = (...more: Buffer[]) =>
  bytes(
    cut(png, 'IDAT', Buffer.alloc(0)).subarray(0, png.indexOf('IDAT') - 4),
    ...more,
    png.subarray(png.indexOf('IDAT') - 4),
  );
const fcTL = (width: number, height: number) =>
  chunk('fcTL', bytes(u32(0), u32(width), u32(height), u32(0), u32(0), u16(1), u16(10), 0, 0));

it.each<[string, Buffer]>([
  [
    'a JPEG with a large frame before a small one',
    bytes(jpeg(1).subarray(0, 2), frame(20_000, 20_000), scan, jpeg(1, 8, 8).subarray(2)),
  ],
  ['a PNG with a second header', insidePng(chunk('IHDR', bytes(u32(8), u32(8), 8, 6, 0, 0, 0)))],
  ['a PNG whose animation has a frame beyond it', insidePng(fcTL(30_000, 20_000))],
])('%s is refused: browsers may take either size', (_name, picture) => expect(cleanPhoto(picture)).toBeUndefined());

it('a GIF is as large as its largest frame, a WebP as its largest picture', () => {
  const large = cut(gif, '\x2c\0\0\0\0\x07', bytes(0x2c, l16(0), l16(0), l16(23_000), l16(23_000), 0, 2, 1, 'x', 0));
  expect(cleanPhoto(large)).toMatchObject({ width: 23_000, height: 23_000 });
  const vp8 = bytes(Buffer.alloc(6), l16(16_000), l16(12_000));
  const anmf = bytes(
    Buffer.alloc(6),
    l32(15_999).subarray(0, 3),
    l32(9).subarray(0, 3),
    Buffer.alloc(4),
    riff('VP8 ', vp8),
  );
  for (const more of [riff('VP8 ', vp8), riff('ANMF', anmf)]) {
    const body = bytes(webpBody, more);
    expect(cleanPhoto(bytes('RIFF', l32(body.length), body))).toMatchObject({ width: 16_000, height: 12_000 });
  }
});

it('cut anywhere, or with any byte changed, it is read without an error', () => {
  for (const picture of [jpeg(6), png, gif, webp]) {
    for (let at = 0; at < picture.length; at++) {
      cleanPhoto(picture.subarray(0, at));
      const changed = Buffer.from(picture);
      changed[at] = 0xff;
      expect(() => cleanPhoto(changed)).not.toThrow();
    }
  }
});
