import { relative } from 'node:path';
import { REMOTE_DIST, ROOT, SHELL_DIST } from './paths';
import { buildForProduction } from './production-build';

/** `npm run build`: the remote with its standalone page, and the demo shell, for production. */
const began = Date.now();
buildForProduction().then(
  () => {
    const [remote, shell] = [REMOTE_DIST, SHELL_DIST].map((folder) => relative(ROOT, folder));
    console.info(`built ${remote} and ${shell} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
