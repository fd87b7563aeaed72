import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { allHosts, entriesBetween } from '../store/matches';
import { LINE_COUNT, LINE_HEALTHS } from '../video/lines';
import { MINUTE_MS } from '../world/days';
import type { Lab } from './lab';
import { labOk, readBody } from './lab-body';

const whole = v.pipe(v.number(), v.integer(), v.minValue(1));
/** Lines that shall do well or badly; what is left out means all. A line that is not ok loses its streams at once. */
const lineRule = v.object({
  roomId: v.optional(whole),
  line: v.optional(v.pipe(whole, v.maxValue(LINE_COUNT))),
  kind: v.optional(v.picklist(['flv', 'hls'])),
  health: v.picklist(LINE_HEALTHS),
});

const AROUND_MS = 60 * MINUTE_MS;

/** The rooms around now with what makes each special, so that a tester finds one of every kind. */
async function rooms({ database, clock, lines }: Lab) {
  const now = clock.now();
  const hosts = new Map((await allHosts(database.db)).map((host) => [host.id, host]));
  const entries = await entriesBetween(database.db, now - AROUND_MS / 2, now + AROUND_MS);
  return entries.map((entry) => ({
    ...entry,
    nickName: hosts.get(entry.hostId)?.nickName,
    withdrawn: hosts.get(entry.hostId)?.withdrawn ?? false,
    state: now < entry.startAt ? 'soon' : now < entry.endAt ? 'live' : 'ended',
    health: Array.from({ length: LINE_COUNT }, (_, index) =>
      lines.healthOf({ roomId: entry.roomId, line: index + 1, kind: 'hls' }),
    ),
  }));
}

export function addVideoRoutes(server: FastifyInstance, lab: Lab): void {
  const { lines } = lab;
  const state = () => ({ running: lines.running(), rules: lines.rules() });
  server.get('/_lab/rooms', async () => labOk(await rooms(lab)));
  server.get('/_lab/video', async () => labOk(state()));
  server.post('/_lab/video', async (request) => {
    await lines.set(readBody(lineRule, request.body));
    return labOk(state());
  });
  server.delete('/_lab/video', async () => {
    await lines.heal();
    return labOk(state());
  });
}
