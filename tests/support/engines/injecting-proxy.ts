import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/** Address below every origin where the proxy itself answers with the script: the pages' own policy allows it there. */
const SCRIPT_PATH = '/.si-init.js';

export interface InjectingProxy {
  /** `127.0.0.1:PORT`. */
  readonly address: string;
  /** From the next page on. */
  setScript(script: string): void;
  /** Lets nothing through, and ends what runs. */
  setOffline(isOffline: boolean): void;
  close(): Promise<void>;
}

/**
 * Stands between a browser and the servers, for a driver that can neither run a script before a page's own nor take the
 * network away: WebDriver's classic protocol has no words for either.
 */
export async function startInjectingProxy(): Promise<InjectingProxy> {
  let script = '';
  let isOffline = false;
  const open = new Set<Duplex>();
  const server = createServer((asked, answer) => {
    if (isOffline) return void asked.socket.destroy();
    const url = new URL(asked.url ?? '/', 'http://localhost');
    if (url.pathname === SCRIPT_PATH) return void answer.setHeader('content-type', 'text/javascript').end(script);
    pass(asked, answer, url);
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('upgrade', (asked: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isOffline) socket.destroy();
    else tunnel(asked, socket, head);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    setScript: (next) => {
      script = next;
    },
    setOffline(next) {
      isOffline = next;
      if (next) for (const socket of open) socket.destroy();
    },
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, url: URL): void {
  const isPage = asked.headers['sec-fetch-dest'] === 'document';
  const headers = { ...asked.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) };
  const onward = request(url, { method: asked.method ?? 'GET', headers }, (reply) => {
    if (isPage && /text\/html/.test(reply.headers['content-type'] ?? '')) return injected(reply, answer);
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
    reply.once('error', () => answer.destroy());
  });
  onward.once('error', () => answer.destroy());
  answer.once('close', () => onward.destroy());
  asked.pipe(onward);
}

function injected(reply: IncomingMessage, answer: ServerResponse): void {
  const parts: Buffer[] = [];
  reply.on('data', (part: Buffer) => parts.push(part));
  reply.once('end', () => {
    const page = Buffer.concat(parts).toString('utf8');
    const body = Buffer.from(page.replace(/<head[^>]*>/i, (head) => `${head}<script src="${SCRIPT_PATH}"></script>`));
    const { 'content-length': _old, 'transfer-encoding': _chunked, ...headers } = reply.headers;
    answer.writeHead(reply.statusCode ?? 200, { ...headers, 'content-length': body.length }).end(body);
  });
}

/** A socket of the page, byte for byte. */
function tunnel(asked: IncomingMessage, socket: Duplex, head: Buffer): void {
  const url = new URL((asked.url ?? '').replace(/^ws/, 'http'));
  const onward = connect(Number(url.port || 80), url.hostname, () => {
    const lines = [`${asked.method} ${url.pathname}${url.search} HTTP/1.1`];
    for (let at = 0; at < asked.rawHeaders.length; at += 2)
      lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
    onward.write(`${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  const end = () => {
    onward.destroy();
    socket.destroy();
  };
  onward.once('error', end).once('close', end);
  socket.once('error', end).once('close', end);
}
