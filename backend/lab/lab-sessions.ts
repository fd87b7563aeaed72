import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { KICKED_CODE } from '../../src/contract/codes';
import { businessRefusal, NOT_FOUND_CODE } from '../server/refusal';
import { EXPIRED_CODE, LAPSED_CODE, stateOfCode } from '../server/session-over';
import { allUsers, setUserState } from '../store/users';
import { makeUsers } from '../world/users';
import type { Lab } from './lab';
import { labOk, readBody } from './lab-body';

const who = {
  uid: v.optional(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer())),
  /** As `/_lab/users` lists them. */
  key: v.optional(v.string()),
};
const kick = v.object({ ...who, code: v.optional(v.literal(KICKED_CODE), KICKED_CODE) });
const expire = v.object({ ...who, code: v.optional(v.picklist([EXPIRED_CODE, LAPSED_CODE]), EXPIRED_CODE) });
const restore = v.object(who);

/** Ends and restores the sessions of demo users: the token stays, what it is worth changes. */
export function addSessionRoutes(server: FastifyInstance, { database, push, seed }: Lab): void {
  const uidOf = async ({ uid, key }: { uid?: number | undefined; key?: string | undefined }) => {
    const user = (await allUsers(database.db)).find((one) => one.uid === uid || one.key === key);
    if (user === undefined) throw businessRefusal(NOT_FOUND_CODE, `no such user: ${uid ?? key}`);
    return user.uid;
  };
  for (const [path, schema] of [
    ['kick', kick],
    ['expire', expire],
  ] as const) {
    server.post(`/_lab/${path}`, async (request) => {
      const filter = readBody<typeof kick | typeof expire>(schema, request.body);
      const uid = await uidOf(filter);
      await setUserState(database.db, uid, stateOfCode(filter.code) ?? '');
      await push.publishSessionEnd(uid, filter.code);
      return labOk({ uid, code: filter.code });
    });
  }
  server.post('/_lab/restore', async (request) => {
    const uid = await uidOf(readBody(restore, request.body));
    // As the world was laid: who came kicked stays so.
    const state = makeUsers(seed).find((user) => user.uid === uid)?.state ?? 'active';
    await setUserState(database.db, uid, state);
    return labOk({ uid, state });
  });
}
