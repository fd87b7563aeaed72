import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { FILE_PATH } from '../../../src/contract/calls-system';
import { picture } from '../pictures/picture';
import { NOT_FOUND_CODE, Refusal } from './refusal';

const HEADERS = {
  'content-type': 'image/png',
  // Opened as a page a file shall do nothing, whatever it is.
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  // The id says what is drawn: it never changes.
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

/** Files by id; all that there are so far are generated pictures. */
export function addFileRoute(server: FastifyInstance): void {
  server.get<{ Params: { file: string } }>(`${FILE_PATH}:file`, async (request, reply) => {
    const png = await picture(request.params.file);
    if (png === undefined) throw new Refusal(404, NOT_FOUND_CODE, `no file ${request.params.file}`);
    const etag = `"${createHash('sha1').update(png).digest('base64url')}"`;
    // The real time: by the world's a cache would think the picture very old, or from the future.
    reply.headers({ ...HEADERS, etag, date: new Date().toUTCString() });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(png);
  });
}
