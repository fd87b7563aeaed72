import { relative } from 'node:path';
import { CONTRACT_DIST, REMOTE_DIST, ROOT, SHELL_DIST } from './paths';
import { buildForProduction } from './production-build';

/** `npm run build`: the remote with its standalone page, the demo shell, and the contract's documents, for production. */
const began = Date.now();
buildForProduction().then(
  () => {
    const [remote, shell, contract] = [REMOTE_DIST, SHELL_DIST, CONTRACT_DIST].map((folder) => relative(ROOT, folder));
    console.info(`built ${remote}, ${shell} and ${contract} in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  },
);
