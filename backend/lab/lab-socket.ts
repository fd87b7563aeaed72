import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type Flood, floodSchema, startFlood } from './flood';
import type { Lab } from './lab';
import { labOk, readBody } from './lab-body';
import { shareable } from './shared';
import { type MannersChange, mannersSchema, type SocketManners } from './socket-manners';

const socketFilter = v.object({
  ...mannersSchema.entries,
  /** All sockets end at once, without a close frame. */
  cut: v.optional(v.boolean()),
  flood: v.optional(floodSchema),
});

interface SocketNews {
  /** Undefined: good manners again. */
  readonly manners?: MannersChange | undefined;
  readonly cut?: boolean | undefined;
  readonly flood?: Flood | undefined;
}

/** `/_lab/socket`: what is wrong with the socket, in every process. */
export function addSocketRoutes(server: FastifyInstance, { database, push }: Lab, manners: SocketManners): void {
  let flood: { stop(): void } | undefined;
  const { hub } = push.frames;
  const share = shareable<SocketNews>(database.bus, 'lab-socket', (news) => {
    manners.set(news.manners);
    if (news.cut === true) for (const connection of [...hub.connections]) connection.cut();
    if (news.flood === undefined && news.manners !== undefined) return;
    flood?.stop();
    flood = news.flood && startFlood(news.flood, hub, push.stamped);
  });
  const state = () => ({ ...push.state(), ...manners.now(), channels: hub.channels() });

  server.get('/_lab/socket', async () => labOk(state()));
  server.post('/_lab/socket', async (request) => {
    const { cut, flood: filter, ...change } = readBody(socketFilter, request.body);
    await share({ manners: change, cut, flood: filter });
    return labOk(state());
  });
  server.delete('/_lab/socket', async () => {
    await share({});
    return labOk(state());
  });
  server.addHook('preClose', async () => flood?.stop());
}
