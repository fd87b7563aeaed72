import { spawn } from 'node:child_process';
import { inProject, PROJECT_ROOT } from '../support/project-root';

export interface ToolResult {
  ok: boolean;
  /** Both streams, in the order in which they came. */
  output: string;
}

/** Runs a program of node_modules (by the path of its script) and collects what it says. */
export const runTool = (script: string, args: string[]): Promise<ToolResult> =>
  runNode([inProject('node_modules', script), ...args]);

/** Runs node with these arguments and collects what it says. */
export function runNode(args: string[]): Promise<ToolResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

/** The lines of an output that say something. */
export const meaningful = (output: string): string[] => output.split('\n').filter((line) => line.trim() !== '');
