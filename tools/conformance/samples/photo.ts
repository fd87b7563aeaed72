import type { Call } from '../../../src/contract/call';

/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const file = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'photo.png', { type: 'image/png' });

export const onePixel = (): File => file(Buffer.from(PIXEL, 'base64'));
/** Says that it is a picture, and is none. */
export const noPicture = (): File => file(Buffer.from('not a picture at all'));

/** The files that a call cannot do without. */
export const filesOf = (call: Call): Readonly<Record<string, File>> =>
  call.encoding === 'multipart' ? { file: onePixel() } : {};
