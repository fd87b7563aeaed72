/**
 * Reads a QR code from its modules (ISO/IEC 18004), as a scanner does after it has found them: mask, zigzag, blocks, bytes. Written
 * after the standard alone and for a test alone: nothing is corrected, for nothing may be wrong.
 */

/** Rows of modules; true is dark. */
type Modules = readonly (readonly boolean[])[];
type Level = 'L' | 'M' | 'Q' | 'H';

/** By version from 1 on: all codewords, then those of correction in a block and the blocks, by level. */
const CODEWORDS = [26, 44, 70, 100, 134, 172, 196];
const CORRECTION: Readonly<Record<Level, readonly number[]>> = {
  L: [7, 10, 15, 20, 26, 18, 20],
  M: [10, 16, 26, 18, 24, 16, 18],
  Q: [13, 22, 18, 26, 18, 24, 18],
  H: [17, 28, 22, 16, 22, 28, 26],
};
const BLOCKS: Readonly<Record<Level, readonly number[]>> = {
  L: [1, 1, 1, 1, 1, 2, 2],
  M: [1, 1, 1, 2, 2, 4, 4],
  Q: [1, 1, 2, 2, 4, 4, 6],
  H: [1, 1, 2, 4, 4, 4, 5],
};
const LEVELS: readonly Level[] = ['M', 'L', 'H', 'Q'];
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38]];
const FORMAT_MASK = 0b101010000010010;
const BYTES = 0b0100;

const MASKS: readonly ((row: number, column: number) => number)[] = [
  (row, column) => (row + column) % 2,
  (row) => row % 2,
  (_row, column) => column % 3,
  (row, column) => (row + column) % 3,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2,
  (row, column) => ((row * column) % 2) + ((row * column) % 3),
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2,
];

const isDark = (modules: Modules, row: number, column: number) => modules[row]?.[column] === true;

/** Level and mask, from beside the upper left eye. */
function formatOf(modules: Modules): { readonly level: Level; readonly mask: number } {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
  ];
  const bits = places.reduce((sum, [row, column]) => (sum << 1) | (isDark(modules, row, column) ? 1 : 0), 0);
  const format = (bits ^ FORMAT_MASK) >> 10;
  return { level: LEVELS[format >> 3] ?? 'L', mask: format & 7 };
}

/** Whether a place belongs to the code's own patterns. */
function isPattern(size: number, version: number, row: number, column: number): boolean {
  const [top, left, low, right] = [row < 9, column < 9, row >= size - 8, column >= size - 8];
  if ((top && left) || (top && right) || (low && left) || row === 6 || column === 6) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const centres = ALIGNED[version - 1] ?? [];
  const last = centres.at(-1);
  return centres.some((y) =>
    centres.some((x) => {
      const isEye = (y === 6 && (x === 6 || x === last)) || (y === last && x === 6);
      return !isEye && Math.abs(row - y) <= 2 && Math.abs(column - x) <= 2;
    }),
  );
}

/** Places in the order in which bits are laid: in pairs of columns from the right, up and down in turn. */
function* placesOf(size: number): Generator<readonly [row: number, column: number]> {
  // The column of the timing is none of a pair.
  const pairs = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - 2 * pair).map((right) =>
    right <= 6 ? right - 1 : right,
  );
  for (const [turn, right] of pairs.entries())
    for (let step = 0; step < size; step += 1) {
      const row = turn % 2 === 0 ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
}

/** Codewords as they are laid, without their mask. */
function codewordsOf(modules: Modules, version: number, mask: number): number[] {
  const size = modules.length;
  const flips = MASKS[mask] ?? (() => 0);
  const bits = Array.from(placesOf(size))
    .filter(([row, column]) => !isPattern(size, version, row, column))
    .map(([row, column]) => Number(isDark(modules, row, column) !== (flips(row, column) === 0)));
  return Array.from({ length: CODEWORDS[version - 1] ?? 0 }, (_, index) =>
    bits.slice(index * 8, index * 8 + 8).reduce((sum, bit) => (sum << 1) | bit, 0),
  );
}

/** The data, out of the blocks among which it was dealt; the later blocks may be one longer. */
function dataOf(words: readonly number[], version: number, level: Level): number[] {
  const count = BLOCKS[level][version - 1] ?? 1;
  const held = words.length - count * (CORRECTION[level][version - 1] ?? 0);
  const short = Math.floor(held / count);
  const longer = held % count;
  const blocks = Array.from({ length: count }, (_, block) => {
    const even = Array.from({ length: short }, (_each, index) => words[index * count + block] ?? 0);
    const late = block - (count - longer);
    return late < 0 ? even : [...even, words[short * count + late] ?? 0];
  });
  return blocks.flat();
}

/** The text of a code of versions 1 to 7 that holds bytes. Throws where it is none. */
export function readCode(modules: Modules): string {
  const version = (modules.length - 17) / 4;
  if (!Number.isInteger(version) || version < 1 || version > 7) throw new Error(`no code: ${modules.length} modules`);
  const { level, mask } = formatOf(modules);
  const data = dataOf(codewordsOf(modules, version, mask), version, level);
  const bits = data.map((word) => word.toString(2).padStart(8, '0')).join('');
  if (Number.parseInt(bits.slice(0, 4), 2) !== BYTES) throw new Error('no bytes');
  const length = Number.parseInt(bits.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, index) => Number.parseInt(bits.slice(12 + index * 8, 20 + index * 8), 2));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
}
