import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { labOk, readBody } from './lab-body';

const MOST_MATCHES = 500;
const crowd = v.object({ matches: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_MATCHES)) });

let wanted = 0;

/** How many matches a league's day has at least: a day that no league has, for whoever measures. 0: as it is. */
export const crowdedDay = (): number => wanted;

/** `/_lab/football-day`: fills the days of the leagues, in this process. */
export function addCrowdedDay(server: FastifyInstance): void {
  server.get('/_lab/football-day', async () => labOk({ matches: wanted }));
  server.post('/_lab/football-day', async (request) => {
    wanted = readBody(crowd, request.body).matches;
    return labOk({ matches: wanted });
  });
}
