import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '../../src/contract/call';
import { NO_USER_CODE } from '../../src/contract/codes';
import { type Pair, toPairs } from '../../src/contract/form';
import { decode } from '../../src/contract/wire';
import { type Answer, type CallContext, isEnglish, type User } from '../calls/call-context';
import { inEnglish } from '../calls/english';
import type { Database } from '../database/open-database';
import type { SocketRules } from '../push/socket-entry';
import { userByToken } from '../store/users';
import type { WorldClock } from '../world/clock';
import { checkRequest } from './check-request';
import { parseFields, parseJson, receivedPairs, refuseNul } from './form-fields';
import type { PlainMode } from './plain';
import { callLimits, limitCalls } from './rate-limits';
import { brokenContract, businessRefusal, type Envelope, noSuchCall } from './refusal';
import { requestOrigin } from './request-origin';
import { SESSION_OVER, sessionCode } from './session-over';
import { multipartFields, UPLOAD_LIMIT_BYTES } from './upload-route';

/** What the routes stand on. */
export interface RouteWorld {
  readonly database: Database;
  readonly clock: WorldClock;
  readonly signKey: string;
  /** Multiplies what members and addresses may do. */
  readonly limits: number;
  readonly sockets: SocketRules;
  /** Proxies that are believed about the client's address (options.ts). */
  readonly trustedProxies: readonly string[];
  readonly roomSecret: CallContext['roomSecret'];
  readonly seed: number;
  readonly baseDay: () => number;
  readonly publish: CallContext['publish'];
  readonly warn: CallContext['warn'];
  /** Refusals explain themselves to developers. */
  readonly explains: boolean;
  readonly plain: PlainMode;
}

interface Received {
  readonly pairs: readonly Pair[];
  readonly fields: unknown;
}

/** Files are not signed. */
const plainFields = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** The fields of a request as the call's encoding has them, with the pairs that were signed. */
async function receive(call: Call, request: FastifyRequest): Promise<Received> {
  if (call.encoding === 'multipart') {
    const fields = await multipartFields(request);
    return { pairs: toPairs(plainFields(fields)), fields };
  }
  if (call.encoding === 'json') {
    const fields = parseJson(String(request.body ?? '{}'));
    return { pairs: toPairs(fields), fields };
  }
  const query = request.raw.url?.split('?', 2)[1] ?? '';
  const encoded = call.encoding === 'query' ? query : String(request.body ?? '');
  return { pairs: receivedPairs(encoded), fields: parseFields(encoded) };
}

async function readUser({ database }: RouteWorld, token: string | string[] | undefined): Promise<User | undefined> {
  return typeof token === 'string' && token !== '' ? userByToken(database.db, token) : undefined;
}

/** Only for members: no token 400, one that is unknown or expired 405 or 14010, one that was replaced 505. */
function checkLogin(call: Call, token: string | string[] | undefined, user: User | undefined): void {
  if (!call.needsLogin) return;
  if (token === undefined || token === '') throw businessRefusal(NO_USER_CODE, '请先登录');
  const code = sessionCode(user);
  if (code !== undefined) throw businessRefusal(code, SESSION_OVER[code] ?? '');
}

async function respond({ call, run }: Answer, request: FastifyRequest, world: RouteWorld): Promise<Envelope> {
  const now = world.clock.now();
  const { pairs, fields } = await receive(call, request);
  checkRequest(request.headers, pairs, { signKey: world.signKey, worldNow: now, explains: world.explains });
  refuseNul(pairs);
  const read = decode(call.body, world.plain.request(call, fields), { strict: true });
  if (!read.ok) throw brokenContract(`field ${read.issue}`);
  const { token } = request.headers as { token?: string | string[] };
  const found = await readUser(world, token);
  checkLogin(call, token, found);
  // Where no login is needed, a session that is over is a visitor's.
  const user = sessionCode(found) === undefined ? found : undefined;

  const { database, seed, roomSecret, limits, publish, warn } = world;
  const { language } = request.headers as { language?: string };
  const of = { now, user, origin: requestOrigin(request.headers), language: language ?? '' };
  const context = { database, seed, baseDay: world.baseDay(), roomSecret, limits, publish, warn, ...of };
  const data = await run(read.value, context);
  // The back end keeps the contract too: its own slips must not reach a client unnoticed.
  const kept = decode(call.data, data, { strict: true });
  const slip = kept.ok ? undefined : `the answer to ${call.name} breaks the contract: ${kept.issue}`;
  // What a call has stored stays stored: an error would say that it is not.
  if (slip !== undefined && call.writes) warn(slip);
  else if (slip !== undefined) throw new Error(slip);
  return {
    code: 0,
    msg: 'ok',
    data: world.plain.reply(call, isEnglish(of.language) ? (inEnglish(data) as typeof data) : data),
  };
}

/** A file is read only for who may send one: the other calls' bodies are small. */
async function refuseStrangers(call: Call, request: FastifyRequest, world: RouteWorld): Promise<void> {
  if (call.encoding !== 'multipart') return;
  const { token } = request.headers as { token?: string | string[] };
  checkLogin(call, token, await readUser(world, token));
}

/** One route for each call of the contract. */
export async function addCallRoutes(
  server: FastifyInstance,
  answers: readonly Answer[],
  world: RouteWorld,
): Promise<void> {
  const limited = await limitCalls(server, callLimits(world.limits));
  for (const entry of answers) {
    server.route({
      method: entry.call.method,
      url: entry.call.path,
      ...(entry.call.encoding === 'multipart' ? { bodyLimit: UPLOAD_LIMIT_BYTES } : {}),
      onRequest: [
        ...limited(entry.call),
        async () => {
          if (!world.plain.has(entry.call)) throw noSuchCall(entry.call);
        },
        (request) => refuseStrangers(entry.call, request, world),
      ],
      handler: (request) => respond(entry, request, world),
    });
  }
}
