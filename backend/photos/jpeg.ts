import { orientationApp1, orientationIn } from './orientation';
import type { Cleaned } from './photo';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;
/** Frame headers hold the size; these three of the range are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
/** Markers that no length follows: who read one would step over what comes next, a frame header for instance. */
const isAlone = (marker: number) => marker <= 1 || isRestart(marker) || marker === SOI;

/** Colours need the JFIF and Adobe marks and the colour profile; all else of the applications is about the writer. */
function isKept(marker: number, payload: Buffer): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP0 || marker > APP15) return true;
  if (marker === APP2) return payload.subarray(0, 11).toString('latin1') === 'ICC_PROFILE';
  return marker === APP0 || marker === APP14;
}

/** The end of the coded picture that begins at `from`: the next marker that is neither stuffing nor a restart. */
function endOfScan(content: Buffer, from: number): number {
  let at = from;
  while (at + 1 < content.length) {
    const next = content[at + 1] ?? 0;
    if (content[at] === 0xff && next !== 0 && next !== 0xff && !isRestart(next)) return at;
    at += 1;
  }
  return -1;
}

interface Segment {
  readonly marker: number;
  readonly payload: Buffer;
  /** All of it: marker, length, payload, and behind a scan's header the coded picture. */
  readonly whole: Buffer;
}

/** The segment that begins at a place; undefined where none does, or where it has no end. */
function segmentAt(content: Buffer, at: number): Segment | undefined {
  if (at + 4 > content.length || content[at] !== 0xff) return undefined;
  const marker = content[at + 1] ?? 0;
  if (isAlone(marker)) return undefined;
  const end = at + 2 + content.readUInt16BE(at + 2);
  if (end < at + 4 || end > content.length) return undefined;
  const next = marker === SOS ? endOfScan(content, end) : end;
  return next < 0 ? undefined : { marker, payload: content.subarray(at + 4, end), whole: content.subarray(at, next) };
}

/** All segments up to the end of the picture; undefined: it has none. */
function segmentsOf(content: Buffer): Segment[] | undefined {
  const segments: Segment[] = [];
  let at = 2;
  while (content[at] !== 0xff || content[at + 1] !== EOI) {
    // Any number of these bytes may stand before a marker.
    if (content[at] === 0xff && content[at + 1] === 0xff) {
      at += 1;
      continue;
    }
    const segment = segmentAt(content, at);
    if (segment === undefined) return undefined;
    segments.push(segment);
    at += segment.whole.length;
  }
  return segments;
}

/** The segments of a JPEG that show something, and which way up it is. */
export function cleanJpeg(content: Buffer): Cleaned {
  const segments = content[0] === 0xff && content[1] === SOI ? segmentsOf(content) : undefined;
  const frames = segments?.filter(({ marker }) => isFrame(marker)) ?? [];
  const frame = frames[0]?.payload;
  // With two frame headers nobody knows which size a browser takes.
  if (segments === undefined || frame === undefined || frames.length > 1 || frame.length < 5) return undefined;
  const said = segments.flatMap(({ marker, payload }) => (marker === APP1 ? (orientationIn(payload) ?? []) : []));
  const orientation = said.at(-1) ?? 1;
  const turned = orientation === 1 ? [] : [orientationApp1(orientation)];
  const kept = segments.flatMap(({ marker, payload, whole }) => (isKept(marker, payload) ? [whole] : []));
  return {
    height: frame.readUInt16BE(1),
    width: frame.readUInt16BE(3),
    content: Buffer.concat([Buffer.from([0xff, SOI]), ...turned, ...kept, Buffer.from([0xff, EOI])]),
  };
}
