import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { allCalls } from '../../../tools/documents/all-calls';
import type { Fault, Reply } from './fault';
import { relayPush } from './relay-push';

export interface Copy {
  readonly url: string;
  /** Names of the calls that were asked, in their order; `/path` where it is none. */
  readonly asked: string[];
  stop(): Promise<void>;
}

const UNTOUCHED = new Set(['host', 'connection', 'content-length', 'accept-encoding', 'transfer-encoding']);

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const callOf = (path: string, method: string | undefined) =>
  allCalls.find((call) => call.path === path && call.method === method)?.name;

function passedHeaders(request: IncomingMessage): Record<string, string> {
  const own = Object.entries(request.headers).filter(([name]) => !UNTOUCHED.has(name));
  // The back end's domain list names the host that the client asked.
  return {
    ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    'x-forwarded-host': String(request.headers.host),
  };
}

const isText = (type: string | undefined) => type?.startsWith('application/x-www-form-urlencoded') === true;

async function passOn(
  base: string,
  faults: readonly Fault[],
  asked: string[],
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { pathname, search } = new URL(request.url ?? '/', base);
  const name = callOf(pathname, request.method);
  asked.push(name ?? pathname);
  const body = await bodyOf(request);
  const upstream = await fetch(`${base}${pathname}${search}`, {
    method: request.method ?? 'GET',
    headers: passedHeaders(request),
    ...(request.method === 'GET' ? {} : { body: new Uint8Array(body) }),
  });
  const bytes = Buffer.from(await upstream.arrayBuffer());
  const headers = Object.fromEntries(
    [...upstream.headers].filter(([key]) => !UNTOUCHED.has(key) && key !== 'content-encoding'),
  );
  const own =
    name === undefined ? [] : faults.filter(({ call, answer }) => answer && (call === undefined || call === name));
  if (own.length === 0) return void response.writeHead(upstream.status, headers).end(bytes);
  const fields = request.method === 'GET' ? search : isText(request.headers['content-type']) ? String(body) : '';
  const reply: Reply = {
    status: upstream.status,
    json: JSON.parse(String(bytes)) as Reply['json'],
    headers,
    asked: new URLSearchParams(fields),
    token: String(request.headers['token'] ?? ''),
  };
  for (const { answer } of own) answer?.(reply);
  if (!('date' in reply.headers)) response.sendDate = false;
  response.writeHead(reply.status, reply.headers).end(JSON.stringify(reply.json));
}

/** A copy of a real back end that does one thing otherwise: a proxy in front of it, for calls and socket. */
export async function brokenCopy(base: string, ...faults: readonly Fault[]): Promise<Copy> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    passOn(base, faults, asked, request, response).catch(() => response.destroy());
  });
  const endPush = relayPush(server, base, faults);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      endPush();
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${port}`, asked, stop };
}
