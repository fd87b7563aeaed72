import { existsSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root';

/** The release lines of Node that hosts of the back end and the tools may have, beside the one that runs the tests. */
const LINES = ['20', '22', '24'];

export interface OtherNode {
  readonly line: string;
  /** The program; undefined where its package (`node-22` for line 22) is not installed. */
  readonly program: string | undefined;
}

/** `own`: version of the Node that runs this, `20.19.5`. */
export const otherNodes = (own: string, root = PROJECT_ROOT): OtherNode[] =>
  LINES.filter((line) => !own.startsWith(`${line}.`)).map((line) => {
    const program = path.join(root, 'node_modules', `node-${line}`, 'bin', 'node');
    return { line, program: existsSync(program) ? program : undefined };
  });
