import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Compiler } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';

/** So long (ms) after the last page has gone its build sleeps; a page that reloads is back sooner. */
const SLEEPS_AFTER_MS = 2_000;

/** The dev server's own sockets, one for each page. */
interface Sockets {
  readonly clients: readonly unknown[];
  readonly implementation: {
    on(event: 'connection', heard: (socket: { on(event: 'close', heard: () => void): void }) => void): void;
  };
}

/**
 * A build that no open page shows, from the start on, follows the sources only when somebody asks for it: a change is then built
 * once, not for the portal and for the app alone. Gives the middleware that wakes it, and what hears of the pages.
 */
export function naps(compiler: Compiler) {
  let sockets: Sockets | undefined;
  let isAsleep = false;
  let isStale = false;
  let woken: Promise<void> = Promise.resolve();
  let onBuilt: () => void = () => undefined;
  compiler.hooks.invalid.tap('naps', () => {
    isStale = true;
  });
  compiler.hooks.watchRun.tap('naps', () => {
    isStale = false;
  });
  compiler.hooks.afterDone.tap('naps', () => onBuilt());
  compiler.hooks.failed.tap('naps', () => onBuilt());
  const sleep = (): void => {
    if (isAsleep || sockets === undefined || sockets.clients.length > 0) return;
    isAsleep = true;
    compiler.watching?.suspend();
  };
  const soon = (): void => void setTimeout(sleep, SLEEPS_AFTER_MS).unref();
  const wake = (): Promise<void> => {
    if (!isAsleep) return woken;
    isAsleep = false;
    const { watching } = compiler;
    if (watching && !isStale) {
      // Resuming would build anew what has not changed.
      watching.suspended = false;
      return woken;
    }
    woken = new Promise((resolve) => {
      onBuilt = resolve;
    });
    watching?.resume();
    return woken;
  };
  const middleware: WebpackDevServer.Middleware = {
    name: 'naps',
    middleware: (_request: IncomingMessage, response: ServerResponse, next: () => void) => {
      response.once('close', soon);
      void wake().then(next);
    },
  };
  return {
    middleware,
    watch(of: Sockets): void {
      sockets = of;
      of.implementation.on('connection', (socket) => {
        // A page that was open before the server asks for nothing else.
        void wake();
        socket.on('close', soon);
      });
      soon();
    },
  };
}
