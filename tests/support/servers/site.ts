import type { RunningProgram } from '../child-process';
import { startProgram } from '../child-process';

const READY_WITHIN_MS = 30_000;

interface Site {
  readonly dir: string;
  readonly port: number;
  readonly ports: { readonly shell: number; readonly remote: number; readonly api: number };
  readonly isForHosts: boolean;
  /** The folder whose list of digests the site's pages trust; without it they trust any file. */
  readonly trusts?: string;
}

/** Serves a folder as `npm run preview` serves the remote (`isForHosts`) or the portal. */
export const startTestSite = (site: Site): Promise<RunningProgram> =>
  startProgram('tests/support/servers/serve-site.ts', [JSON.stringify(site)], /^site ready$/, {
    timeoutMs: READY_WITHIN_MS,
  });
