import { spawn } from 'node:child_process';
import { PROJECT_ROOT } from '../../support/project-root';

/** `npm run conformance -- …` with its exit code and everything that it printed. */
export function runCli(...args: readonly string[]): Promise<{ code: number | null; text: string }> {
  const program = ['--import', 'tsx', 'tools/conformance/main.ts', ...args];
  const child = spawn(process.execPath, program, { cwd: PROJECT_ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      text += String(part);
    });
  }
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, text }));
  });
}
