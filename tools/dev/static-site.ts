import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { INTEGRITY_FILE } from '../build/cdn-files';
import { ALONE } from '../build/paths';
import { DIGESTS_MARK, DIGESTS_PATH, REMOTE_ENTRY_MARK, remoteEntryTemplate } from '../build/remote-entry';
import { proxyApi } from './api-proxy';
import { contentPolicy } from './content-policy';
import type { Running } from './lifecycle';
import { HOST, type Ports } from './ports';

interface Site {
  readonly dir: string;
  readonly port: number;
  readonly ports: Ports;
  /** Hosts on other origins may load its files. */
  readonly isForHosts: boolean;
  /** The build of the remote whose files alone may run in its pages; any file may when it is left out. */
  readonly trusts?: string;
}

const INDEX = 'index.html';
/** The folder of example hosts, below the portal's. */
const EMBEDS = 'embeds';
const HASHED = /\.[0-9a-f]{8}\.\w+$/;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
/** Answers of the API are compressed while they pass: fast rather than small. */
const BROTLI_QUALITY = 4;

function originsOf(request: FastifyRequest, ports: Ports): { remote: string; push: string } {
  // The Host header comes from outside: only a plain name may enter a response header.
  const name = /^[\w.-]+$/.test(request.hostname) ? request.hostname : 'localhost';
  return { remote: `http://${name}:${ports.remote}`, push: `ws://${name}:${request.port ?? ports.shell}` };
}

/** The site's pages by where they begin: its own at `/`, one for each folder of `embeds`. */
async function readPages({ dir, ports, trusts }: Site): Promise<Map<string, string>> {
  const entries = await readdir(path.join(dir, EMBEDS), { withFileTypes: true }).catch(() => []);
  const hosts = entries.filter(({ name }) => existsSync(path.join(dir, EMBEDS, name, INDEX)));
  const places = ['', ...hosts.map(({ name }) => `${EMBEDS}/${name}/`)];
  const pages = places.map(async (place): Promise<[string, string]> => {
    const file = await readFile(path.join(dir, place, INDEX), 'utf8');
    const page = file.replace(REMOTE_ENTRY_MARK, remoteEntryTemplate(ports.remote));
    return [`/${place}`, page.replace(DIGESTS_MARK, trusts === undefined ? '' : DIGESTS_PATH)];
  });
  return new Map(await Promise.all(pages));
}

/** Everything that a person opens and that is no file is a route of the page that begins there; a missing file stays missing. */
async function addPages(server: FastifyInstance, site: Site): Promise<void> {
  const pages = await readPages(site);
  const pageOf = (url: string) => pages.get(`${/^\/embeds\/[^/?]+/.exec(url)?.[0] ?? ''}/`) ?? pages.get('/');
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .code(200)
      .header('content-security-policy', contentPolicy(originsOf(request, site.ports)))
      .header('cache-control', ASK_AGAIN)
      .type('text/html; charset=utf-8')
      .send(pageOf(request.url));
  for (const place of pages.keys()) {
    server.get(place, sendPage);
    // The file itself has neither policy nor address in it.
    server.get(`${place}${INDEX}`, (_request, reply) => reply.redirect(place));
  }
  server.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
    return isPage ? sendPage(request, reply) : reply.code(404).type('text/plain').send('not found');
  });
}

/** The app alone has a log-in of its origin; a portal brings its own. */
async function addLogin(server: FastifyInstance, ports: Ports): Promise<void> {
  await server.register(fastifyStatic, {
    root: ALONE,
    prefix: '/login/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', ASK_AGAIN);
      if (file.endsWith(INDEX)) reply.header('content-security-policy', contentPolicy(originsOf(reply.request, ports)));
    },
  });
  server.get('/login', (request, reply) => reply.redirect(request.url.replace('/login', '/login/')));
}

/** Serves a production build as a careful web server would: compressed, cached by hash, strict, with the API on the same origin. */
export async function startSite(site: Site): Promise<Running> {
  const server = fastify({ forceCloseConnections: true });
  await server.register(fastifyCompress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'strict-origin-when-cross-origin');
    if (!site.isForHosts) return;
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
  });
  await proxyApi(server, site.ports.api);
  await server.register(fastifyStatic, {
    root: site.dir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', HASHED.test(file.replace(/\.(br|gz)$/, '')) ? FOREVER : ASK_AGAIN);
    },
  });
  if (site.trusts !== undefined) {
    const digests = await readFile(path.join(site.trusts, INTEGRITY_FILE), 'utf8');
    server.get(DIGESTS_PATH, (_request, reply) =>
      reply.header('cache-control', ASK_AGAIN).type('application/json').send(digests),
    );
  }
  if (site.isForHosts) await addLogin(server, site.ports);
  await addPages(server, site);
  await server.listen({ port: site.port, host: HOST });
  return { stop: () => server.close() };
}
