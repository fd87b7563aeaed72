import type { Page } from 'playwright-core';

/** The picture's size, and the colours at places of it (pixels). */
export const pixels = (page: Page, places: readonly (readonly [number, number])[]) =>
  page.locator('dialog canvas').evaluate((element, at) => {
    const canvas = element as HTMLCanvasElement;
    const context = canvas.getContext('2d');
    const hex = (value: number) => value.toString(16).padStart(2, '0');
    return {
      size: [canvas.width, canvas.height],
      colours: at.map(([x, y]) => {
        const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
        return `#${hex(red)}${hex(green)}${hex(blue)}`;
      }),
    };
  }, places);

/** Opens the sheet of the page at hand and waits for its picture. */
export async function openPicture(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('dialog canvas:not([hidden])').waitFor();
}
