const FLV_HEADER_BYTES = 13;
/** The header's flags, which say whether the file has a picture. */
const FLAGS_AT = 4;
const HAS_PICTURE = 1;
const TAG_HEADER_BYTES = 11;
const BACK_POINTER_BYTES = 4;
const AUDIO = 8;
const VIDEO = 9;
const SCRIPT = 18;
const KEY_FRAME = 1;
/** AVC packet types and AAC packet types: the decoder's configuration, and (video only) the end of a sequence. */
const CONFIGURATION = 0;
const END_OF_SEQUENCE = 2;

export interface FlvTag {
  readonly type: number;
  /** Ms. */
  readonly at: number;
  readonly isKey: boolean;
  readonly data: Buffer;
}

/** An FLV file taken apart: what each client gets first, and the tags that are played again and again. */
export interface FlvClip {
  readonly head: Buffer;
  /** In order of time; the first is a key frame at 0, or sound. */
  readonly tags: readonly FlvTag[];
}

/** All tags of FLV bytes, configuration included. Throws where the bytes are no FLV. */
export function readTags(bytes: Buffer): FlvTag[] {
  if (bytes.toString('latin1', 0, 3) !== 'FLV') throw new Error('no FLV signature');
  const hasPicture = (bytes.readUInt8(FLAGS_AT) & HAS_PICTURE) !== 0;
  const tags: FlvTag[] = [];
  for (let at = FLV_HEADER_BYTES; at + TAG_HEADER_BYTES <= bytes.length; ) {
    const type = bytes.readUInt8(at) & 0x1f;
    const size = bytes.readUIntBE(at + 1, 3);
    const end = at + TAG_HEADER_BYTES + size;
    // A stream that was cut off ends within a tag.
    if (end + BACK_POINTER_BYTES > bytes.length) break;
    if (bytes.readUInt32BE(end) !== TAG_HEADER_BYTES + size) throw new Error(`tag at ${at} does not end where it says`);
    const data = bytes.subarray(at + TAG_HEADER_BYTES, end);
    // Sound can begin anywhere; in a file with a picture it does not say so, for the picture cannot.
    const isKey = hasPicture ? type === VIDEO && (data[0] ?? 0) >> 4 === KEY_FRAME : type === AUDIO;
    tags.push({ type, at: bytes.readUIntBE(at + 4, 3) + bytes.readUInt8(at + 7) * 2 ** 24, isKey, data });
    at = end + BACK_POINTER_BYTES;
  }
  return tags;
}

/** A tag's bytes with the time `at`, ms. */
export function writeTag({ type, data }: Pick<FlvTag, 'type' | 'data'>, at: number): Buffer {
  const bytes = Buffer.alloc(TAG_HEADER_BYTES + data.length + BACK_POINTER_BYTES);
  bytes.writeUInt8(type, 0);
  bytes.writeUIntBE(data.length, 1, 3);
  // The lower 24 bits first, the upper 8 behind them.
  bytes.writeUIntBE(at % 2 ** 24, 4, 3);
  bytes.writeUInt8(Math.floor(at / 2 ** 24) & 0xff, 7);
  data.copy(bytes, TAG_HEADER_BYTES);
  bytes.writeUInt32BE(TAG_HEADER_BYTES + data.length, TAG_HEADER_BYTES + data.length);
  return bytes;
}

const isSetUp = ({ type, data }: FlvTag) =>
  type === SCRIPT || (type === VIDEO && data[1] === CONFIGURATION) || (type === AUDIO && data[1] === CONFIGURATION);
const isEnd = ({ type, data }: FlvTag) => type === VIDEO && data[1] === END_OF_SEQUENCE;

/** Takes a file apart for looping: what lies beyond `loopMs` is left out. */
export function flvClip(bytes: Buffer, loopMs: number): FlvClip {
  const tags = readTags(bytes);
  const setUp = tags.filter(isSetUp).map((tag) => writeTag(tag, 0));
  const played = tags.filter((tag) => !isSetUp(tag) && !isEnd(tag) && tag.at < loopMs);
  // Video before sound of the same instant: a client begins with a key frame.
  played.sort((a, b) => a.at - b.at || b.type - a.type);
  return { head: Buffer.concat([bytes.subarray(0, FLV_HEADER_BYTES), ...setUp]), tags: played };
}
