import type { Cleaned } from './photo';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
/** Length and name before a chunk's data, its checksum behind. */
const HEAD_BYTES = 8;
const TAIL_BYTES = 4;
/** What a picture is drawn from, its animation included; texts, Exif and times are not among them. */
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs acTL fcTL fdAT'.split(' '));

/** The chunks of a PNG that show something. */
export function cleanPng(content: Buffer): Cleaned {
  if (!content.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const kept: Buffer[] = [SIGNATURE];
  let size: { width: number; height: number } | undefined;
  let at = SIGNATURE.length;
  while (at + HEAD_BYTES + TAIL_BYTES <= content.length) {
    const length = content.readUInt32BE(at);
    const name = content.toString('latin1', at + 4, at + HEAD_BYTES);
    const end = at + HEAD_BYTES + length + TAIL_BYTES;
    if (end > content.length) return undefined;
    if (name === 'IHDR' && length >= 8) {
      size = { width: content.readUInt32BE(at + HEAD_BYTES), height: content.readUInt32BE(at + HEAD_BYTES + 4) };
    }
    if (KEPT.has(name)) kept.push(content.subarray(at, end));
    if (name === 'IEND') return size === undefined ? undefined : { ...size, content: Buffer.concat(kept) };
    at = end;
  }
  return undefined;
}
