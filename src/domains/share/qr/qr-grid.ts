/** Centres of the alignment marks of versions 1 to 10. */
const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const FINDER = 7;

/** The modules of a code: dark or not, and whether they carry data. */
export interface QrGrid {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];
}

const ring = (dx: number, dy: number) => Math.max(Math.abs(dx), Math.abs(dy));
/** Remainder of a division of polynomials over two elements. */
function remainder(value: number, generator: number, degree: number): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * generator);
  return rest & ((1 << degree) - 1);
}

/** All that carries no data: finders, timing, alignment, places of format and version. */
export function emptyGrid(version: number): QrGrid {
  const size = 17 + version * 4;
  const rows = () => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const grid: QrGrid = { size, dark: rows(), fixed: rows() };
  const centres = ALIGNMENT[version - 1] ?? [];
  for (let at = 0; at < size; at += 1) {
    setFixed(grid, 6, at, at % 2 === 0);
    setFixed(grid, at, 6, at % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    mark(grid, x, y, 4, [2, 4]);
  const last = centres.length - 1;
  centres.forEach((x, i) => {
    centres.forEach((y, j) => {
      const isAtFinder = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isAtFinder) mark(grid, x, y, 2, [1]);
    });
  });
  drawFormat(grid, 0);
  drawVersion(grid, version);
  return grid;
}

function setFixed({ size, dark, fixed }: QrGrid, x: number, y: number, isDark: boolean): void {
  const [row, flags] = [dark[y], fixed[y]];
  if (row === undefined || flags === undefined || x < 0 || x >= size) return;
  row[x] = isDark;
  flags[x] = true;
}

/** A square of rings around a centre; those named are light. */
function mark(grid: QrGrid, x: number, y: number, reach: number, light: readonly number[]): void {
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) setFixed(grid, x + dx, y + dy, !light.includes(ring(dx, dy)));
}

/** Level L and the mask, twice; the one module that is always dark. */
export function drawFormat(grid: QrGrid, mask: number): void {
  const data = (0b01 << 3) | mask;
  const bits = ((data << 10) | remainder(data, 0x537, 10)) ^ 0x5412;
  const bit = (place: number) => ((bits >>> place) & 1) === 1;
  const { size } = grid;
  for (let place = 0; place < 15; place += 1) {
    const first = place < 6 ? place : place < 8 ? place + 1 : size - 15 + place;
    setFixed(grid, 8, first, bit(place));
    const second = place < 8 ? size - 1 - place : place < 9 ? 15 - place : 14 - place;
    setFixed(grid, second, 8, bit(place));
  }
  setFixed(grid, 8, size - 8, true);
}

function drawVersion(grid: QrGrid, version: number): void {
  if (version < FINDER) return;
  const bits = (version << 12) | remainder(version, 0x1f25, 12);
  for (let place = 0; place < 18; place += 1) {
    const far = grid.size - 11 + (place % 3);
    const near = Math.floor(place / 3);
    setFixed(grid, far, near, ((bits >>> place) & 1) === 1);
    setFixed(grid, near, far, ((bits >>> place) & 1) === 1);
  }
}
