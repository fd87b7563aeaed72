import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TOO_MANY_CODE } from '../../src/contract/codes';
import { FILE_PATH } from '../../src/contract/config/calls-system';
import type { Database } from '../database/open-database';
import { etagOf, type Picture, pictures } from '../pictures/picture';
import { fileById } from '../store/files';
import { type Budget, makeBudgets, timesLimits } from './budgets';
import { NOT_FOUND_CODE, Refusal, TOO_OFTEN } from './refusal';
import { UPLOAD_ID } from './upload-route';

const HEADERS = {
  // Opened as a page a file shall do nothing, whatever it is.
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  // The id says what is drawn: it never changes.
  'cache-control': 'public, max-age=31536000, immutable',
} as const;

/** Pictures that were never asked for before, of one address: what others have seen costs nothing. */
const DRAWINGS: Budget = { most: 600, perSecond: 10 };

interface ServedFile extends Picture {
  readonly type: string;
}

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

/** Files by id: what users uploaded is stored, everything else is drawn. `limits` multiplies how much an address has drawn. */
export function addFileRoute(server: FastifyInstance, { db }: Database, limits: number): void {
  const waitForDrawing = makeBudgets(timesLimits(DRAWINGS, limits));

  async function fileOf({ params: { file }, ip }: FileRequest): Promise<ServedFile | undefined> {
    if (UPLOAD_ID.test(file)) {
      const stored = await fileById(db, file);
      return stored === undefined ? undefined : { ...stored, etag: etagOf(stored.content) };
    }
    const picture = await pictures.get(file, ip, () => {
      const seconds = waitForDrawing(ip);
      if (seconds > 0) throw new Refusal(TOO_MANY_CODE, TOO_MANY_CODE, TOO_OFTEN, seconds);
    });
    return picture === undefined ? undefined : { ...picture, type: 'image/png' };
  }

  server.get<{ Params: { file: string } }>(`${FILE_PATH}:file`, async (request, reply) => {
    const found = await fileOf(request);
    if (found === undefined) throw new Refusal(404, NOT_FOUND_CODE, `no file ${request.params.file}`);
    const { etag, type, content } = found;
    // The real time: by the world's a cache would think the picture very old, or from the future.
    reply.headers({ ...HEADERS, 'content-type': type, etag, date: new Date().toUTCString() });
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(content);
  });
}
