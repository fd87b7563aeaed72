import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from '../../src/contract/request-headers';
import { allCalls } from '../../tools/documents/all-calls';
import { asyncApiDocument } from '../../tools/documents/asyncapi';
import { openApiDocument } from '../../tools/documents/openapi';
import { answersFor } from '../calls/answers';
import { isEnglish } from '../calls/call-context';
import { sharedReadings } from '../calls/shared-readings';
import type { Database } from '../database/open-database';
import { endHung, makeFaults } from '../lab/faults';
import type { Lab } from '../lab/lab';
import { guardLab } from '../lab/lab-guard';
import { addPlainRoutes } from '../lab/lab-plain';
import { addLabRoutes } from '../lab/lab-routes';
import { addPushRoute } from '../push/push-route';
import { showOnAir } from '../push/snapshot';
import { userById } from '../store/users';
import { addLiveRoutes } from '../video/live-routes';
import { makePlaces, placeLimits } from '../video/places';
import { addCallRoutes, type RouteWorld } from './call-routes';
import { allowCrossOrigin } from './cross-origin';
import { addFileRoute } from './file-route';
import { addHealth } from './health-route';
import type { PlainMode } from './plain';
import { CONTRACT_CODE, FAULT_CODE, noSuchCall, Refusal, refusalEnvelope } from './refusal';
import { refusalInEnglish } from './refusal-words';
import { sessionCode } from './session-over';
import { MULTIPART } from './upload-route';

const BODY_LIMIT_BYTES = 256 * 1024;
const COMPRESSED_FROM_BYTES = 1024;
/** Quick rather than small: answers are made anew each time. */
const BROTLI_QUALITY = 4;
const REQUEST_ID = /^[\w-]{1,64}$/;

function requestId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID();
}

/** Bodies stay text: the signature covers what was sent, not what was made of it. */
function takeBodiesAsText(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  for (const type of ['application/x-www-form-urlencoded', 'application/json']) {
    server.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  }
  server.addContentTypeParser(MULTIPART, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Every answer is an envelope, whatever went wrong. */
function answerErrors(server: FastifyInstance, warn: (line: string) => void): void {
  server.setErrorHandler<FastifyError>(async (error, request, reply) => {
    if (error instanceof Refusal) {
      if (error.retryAfterS !== undefined) reply.header('retry-after', error.retryAfterS);
      const { language } = request.headers as { language?: string };
      const words = isEnglish(language ?? '') ? refusalInEnglish(error.message) : error.message;
      return reply.code(error.status).send(refusalEnvelope(error.code, words));
    }
    const status = error instanceof SyntaxError ? 400 : (error.statusCode ?? 500);
    if (status < 500) return reply.code(status).send(refusalEnvelope(CONTRACT_CODE, error.message));
    warn(`${request.method} ${request.url} failed (${request.id}): ${error.stack ?? error.message}`);
    return reply.code(500).send(refusalEnvelope(FAULT_CODE, `the back end failed; request ${request.id}`));
  });
  server.setNotFoundHandler(async ({ method, url }) => {
    throw noSuchCall({ method, path: url });
  });
}

/** The faults come first: they stand before every call. */
async function openLab(server: FastifyInstance, lab: Lab, plain: PlainMode): Promise<void> {
  const faults = makeFaults(allCalls, lab.database.bus);
  server.addHook('preHandler', faults.hook);
  server.addHook('preClose', async () => endHung());
  await server.register(async (scope) => {
    guardLab(scope);
    addLabRoutes(scope, lab, faults);
    addPlainRoutes(scope, plain);
  });
}

/** A proxy on this machine, and those that the operator names, say for whom they ask; nobody else is believed. */
export const believedProxies = (trusted: readonly string[]): string[] => ['loopback', ...trusted];

/** A member's right to enter a private room just now. Many segments ask for it: it is read once a second. */
const mayEnterNow = (database: Database) => async (uid: number, roomId: number) => {
  const user = await sharedReadings(database)(`user ${uid}`, 0, async () => ({
    value: await userById(database.db, uid),
    until: Number.POSITIVE_INFINITY,
  }));
  return sessionCode(user) === undefined && user?.rooms.includes(roomId) === true;
};

/** The whole back end as an HTTP server that does not listen yet. */
export async function createServer(
  world: RouteWorld,
  lab: Lab,
  warn: (line: string) => void,
): Promise<FastifyInstance> {
  const server = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    // Answers under way are waited for; how long is up to whoever stops the server.
    forceCloseConnections: 'idle',
    trustProxy: believedProxies(world.trustedProxies),
    genReqId: (request) => requestId(request.headers[REQUEST_ID_HEADER]),
    routerOptions: { querystringParser: () => ({}) },
  });
  takeBodiesAsText(server);
  await server.register(compress, {
    threshold: COMPRESSED_FROM_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    customTypes: /^application\/json|^image\/svg\+xml/,
  });
  allowCrossOrigin(server, world.plain.isOn);
  server.addHook('onRequest', async (request, reply) => {
    // `date` is the server's time for the client: the world's.
    reply.headers({
      [REQUEST_ID_HEADER]: request.id,
      date: new Date(world.clock.told()).toUTCString(),
      'cache-control': 'no-store',
    });
  });
  answerErrors(server, warn);
  if (lab.isOpen) await openLab(server, lab, world.plain);
  await addCallRoutes(server, answersFor(allCalls), world);
  const { limits } = world;
  const sockets = { ...world.sockets, limits, refuses: () => lab.manners.now().refuse, said: world.plain.frame };
  await addPushRoute(server, lab.push.frames, sockets, warn);
  addFileRoute(server, lab.database, limits);
  addLiveRoutes(server, {
    lines: lab.lines,
    roomSecret: world.roomSecret,
    showOf: async (roomId) => {
      const { snapshot, now } = await lab.push.frames.snapshot([]);
      return showOnAir(snapshot, roomId, now);
    },
    maySee: mayEnterNow(lab.database),
    takePlace: makePlaces(placeLimits(limits)),
    worldNow: () => world.clock.now(),
  });
  const [calls, pushes] = [openApiDocument(allCalls), asyncApiDocument()];
  addHealth(server, lab.database, warn);
  server.get('/openapi.json', async () => calls);
  server.get('/asyncapi.json', async () => pushes);
  await server.ready();
  return server;
}
