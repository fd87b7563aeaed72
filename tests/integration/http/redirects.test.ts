import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { momentList } from '../../../src/contract/moment/calls-moments';
import { createEarlyReplies } from '../../../src/http/early-replies';
import { send } from '../../../tools/conformance/request/exchange';
import { realClient } from './real-client';

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

/** decisions.md, domain list: the token goes to allowed hosts only, and a redirect would take it along. */
it.each([301, 302, 307, 308])(
  'a redirect (%s) is not followed: no token arrives where it points to [allowed hosts.5]',
  async (status) => {
    const tokens: unknown[] = [];
    const thief = createServer((request, reply) => {
      tokens.push(request.headers['token']);
      reply.end('{"code":0,"data":{"list":[]}}');
    });
    const away = await listen(thief);
    const gate = createServer((_request, reply) => reply.writeHead(status, { location: `${away}/steal` }).end());
    const url = await listen(gate);
    for (const by of ['fetch', 'axios'] as const) {
      const client = realClient({ url, token: 'secret', uid: '7', by });
      await expect(client.call(momentList, { page: 1, size: 10, momentSort: 1 })).rejects.toMatchObject({
        kind: 'network',
      });
    }

    const early = createEarlyReplies();
    const request = { url: `${url}/x`, method: 'GET' as const, headers: { token: 'secret' }, body: undefined };
    void early.send(request);
    const anew = jest.fn(async () => ({ text: '', status: 200, date: undefined }));
    await early.before(anew)(request, { timeoutMs: 1_000, signal: new AbortController().signal, keepalive: false });
    // The early one failed where it was redirected, so it was asked for once more.
    expect(anew).toHaveBeenCalledTimes(1);

    const exchange = await send(momentList, request, '');
    expect(exchange.trouble).toContain(`redirect (${status})`);
    for (const server of [thief, gate]) {
      server.closeAllConnections();
      server.close();
    }
    expect(tokens).toEqual([]);
  },
);
