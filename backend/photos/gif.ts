import type { Cleaned } from './photo';

const HEADER_BYTES = 13;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const GRAPHIC_CONTROL = 0xf9;
const APPLICATION = 0xff;

/** A packed field's colour table: 3 bytes a colour. */
const tableBytes = (packed: number) => ((packed & 0x80) === 0 ? 0 : 3 * 2 ** ((packed & 7) + 1));

/** The end of the data blocks that begin at `from`; -1 where they do not end. */
function endOfBlocks(content: Buffer, from: number): number {
  let at = from;
  while (at < content.length) {
    const length = content[at] ?? 0;
    at += 1 + length;
    if (length === 0) return at;
  }
  return -1;
}

const loops = (content: Buffer, at: number) => content.toString('latin1', at + 3, at + 14) === 'NETSCAPE2.0';

interface Block {
  readonly end: number;
  readonly isShown: boolean;
  readonly isImage: boolean;
}

/** The image or extension that begins at a place; undefined where none does, or where it has no end. */
function blockAt(content: Buffer, at: number): Block | undefined {
  const kind = content[at];
  if (kind !== EXTENSION && kind !== IMAGE) return undefined;
  const label = content[at + 1];
  const isShown = kind === IMAGE || label === GRAPHIC_CONTROL || (label === APPLICATION && loops(content, at));
  // An image has a descriptor of ten bytes, its own colours, and a byte before its blocks.
  const blocks = kind === IMAGE ? at + 10 + tableBytes(content[at + 9] ?? 0) + 1 : at + 2;
  const end = endOfBlocks(content, blocks);
  return end < 0 || end > content.length ? undefined : { end, isShown, isImage: kind === IMAGE };
}

/** The blocks of a GIF that show something: comments and the words of applications are left out. */
export function cleanGif(content: Buffer): Cleaned {
  if (!/^GIF8[79]a$/.test(content.toString('latin1', 0, 6)) || content.length < HEADER_BYTES) return undefined;
  let at = HEADER_BYTES + tableBytes(content[10] ?? 0);
  const kept: Buffer[] = [content.subarray(0, at)];
  // Browsers draw frames beyond the screen that the header tells: the largest counts.
  let [width, height] = [content.readUInt16LE(6), content.readUInt16LE(8)];
  while (content[at] !== TRAILER) {
    const block = blockAt(content, at);
    if (block === undefined) return undefined;
    if (block.isShown) kept.push(content.subarray(at, block.end));
    if (block.isImage) {
      width = Math.max(width, content.readUInt16LE(at + 1) + content.readUInt16LE(at + 5));
      height = Math.max(height, content.readUInt16LE(at + 3) + content.readUInt16LE(at + 7));
    }
    at = block.end;
  }
  return { width, height, content: Buffer.concat([...kept, Buffer.from([TRAILER])]) };
}
