import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { momentLike, momentList } from '../../../src/contract/moment/calls-moments';
import { REQUEST_HEADER_NAMES } from '../../../src/contract/request-headers';
import { realClient, TRANSPORTS } from './real-client';

/** The headers that no server needs to allow, or that every call's body has. */
const OF_THE_BROWSER = new Set([
  ...['accept', 'accept-encoding', 'accept-language', 'connection', 'content-length', 'content-type', 'host'],
  ...['sec-fetch-mode', 'user-agent'],
]);

/** A browser of Firefox or Safari asks a server of another origin to allow every header that is not its own, `user-agent` too. */
it.each(Object.keys(TRANSPORTS) as (keyof typeof TRANSPORTS)[])(
  'calls by %s carry the headers of the contract, and name no agent of their own [7.2]',
  async (by) => {
    const seen: IncomingHttpHeaders[] = [];
    const server = createServer((request, reply) => {
      seen.push(request.headers);
      reply.end('{"code":0,"data":{"list":[]}}');
    });
    const url = await new Promise<string>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    });
    const client = realClient({ url, token: 'secret', uid: '7', by });
    await client.call(momentList, { page: 1, size: 10, momentSort: 1 });
    await client.call(momentLike, { momentId: '1', count: 1 }).catch(() => undefined);
    server.closeAllConnections();
    server.close();
    expect(seen).toHaveLength(2);
    const ours: ReadonlySet<string> = new Set(REQUEST_HEADER_NAMES);
    for (const headers of seen) {
      expect(Object.keys(headers).filter((name) => !ours.has(name) && !OF_THE_BROWSER.has(name))).toEqual([]);
      // Node's own word for itself: a browser has its own, too.
      expect(headers['user-agent']).toBe('node');
    }
  },
);
