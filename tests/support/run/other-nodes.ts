import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../project-root';

/** The release lines of Node that hosts of the back end and the tools may have, beside the one that runs the tests. */
const LINES = ['20', '22', '24'];

/** Packages apart from the project's: their `bin` would be the `node` of every npm script. */
const PACKAGES = inProject('tests/support/other-nodes');

/** Fetches the programs where they are not there yet; what cannot be had (no network, another system) stays missing. */
export function fetchOtherNodes(own: string): void {
  if (otherNodes(own).every(({ program }) => program !== undefined)) return;
  spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: PACKAGES, stdio: ['ignore', 'ignore', 'inherit'] });
}

export interface OtherNode {
  readonly line: string;
  /** The program; undefined where its package (`node-22` for line 22) is not there. */
  readonly program: string | undefined;
}

/** `own`: version of the Node that runs this, `20.19.5`. */
export const otherNodes = (own: string, root = PACKAGES): OtherNode[] =>
  LINES.filter((line) => !own.startsWith(`${line}.`)).map((line) => {
    const program = path.join(root, 'node_modules', `node-${line}`, 'bin', 'node');
    return { line, program: existsSync(program) ? program : undefined };
  });
