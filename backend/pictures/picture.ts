import { drawing } from './drawing';
import { indexedPng } from './indexed-png';
import { rasterise } from './rasterise';

/** About all pictures of a world; a picture is a few kB. */
const MOST_KEPT = 1000;

const kept = new Map<string, Promise<Buffer>>();

/**
 * The PNG of a file id, or undefined. A raster like a portal's photos: to the browser an SVG in an `<img>` is a document of its
 * own, and eighty of them would make the demo slower than what it stands for. Drawn once, with the first request.
 */
export function picture(file: string): Promise<Buffer> | undefined {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const svg = drawing(file);
  if (svg === undefined) return undefined;
  const made = rasterise(svg).then(indexedPng);
  const [oldest] = kept.keys();
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(file, made);
  // A drawing that failed is tried again by the next request.
  made.catch(() => kept.delete(file));
  return made;
}
