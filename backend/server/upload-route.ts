import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { MAX_PHOTO_BYTES } from '../../src/contract/calls-files';
import { brokenContract } from './refusal';

/** The parts around a file, generously. */
const MARGIN_BYTES = 64 * 1024;
export const UPLOAD_LIMIT_BYTES = MAX_PHOTO_BYTES + MARGIN_BYTES;
export const MULTIPART = 'multipart/form-data';

/** The fields of a multipart body, files among them. */
export async function multipartFields({ headers, body }: FastifyRequest): Promise<Record<string, unknown>> {
  const type = headers['content-type'] ?? '';
  if (!type.startsWith(MULTIPART) || !(body instanceof Buffer)) throw brokenContract(`the body is not ${MULTIPART}`);
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    return Object.fromEntries(form.entries());
  } catch {
    throw brokenContract('the parts of the body cannot be read');
  }
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** `u` marks uploads: what is drawn has ids of other forms. Nobody can guess one. */
export const newFileId = (type: string) => `u${randomUUID().replaceAll('-', '')}.${ENDINGS[type] ?? 'bin'}`;
export const UPLOAD_ID = /^u[0-9a-f]{32}\.[a-z]{3,4}$/;
