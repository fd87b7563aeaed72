import { meaningful, runTool } from './run-tool';
import type { Step } from './step';

/** dependency-cruiser: the arrows between the folders, no cycles, no feature that knows another one. */
export const arrows: Step = {
  name: 'arrows',
  async run() {
    const { ok, output } = await runTool('dependency-cruiser/bin/dependency-cruise.mjs', [
      '--config',
      '.dependency-cruiser.cjs',
      'src',
      'backend',
      'shell-demo',
      'tools',
      'tests',
      'webpack.config.ts',
    ]);
    const [, modules, imports] = /(\d+) modules, (\d+) dependencies/.exec(output) ?? [];
    return { problems: ok ? [] : violations(output), summary: `${modules ?? '?'} modules, ${imports ?? '?'} imports` };
  },
};

/** One line each, without the sum at the end; a crash speaks for itself. */
function violations(output: string): string[] {
  const lines = meaningful(output).map((line) => line.trim());
  const found = lines.filter((line) => line.startsWith('error '));
  return found.length > 0 ? found : lines;
}
