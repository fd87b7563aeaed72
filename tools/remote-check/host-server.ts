import {
  request as askPlain,
  createServer,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { request as askSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { contentPolicy } from '../dev/content-policy';
import { hostProgram } from './host-program';

/** Where the app lives on the host's page. */
export const BASENAME = '/sport-info';
const SCRIPT = '/check-host.js';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <link rel="icon" href="data:,">
    <script src="${SCRIPT}" defer></script>
    <title>A host</title>
  </head>
  <body><div id="app"></div></body>
</html>
`;

interface Host {
  readonly origin: string;
  stop(): Promise<void>;
}

const ask = (api: URL, options: RequestOptions) =>
  (api.protocol === 'https:' ? askSecure : askPlain)({ ...options, hostname: api.hostname, port: api.port });

/** What the API gets: the browser's own headers, with the names of both sides. */
const headersFor = (request: IncomingMessage, api: URL) => ({
  ...request.headers,
  host: api.host,
  'x-forwarded-host': request.headers.host,
  'x-forwarded-proto': 'http',
});

function passCall(request: IncomingMessage, response: ServerResponse, api: URL): void {
  const { url: path, method } = request;
  const upstream = ask(api, { path, method, headers: headersFor(request, api) });
  upstream.on('response', (reply) => {
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
  });
  upstream.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  // Whoever asked may be gone before the answer: an open call would keep the program alive.
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

function passSocket(request: IncomingMessage, socket: Duplex, api: URL): void {
  const upstream = ask(api, { path: request.url, headers: headersFor(request, api) });
  const end = () => socket.destroy();
  socket.on('error', end).on('close', () => upstream.destroy());
  upstream.on('upgrade', ({ rawHeaders }, back: Duplex) => {
    const pairs = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`)).join('');
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${pairs}\r\n`);
    back.on('error', end).on('close', end);
    socket.on('close', () => back.destroy());
    socket.pipe(back).pipe(socket);
  });
  upstream.on('response', end).on('error', end);
  upstream.end();
}

/** A host on this machine: one page under the strict policy that the documents promise, the API behind the same origin. */
export async function startHost(entry: URL, apiOrigin: string, events: readonly string[]): Promise<Host> {
  const api = new URL(apiOrigin);
  const script = `(${hostProgram.toString()})(${JSON.stringify(entry.href)}, ${JSON.stringify(events)});`;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === SCRIPT) return response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    if (path !== BASENAME && !path.startsWith(`${BASENAME}/`)) return passCall(request, response, api);
    const push = `ws://${request.headers.host}`;
    const policy = contentPolicy({ remote: entry.origin, push });
    return response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy }).end(PAGE);
  });
  const sockets = new Set<Duplex>();
  server.on('connection', (socket) => sockets.add(socket.on('close', () => sockets.delete(socket))));
  server.on('upgrade', (request, socket) => passSocket(request, socket, api));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
