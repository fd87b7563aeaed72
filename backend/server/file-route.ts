import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { FILE_PATH } from '../../src/contract/config/calls-system';
import type { Database } from '../database/open-database';
import { picture } from '../pictures/picture';
import { fileById } from '../store/files';
import { NOT_FOUND_CODE, Refusal } from './refusal';
import { UPLOAD_ID } from './upload-route';

const HEADERS = {
  // Opened as a page a file shall do nothing, whatever it is.
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  // The id says what is drawn: it never changes.
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

interface StoredFile {
  readonly type: string;
  readonly content: Buffer;
}

/** What users uploaded is stored, everything else is drawn. */
async function fileOf({ db }: Database, file: string): Promise<StoredFile | undefined> {
  if (UPLOAD_ID.test(file)) return fileById(db, file);
  const content = await picture(file);
  return content === undefined ? undefined : { type: 'image/png', content };
}

/** Files by id. */
export function addFileRoute(server: FastifyInstance, database: Database): void {
  server.get<{ Params: { file: string } }>(`${FILE_PATH}:file`, async (request, reply) => {
    const found = await fileOf(database, request.params.file);
    if (found === undefined) throw new Refusal(404, NOT_FOUND_CODE, `no file ${request.params.file}`);
    const etag = `"${createHash('sha1').update(found.content).digest('base64url')}"`;
    // The real time: by the world's a cache would think the picture very old, or from the future.
    reply.headers({ ...HEADERS, 'content-type': found.type, etag, date: new Date().toUTCString() });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(found.content);
  });
}
