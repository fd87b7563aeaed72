/** The smallest picture there is: a PNG of one pixel. */
export const ONE_PIXEL_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** It as a file, of any name and type that is claimed. */
export const onePixel = (type = 'image/png', name = 'photo.png'): File =>
  new File([new Uint8Array(Buffer.from(ONE_PIXEL_BASE64, 'base64'))], name, { type });
