import { cleanGif } from './gif';
import { cleanJpeg } from './jpeg';
import type { Cleaned, Photo } from './photo';
import { cleanPng } from './png';
import { cleanWebp } from './webp';

const READERS: readonly [Photo['type'], (content: Buffer) => Cleaned][] = [
  ['image/jpeg', cleanJpeg],
  ['image/png', cleanPng],
  ['image/gif', cleanGif],
  ['image/webp', cleanWebp],
];

/**
 * A photo as it may be told: without the place, the device and the words that cameras and editors write into it, and
 * without anything behind its end. The type is that of the bytes. Undefined: no picture that is taken.
 */
export function cleanPhoto(content: Buffer): Photo | undefined {
  for (const [type, read] of READERS) {
    const cleaned = read(content);
    if (cleaned !== undefined) return { type, ...cleaned };
  }
  return undefined;
}
