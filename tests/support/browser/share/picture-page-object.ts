import type { Page } from 'playwright-core';

const PICTURE = 'dialog img[src^="data:image/png"]';

type Place = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

/** The picture's size, and a piece of it row by row. */
const pieceOf = (page: Page, [x, y]: Place, [width, height]: readonly [width: number, height: number]) =>
  page.locator(PICTURE).evaluate(
    async (element, at) => {
      const image = element as HTMLImageElement;
      await image.decode();
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const data = Array.from(context?.getImageData(at.x, at.y, at.width, at.height).data ?? []);
      const colours = Array.from({ length: data.length / 4 }, (_, index) => data.slice(index * 4, index * 4 + 3));
      return { size: [canvas.width, canvas.height], colours: colours as unknown as Colour[] };
    },
    { x, y, width, height },
  );

const hex = (colour: Colour) => `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

/** The picture's size, and its colour at a place (pixels). */
export async function lookAt(
  page: Page,
  place: Place,
): Promise<{ readonly size: readonly number[]; readonly colour: string }> {
  const { size, colours } = await pieceOf(page, place, [1, 1]);
  return { size, colour: colours.map(hex).join() };
}

/** Opens the sheet of the page at hand and waits for its picture. */
export async function openPicture(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator(PICTURE).waitFor();
}

/** Pixels: within these stands the field of the code, whatever its size; it ends at the right. */
const FIELD = { x: 550, y: 828, side: 160 };
const INK = '#10161e';

/** The picture's code as rows of modules, found in its pixels (true is dark), the pixels of a module, and modules left white. */
export async function codeModules(page: Page) {
  const { x, y, side } = FIELD;
  const { colours } = await pieceOf(page, [x, y], [side, side]);
  const dark = colours.flatMap((colour, index) => (hex(colour) === INK ? [index] : []));
  const columns = dark.map((index) => index % side);
  const [left, top] = [Math.min(...columns), Math.floor(Math.min(...dark) / side)];
  const wide = Math.max(...columns) - left + 1;
  const isDark = (column: number, row: number) => hex(colours[row * side + column] ?? [0, 0, 0]) === INK;
  // The upper left eye is seven modules wide.
  const eye = Array.from({ length: wide }, (_, column) => column).findIndex((column) => !isDark(left + column, top));
  const module = eye / 7;
  const at = (place: number) => Math.floor((place + 0.5) * module);
  const count = Math.round(wide / module);
  const rows = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_each, column) => isDark(left + at(column), top + at(row))),
  );
  return { rows, module, quiet: (side - left - wide) / module };
}
