import { correctionOf } from './reed-solomon';

/** Correction level L of versions 1 to 10: bytes in all, correction bytes of a block, blocks. */
const VERSIONS: readonly (readonly [bytes: number, correction: number, blocks: number])[] = [
  [26, 7, 1],
  [44, 10, 1],
  [70, 15, 1],
  [100, 20, 1],
  [134, 26, 1],
  [172, 18, 2],
  [196, 20, 2],
  [242, 24, 2],
  [292, 30, 2],
  [346, 18, 4],
];
const BYTE_MODE = 0b0100;
/** From here on the length takes two bytes. */
const LONG_FROM = 10;
const FILLERS = [0xec, 0x11] as const;

/** Data bytes of a version: mode, length, text, end, fill. */
function dataOf(text: readonly number[], version: number, capacity: number): number[] {
  const bits: number[] = [];
  const push = (value: number, width: number) => {
    for (let bit = width - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  push(BYTE_MODE, 4);
  push(text.length, version < LONG_FROM ? 8 : 16);
  for (const byte of text) push(byte, 8);
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const bytes = Array.from({ length: bits.length / 8 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
  );
  for (let index = 0; bytes.length < capacity; index += 1) bytes.push(FILLERS[index % 2] ?? 0);
  return bytes;
}

/** One byte of each in turn; the shorter ones are at the front and end first. */
const interleave = (blocks: readonly (readonly number[])[]): number[] =>
  Array.from({ length: Math.max(...blocks.map(({ length }) => length)) }, (_, index) =>
    blocks.flatMap((block) => block[index] ?? []),
  ).flat();

/** The smallest version of level L that takes the text (UTF-8), and its bytes in order; undefined: longer than version 10 takes. */
export function qrBytes(text: string): { readonly version: number; readonly bytes: readonly number[] } | undefined {
  const utf8 = [...new TextEncoder().encode(text)];
  const index = VERSIONS.findIndex(([bytes, correction, blocks], place) => {
    const head = place + 1 < LONG_FROM ? 2 : 3;
    return utf8.length + head <= bytes - correction * blocks;
  });
  const found = VERSIONS[index];
  if (found === undefined) return undefined;
  const [all, correction, count] = found;
  const capacity = all - correction * count;
  const data = dataOf(utf8, index + 1, capacity);
  const short = Math.floor(capacity / count);
  const longer = capacity % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, block) => {
    const size = short + (block < count - longer ? 0 : 1);
    from += size;
    return data.slice(from - size, from);
  });
  return {
    version: index + 1,
    bytes: [...interleave(blocks), ...interleave(blocks.map((block) => correctionOf(block, correction)))],
  };
}
