import fastifyProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { API_PREFIXES } from './ports';
import { proxyPush } from './push-proxy';

/** Passes what the browser asks of its own origin on to the back end: calls, live video and the push socket. */
export async function proxyApi(server: FastifyInstance, apiPort: number): Promise<void> {
  const upstream = `http://127.0.0.1:${apiPort}`;
  for (const prefix of API_PREFIXES) {
    await server.register(fastifyProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      // The back end's domain list names the origin that the browser sees.
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-host': request.headers.host,
          'x-forwarded-proto': 'http',
        }),
      },
    });
  }
  const endPush = proxyPush(server.server, apiPort);
  server.addHook('preClose', async () => endPush());
}
