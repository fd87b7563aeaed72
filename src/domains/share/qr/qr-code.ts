import { qrBytes } from './qr-bytes';
import { drawFormat, emptyGrid, type QrGrid } from './qr-grid';

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];
const TIMING = 6;
const FINDER_LIKE = ['10111010000', '00001011101'] as const;

/** The places of the modules in the order of the data: columns in pairs from the right, up and down in turn. */
function* placesOf(size: number): Generator<readonly [x: number, y: number]> {
  const rights = Array.from({ length: (size - 1) / 2 }, (_, pair) => size - 1 - pair * 2);
  for (const [pair, right] of rights.map((x) => (x <= TIMING ? x - 1 : x)).entries()) {
    for (let step = 0; step < size; step += 1) {
      const y = pair % 2 === 0 ? size - 1 - step : step;
      yield [right, y];
      yield [right - 1, y];
    }
  }
}

function placeData({ size, dark, fixed }: QrGrid, bytes: readonly number[]): void {
  let index = 0;
  for (const [x, y] of placesOf(size)) {
    const row = dark[y];
    if (row === undefined || fixed[y]?.[x] === true) continue;
    row[x] = (((bytes[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1) === 1;
    index += 1;
  }
}

const masked = ({ size, dark, fixed }: QrGrid, mask: number): QrGrid => ({
  size,
  fixed,
  dark: dark.map((row, y) =>
    row.map((isDark, x) => (fixed[y]?.[x] === true ? isDark : isDark !== MASKS[mask]?.(x, y))),
  ),
});

/** Rows of one colour, and what looks like a finder, in one line of modules. */
function lineFault(line: string): number {
  const runs = line.match(/1{5,}|0{5,}/g) ?? [];
  const finders = FINDER_LIKE.flatMap((like) => [...line.matchAll(new RegExp(`(?=${like})`, 'g'))]).length;
  return runs.reduce((sum, { length }) => sum + length - 2, 0) + finders * 40;
}

/** How hard a code would be to read: the four rules of ISO/IEC 18004. */
function faultOf({ size, dark }: QrGrid): number {
  const at = (x: number, y: number) => (dark[y]?.[x] === true ? '1' : '0');
  const places = [...Array(size).keys()];
  let fault = 0;
  let darks = 0;
  for (const a of places) {
    fault += lineFault(places.map((b) => at(b, a)).join('')) + lineFault(places.map((b) => at(a, b)).join(''));
    for (const b of places) {
      if (at(a, b) === '1') darks += 1;
      const square = at(a, b);
      const isBlock = at(a + 1, b) === square && at(a, b + 1) === square && at(a + 1, b + 1) === square;
      if (a < size - 1 && b < size - 1 && isBlock) fault += 3;
    }
  }
  return fault + Math.floor(Math.abs(darks / (size * size) - 0.5) / 0.05) * 10;
}

/**
 * A QR code (ISO/IEC 18004, byte mode, level L) as rows of modules, true is dark; without its quiet zone. Undefined: the text
 * is longer than a code takes that a phone reads from so small a picture (271 bytes).
 */
export function qrCode(text: string): readonly (readonly boolean[])[] | undefined {
  const made = qrBytes(text);
  if (made === undefined) return undefined;
  const grid = emptyGrid(made.version);
  placeData(grid, made.bytes);
  const codes = MASKS.map((_, mask) => {
    const code = masked(grid, mask);
    drawFormat(code, mask);
    return { code, fault: faultOf(code) };
  });
  return codes.reduce((best, one) => (one.fault < best.fault ? one : best)).code.dark;
}
