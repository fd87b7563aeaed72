import type { ServerResponse } from 'node:http';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { TYPES_FILE } from '../build/paths';
import type { Running } from './lifecycle';
import { API_PREFIXES, HOST, PUSH_PREFIX } from './ports';

/** The dev servers' own socket; `/ws` belongs to the API. */
const RELOAD_PATH = '/_reload';

/** A page of one of the example hosts, whatever route the app in it shows. */
const EMBED = /^\/embeds\/([\w-]+)/;

/** What the remote's server has beside its build. */
interface Extras {
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

/** Serves builds that follow the sources, with the API behind the same origin. A change comes into the open page; what cannot, reloads it. */
export async function startDevServer(
  builds: Configuration[],
  port: number,
  apiPort: number,
  extras?: Extras,
): Promise<Running> {
  const compiler = webpack(builds);
  if (compiler === null) throw new Error('webpack made no compiler');
  const target = `http://127.0.0.1:${apiPort}`;
  const server = new WebpackDevServer(
    {
      host: HOST,
      port,
      hot: true,
      liveReload: false,
      static: extras === undefined ? false : { directory: extras.loginFolder, publicPath: '/login' },
      setupMiddlewares: (others) => [...(extras === undefined ? [] : [typesAt(extras)]), ...others],
      historyApiFallback: { rewrites: [{ from: EMBED, to: ({ match }) => `/embeds/${match[1]}/index.html` }] },
      setupExitSignals: false,
      headers: { 'Access-Control-Allow-Origin': '*', 'X-Content-Type-Options': 'nosniff' },
      // Hosts of the remote stand on other origins: they must ask this very port, not their own.
      client: { webSocketURL: { hostname: '0.0.0.0', port, pathname: RELOAD_PATH }, overlay: false, logging: 'warn' },
      webSocketServer: { type: 'ws', options: { path: RELOAD_PATH } },
      proxy: [
        { context: [...API_PREFIXES], target, logLevel: 'silent' },
        { context: [PUSH_PREFIX], target, ws: true, logLevel: 'silent' },
      ],
    },
    compiler,
  );
  await server.start();
  return {
    async stop() {
      await server.stop();
      // Closing is what writes the cache to disk.
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
    },
  };
}
