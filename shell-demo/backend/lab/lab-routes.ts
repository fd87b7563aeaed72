import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { decode } from '../../../src/contract/wire';
import type { Database } from '../database/open-database';
import { brokenContract, type Envelope } from '../server/refusal';
import { allUsers } from '../store/users';
import { EARLIEST_MS, LATEST_MS, type WorldClock } from '../world/clock';
import { type Faults, faultSchema } from './faults';

/** What the laboratory may look at and turn. */
export interface Lab {
  readonly database: Database;
  readonly clock: WorldClock;
  readonly seed: number;
  readonly scale: number;
  /** Base day of the world that stands. */
  readonly baseDay: () => number;
  /** Sets the clock of every process and lays the world again where the new time needs it. */
  readonly setClock: (change: ClockChange) => Promise<void>;
}

const instant = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((raw) => (typeof raw === 'number' ? raw : Date.parse(raw))),
  v.number('not a date'),
  v.minValue(EARLIEST_MS, 'too early'),
  v.maxValue(LATEST_MS, 'too late'),
);
export const clockChange = v.object({
  at: v.optional(instant),
  speed: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100_000))),
});
export type ClockChange = v.InferOutput<typeof clockChange>;
const heavyQuery = v.object({ rows: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50_000_000)) });

function readBody<S extends v.GenericSchema>(schema: S, body: unknown): v.InferOutput<S> {
  const read = decode(schema, JSON.parse(String(body ?? '{}')));
  if (!read.ok) throw brokenContract(`field ${read.issue}`);
  return read.value;
}

const ok = (data: unknown): Envelope => ({ code: 0, msg: 'ok', data });

function state({ clock, database, seed, scale, baseDay }: Lab) {
  return { now: clock.now(), speed: clock.speed, database: database.kind, seed, scale, baseDay: baseDay() };
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
      headUrl,
      note,
    }));
    return [{ key: 'visitor', token: '', uid: '', username: '', headUrl: '', note: 'not logged in' }, ...users];
  });

  server.post('/_lab/clock', async (request) => {
    await lab.setClock(readBody(clockChange, request.body));
    return ok(state(lab));
  });

  server.get('/_lab/fault', async () => ok(faults.list()));
  server.post('/_lab/fault', async (request) => {
    faults.add(readBody(faultSchema, request.body));
    return ok(faults.list());
  });
  server.delete('/_lab/fault', async () => {
    faults.clear();
    return ok([]);
  });

  // Keeps the database busy: what does not need it must go on answering.
  server.post('/_lab/heavy-query', async (request) => {
    const { rows } = readBody(heavyQuery, request.body);
    await lab.database.db.execute(sql`select count(*) from generate_series(1, ${rows}::int)`);
    return ok({ rows });
  });
}
