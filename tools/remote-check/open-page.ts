import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserType, Page, WebSocket } from 'playwright-core';
import { installedBrowser } from './installed-browser';

/** What the browser saw while the host's page was open. */
export interface Watched {
  readonly page: Page;
  readonly violations: readonly string[];
  readonly errors: readonly string[];
  readonly sockets: readonly WebSocket[];
  requests(): number;
  close(): Promise<void>;
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** The caller's own playwright: this file is copied about and has no packages beside it. */
function playwright(): { chromium: BrowserType } {
  const from = createRequire(path.join(process.cwd(), 'package.json'));
  for (const name of ['playwright-core', 'playwright']) {
    try {
      return from(name) as { chromium: BrowserType };
    } catch {
      // The other one, perhaps.
    }
  }
  throw new Error(`neither playwright-core nor playwright is installed in ${process.cwd()}`);
}

/** Opens a phone's page and keeps what goes wrong in it. */
export async function openPage(chrome: string | undefined, waitMs: number): Promise<Watched> {
  const executablePath = installedBrowser(chrome);
  if (executablePath === undefined) {
    throw new Error(
      chrome === undefined ? 'no Chromium or Chrome is installed; name one with --chrome' : `${chrome} does not run`,
    );
  }
  const browser = await playwright().chromium.launch({
    executablePath,
    // Chromium's sandbox cannot start as root, which is what a pipeline's container is.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(waitMs);
  const page = await context.newPage();
  const violations: string[] = [];
  const errors: string[] = [];
  const sockets: WebSocket[] = [];
  let requests = 0;
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('websocket', (socket) => sockets.push(socket));
  page.on('request', () => {
    requests += 1;
  });
  await context.exposeBinding('reportViolation', (_source, text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const report = Reflect.get(window, 'reportViolation') as (text: string) => void;
      report(`${effectiveDirective} refused ${blockedURI} (${sourceFile})`);
    });
  });
  return { page, violations, errors, sockets, requests: () => requests, close: () => browser.close() };
}
