const BOX_HEADER_BYTES = 8;
/** Behind a full box's header: version and flags. */
const FULL_BOX_BYTES = 4;
const PAYLOAD = BOX_HEADER_BYTES + FULL_BOX_BYTES;

export interface Box {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** The boxes side by side between two places. Throws where a length cannot be. */
export function boxesIn(bytes: Buffer, from = 0, to = bytes.length): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    const size = at + BOX_HEADER_BYTES <= to ? bytes.readUInt32BE(at) : 0;
    if (size < BOX_HEADER_BYTES || at + size > to) throw new Error(`no box at ${at}`);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + BOX_HEADER_BYTES), from: at, to: at + size });
    at += size;
  }
  return boxes;
}

/** All boxes at a path below one, such as `moof`, `traf`, `tfdt`. */
export function boxesAt(bytes: Buffer, ...path: readonly string[]): Box[] {
  let found: Box[] = [{ type: '', from: -BOX_HEADER_BYTES, to: bytes.length }];
  for (const type of path) {
    found = found.flatMap(({ from, to }) =>
      boxesIn(bytes, from + BOX_HEADER_BYTES, to).filter((box) => box.type === type),
    );
  }
  return found;
}

/** A fragmented MP4 taken apart: the init segment, and the media segments in their order. */
export interface Fmp4Clip {
  readonly init: Buffer;
  readonly segments: readonly Buffer[];
  /** Ticks a second, by track id. */
  readonly timescales: ReadonlyMap<number, number>;
}

// Version 1 has 64-bit times, which push what follows eight bytes back.
const isLong = (bytes: Buffer, { from }: Box) => bytes.readUInt8(from + BOX_HEADER_BYTES) === 1;

function timescalesOf(init: Buffer): Map<number, number> {
  const heads = boxesAt(init, 'moov', 'trak', 'tkhd');
  const media = boxesAt(init, 'moov', 'trak', 'mdia', 'mdhd');
  return new Map(
    heads.map((head, index) => {
      const mdhd = media[index];
      if (mdhd === undefined) throw new Error('a track without a time scale');
      const idAt = head.from + PAYLOAD + (isLong(init, head) ? 16 : 8);
      const scaleAt = mdhd.from + PAYLOAD + (isLong(init, mdhd) ? 16 : 8);
      return [init.readUInt32BE(idAt), init.readUInt32BE(scaleAt)];
    }),
  );
}

export function fmp4Clip(bytes: Buffer): Fmp4Clip {
  const boxes = boxesIn(bytes);
  const starts = boxes.filter((box) => box.type === 'moof').map((box) => box.from);
  const end = boxes.find((box) => box.type === 'mfra')?.from ?? bytes.length;
  const init = bytes.subarray(0, starts[0]);
  const segments = starts.map((from, index) => bytes.subarray(from, starts[index + 1] ?? end));
  return { init, segments, timescales: timescalesOf(init) };
}

/** A copy of a segment as number `serial` of the stream, `shiftMs` later than it stands in the clip. */
export function restamp({ segments, timescales }: Fmp4Clip, index: number, shiftMs: number, serial: number): Buffer {
  const bytes = Buffer.from(segments[index] ?? Buffer.alloc(0));
  for (const { from } of boxesAt(bytes, 'moof', 'mfhd')) bytes.writeUInt32BE(serial % 2 ** 32, from + PAYLOAD);
  const tracks = boxesAt(bytes, 'moof', 'traf', 'tfhd').map(({ from }) => bytes.readUInt32BE(from + PAYLOAD));
  boxesAt(bytes, 'moof', 'traf', 'tfdt').forEach((box, place) => {
    if (!isLong(bytes, box)) throw new Error('a clip with 32-bit times cannot go on for ever');
    const scale = timescales.get(tracks[place] ?? 0) ?? 0;
    const at = box.from + PAYLOAD;
    bytes.writeBigUInt64BE(bytes.readBigUInt64BE(at) + BigInt((shiftMs * scale) / 1000), at);
  });
  return bytes;
}
