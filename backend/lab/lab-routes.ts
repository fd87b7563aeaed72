import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { allCalls } from '../../tools/documents/all-calls';
import { allUsers } from '../store/users';
import { PEOPLE_IN_ENGLISH } from '../world/people-in-english';
import { addCrowdedDay } from './crowded-day';
import { type Faults, faultSchema } from './faults';
import { clockChange, type Lab } from './lab';
import { labOk, readBody } from './lab-body';
import { addPushByHand } from './lab-push';
import { addSessionRoutes } from './lab-sessions';
import { addSocketRoutes } from './lab-socket';
import { addVideoRoutes } from './lab-video';

const heavyQuery = v.object({ rows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50_000_000)) });

function state({ clock, database, seed, scale, baseDay }: Lab) {
  return {
    now: clock.now(),
    speed: clock.speed,
    skew: clock.skew,
    database: database.kind,
    seed,
    scale,
    baseDay: baseDay(),
  };
}

/** `/_lab`: what a developer or tester may ask of and do to this back end. No signature: it never leaves a desk. */
export function addLabRoutes(server: FastifyInstance, lab: Lab, faults: Faults): void {
  // No query to the database: it tells whether the process answers at all.
  server.get('/_lab/health', async () => ({ status: 'ok', ...state(lab) }));

  server.get('/_lab/users', async () => {
    const rows = await allUsers(lab.database.db);
    const users = rows.map(({ key, token, uid, username, headUrl, note }) => ({
      key,
      token,
      uid,
      username,
      englishName: PEOPLE_IN_ENGLISH.get(username) ?? username,
      headUrl,
      note,
    }));
    return [{ key: 'visitor', token: '', uid: '', username: '', headUrl: '', note: 'not logged in' }, ...users];
  });

  server.get('/_lab/calls', async () => labOk(allCalls.map(({ name, method, path }) => ({ name, method, path }))));

  server.post('/_lab/clock', async (request) => {
    await lab.setClock(readBody(clockChange, request.body));
    return labOk(state(lab));
  });

  server.get('/_lab/fault', async () => labOk(faults.list()));
  server.post('/_lab/fault', async (request) => {
    await faults.add(readBody(faultSchema, request.body));
    return labOk(faults.list());
  });
  server.delete('/_lab/fault', async () => {
    await faults.remove(undefined);
    return labOk(faults.list());
  });
  server.delete<{ Params: { id: string } }>('/_lab/fault/:id', async ({ params }) => {
    await faults.remove(params.id);
    return labOk(faults.list());
  });

  addSessionRoutes(server, lab);
  addPushByHand(server, lab.push);
  addSocketRoutes(server, lab, lab.manners);
  addVideoRoutes(server, lab);
  addCrowdedDay(server);

  // Keeps the database busy: what does not need it must go on answering.
  server.post('/_lab/heavy-query', async (request) => {
    const { rows } = readBody(heavyQuery, request.body);
    await lab.database.db.execute(sql`select count(*) from generate_series(1, ${rows}::int)`);
    return labOk({ rows });
  });
}
