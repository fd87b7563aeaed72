import { bannerArt } from './banner-art';
import { crest } from './crest';
import { flag } from './flags';
import { portrait } from './portrait';
import { scene } from './scene';

/** The SVG behind a file id, or undefined. The id says all that the drawing needs, so a picture never changes. */
export function drawing(file: string): string | undefined {
  return portrait(file) ?? crest(file) ?? flag(file) ?? scene(file) ?? bannerArt(file);
}
