import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { PlainMode } from '../server/plain';
import { labOk, readBody } from './lab-body';

const change = v.object({ isPlain: v.boolean() });

/** Whether replies and pushes bring the specification's fields alone, from now on. */
export function addPlainRoutes(server: FastifyInstance, plain: PlainMode): void {
  server.get('/_lab/plain', async () => labOk({ isPlain: plain.isOn() }));
  server.post('/_lab/plain', async (request) => {
    await plain.set(readBody(change, request.body).isPlain);
    return labOk({ isPlain: plain.isOn() });
  });
}
