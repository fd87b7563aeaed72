import * as v from 'valibot';
import { defineCall } from './call';
import { id } from './wire';

/** The formats and the size of a photo; the server looks into the bytes and does not trust the name. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;

/** Uploads one picture, unsigned, as multipart/form-data behind `photoUpload`; its id is read at FILE_PATH. */
export const fileUpload = defineCall({
  name: 'fileUpload',
  path: '/api/forehead/system/file/upload',
  encoding: 'multipart',
  body: v.object({
    file: v.pipe(v.blob(), v.mimeType(PHOTO_TYPES), v.maxSize(MAX_PHOTO_BYTES), v.metadata({ binary: true })),
  }),
  data: v.object({ file: id }),
  writes: true,
  needsLogin: true,
});
