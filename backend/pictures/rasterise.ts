import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Pixels } from './indexed-png';

let ready: Promise<void> | undefined;

const begin = async (): Promise<void> => initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));

/** Colours come multiplied by their opacity, a PNG wants them plain. */
function unmultiply(pixels: Uint8Array): Uint8Array {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / alpha));
    }
  }
  return pixels;
}

/** Draws an SVG at the width and height that it states, in pixels. */
export async function rasterise(svg: string): Promise<Pixels> {
  // A reading that failed is begun anew by the next picture.
  ready ??= begin().catch((error: unknown) => {
    ready = undefined;
    throw error;
  });
  await ready;
  const drawn = new Resvg(svg);
  const image = drawn.render();
  try {
    return { width: image.width, height: image.height, data: unmultiply(image.pixels) };
  } finally {
    image.free();
    drawn.free();
  }
}
