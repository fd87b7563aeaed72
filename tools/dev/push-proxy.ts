import { request as ask, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { PUSH_PREFIX } from './ports';

/** The head of an answer, as it came. */
function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let n = 0; n + 1 < rawHeaders.length; n += 2) lines.push(`${rawHeaders[n]}: ${rawHeaders[n + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function join(one: Duplex, other: Duplex): void {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  }
}

/**
 * Passes sockets below `/ws` on to the API byte by byte: a refusal, a dead back end and a cut line reach the browser as
 * they are. A proxy that opens first and asks afterwards would show all three as connections that open and close.
 * Returns the end of it.
 */
export function proxyPush(server: Server, apiPort: number): () => void {
  const open = new Set<Duplex>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    if (request.url?.startsWith(PUSH_PREFIX) !== true) {
      socket.destroy();
      return;
    }
    const { url: path, headers } = request;
    const upstream = ask({ host: '127.0.0.1', port: apiPort, path, headers });
    upstream.on('upgrade', (reply, back: Duplex, backHead) => {
      socket.write(headOf(reply));
      socket.write(backHead);
      back.write(head);
      join(socket, back);
    });
    upstream.on('response', (reply) => {
      reply.resume();
      socket.end(headOf(reply));
    });
    upstream.on('error', () => socket.destroy());
    upstream.end();
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
}
