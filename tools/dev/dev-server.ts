import type { ServerResponse } from 'node:http';
import path from 'node:path';
import webpack, { type Compiler, type Configuration, type MultiCompiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { TYPES_FILE } from '../build/paths';
import { LateMapsPlugin } from './late-maps';
import type { Running } from './lifecycle';
import { naps } from './naps';
import { API_PREFIXES, HOST, PUSH_PREFIX } from './ports';
import { SHEET_MESSAGE } from './sheets/put-sheet';
import { watchSheets } from './sheets/watch-sheets';

/** The dev servers' own socket; `/ws` belongs to the API. */
const RELOAD_PATH = '/_reload';

/** A page of one of the example hosts, whatever route the app in it shows. */
const EMBED = /^\/embeds\/([\w-]+)/;

/** The remote's server offers these beside its build. */
interface Extras {
  /** Port of the server of the app alone: every path that is none of the remote's goes there. */
  readonly alonePort: number;
  /** Served at `/login/`. */
  readonly loginFolder: string;
  /** The text of `sport-info.d.ts`, as the sources are now. */
  readonly hostTypes: () => Promise<string>;
}

/** Made when somebody asks: reading the types takes seconds that the start does not have. */
const typesAt = ({ hostTypes }: Extras): WebpackDevServer.Middleware => ({
  name: 'host-types',
  path: `/${TYPES_FILE}`,
  middleware: (_request: unknown, response: ServerResponse, next: (error: unknown) => void) => {
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    hostTypes().then((text) => response.end(text), next);
  },
});

const OF_THE_REMOTE = /^\/(static\/|remoteEntry\.js|mf-|login|sport-info\.d\.ts)/;

const apiProxies = (target: string) => [
  { context: [...API_PREFIXES], target, logLevel: 'silent' as const },
  { context: [PUSH_PREFIX], target, ws: true, logLevel: 'silent' as const },
];

/** All servers share this: changes come into the open page; one that cannot reloads it. */
const common = (port: number): WebpackDevServer.Configuration => ({
  host: HOST,
  port,
  hot: true,
  liveReload: false,
  setupExitSignals: false,
  headers: { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' },
  // Hosts of the remote stand on other origins: they must ask this very port, not their own.
  client: { webSocketURL: { hostname: '0.0.0.0', port, pathname: RELOAD_PATH }, overlay: false, logging: 'warn' },
  webSocketServer: { type: 'ws', options: { path: RELOAD_PATH } },
});

const isProxy = ({ name = '' }: WebpackDevServer.Middleware): boolean => name.startsWith('http-proxy-middleware');

/** A call that the server hands on wakes no build and waits for none: the proxies stand before both. */
function proxiesFirst(all: readonly WebpackDevServer.Middleware[], nap: readonly WebpackDevServer.Middleware[]) {
  const build = all.findIndex(({ name }) => name === 'webpack-dev-middleware');
  const later = all.slice(build).filter((one) => !isProxy(one));
  return [...all.slice(0, build), ...all.filter(isProxy), ...nap, ...later];
}

async function start(compiler: Compiler | MultiCompiler | null, options: WebpackDevServer.Configuration) {
  if (compiler === null) throw new Error('webpack made no compiler');
  const nap = 'compilers' in compiler ? undefined : naps(compiler);
  const { setupMiddlewares } = options;
  const server = new WebpackDevServer(
    {
      ...options,
      setupMiddlewares: (others, own) =>
        proxiesFirst(setupMiddlewares?.(others, own) ?? others, nap === undefined ? [] : [nap.middleware]),
    },
    compiler,
  );
  await server.start();
  if (server.webSocketServer) nap?.watch(server.webSocketServer as Parameters<typeof nap.watch>[0]);
  const clients = () => server.webSocketServer?.clients ?? [];
  return {
    clients,
    tell: (type: string, data: unknown): void => server.sendMessage(clients(), type, data),
    async stop() {
      await server.stop();
      // Closing is what writes the cache to disk.
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
    },
  };
}

/** Serves the hosts' builds, with the API behind the same origin. */
export const startHosts = (builds: Configuration[], port: number, apiPort: number): Promise<Running> =>
  start(webpack(builds), {
    ...common(port),
    static: false,
    historyApiFallback: { rewrites: [{ from: EMBED, to: ({ match }) => `/embeds/${match[1]}/index.html` }] },
    proxy: apiProxies(`http://127.0.0.1:${apiPort}`),
  });

/** Serves a build of the app's own sources: a sheet that is saved is in the open pages before its build, a map when it is asked for. */
async function startApp(build: Configuration, options: WebpackDevServer.Configuration): Promise<Running> {
  const { client, setupMiddlewares } = options;
  const webSocketTransport = path.join(__dirname, 'sheets/sheet-socket.ts');
  const maps = new LateMapsPlugin();
  const server = await start(webpack({ ...build, devtool: false, plugins: [...(build.plugins ?? []), maps] }), {
    ...options,
    setupMiddlewares: (others, own) => [maps.middleware, ...(setupMiddlewares?.(others, own) ?? others)],
    client: { ...(client instanceof Object && client), webSocketTransport },
  });
  const sheets = watchSheets({
    areThere: () => server.clients().length > 0,
    tell: (sheet) => server.tell(SHEET_MESSAGE, sheet),
  });
  return {
    async stop() {
      await sheets.stop();
      await server.stop();
    },
  };
}

/** Serves the app alone, behind the remote's port: a server of its own, so that each build is made when a page shows it. */
export const startAlone = (build: Configuration, port: number): Promise<Running> =>
  startApp(build, { ...common(port), static: false, historyApiFallback: true });

/** Serves the remote, the app alone at its `/`, and the API behind the same origin. */
export const startRemote = (build: Configuration, port: number, apiPort: number, extras: Extras): Promise<Running> =>
  startApp(build, {
    ...common(port),
    static: { directory: extras.loginFolder, publicPath: '/login' },
    setupMiddlewares: (others) => [typesAt(extras), ...others],
    proxy: [
      ...apiProxies(`http://127.0.0.1:${apiPort}`),
      {
        context: (path: string) => !OF_THE_REMOTE.test(path) && !path.startsWith(RELOAD_PATH),
        target: `http://127.0.0.1:${extras.alonePort}`,
        logLevel: 'silent',
      },
    ],
  });
