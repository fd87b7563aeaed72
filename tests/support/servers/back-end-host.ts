import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type Backend, startBackend } from '../../../backend/backend';
import { readOptions } from '../../../backend/options';

/**
 * Many back ends in one process, one after the other or beside each other, each with a store, a clock and a port of its own:
 * what the first of them has compiled serves all. `POST /` takes a JSON list of the program's arguments and answers
 * `{ url }`, or 500 with the error's words; `DELETE /?url=…` stops that one.
 */
const running = new Map<string, Backend>();
const warn = (line: string) => process.stderr.write(`backend: ${line}\n`);

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function answer(request: IncomingMessage): Promise<object> {
  if (request.method === 'POST') {
    const args = JSON.parse(await bodyOf(request)) as string[];
    const backend = await startBackend(readOptions(args, {}), warn, warn);
    running.set(backend.url, backend);
    return { url: backend.url };
  }
  const url = new URL(request.url ?? '/', 'http://localhost').searchParams.get('url') ?? '';
  const backend = running.get(url);
  running.delete(url);
  await backend?.stop();
  return {};
}

async function main(): Promise<void> {
  // The database's code stays compiled as long as somebody holds it, and each back end has a thread that ends with it.
  const code = await WebAssembly.compile(
    readFileSync(path.join(path.dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm')),
  );
  const server = createServer((request, response) => {
    answer(request).then(
      (reply) => response.end(JSON.stringify(reply)),
      (error: unknown) => {
        response.statusCode = 500;
        response.end(error instanceof Error ? (error.stack ?? error.message) : String(error));
      },
    );
  });
  Reflect.set(server, 'databaseCode', code);
  await new Promise<void>((resolve) => server.listen(Number(process.argv[2] ?? 0), '127.0.0.1', resolve));
  process.stdout.write(`back ends at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
}

void main();
