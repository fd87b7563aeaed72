import { meaningful, runTool } from './run-tool';
import type { Step } from './step';

/** biome: format, imports and lint of every file. */
export const formatting: Step = {
  name: 'biome',
  async run() {
    const { ok, output } = await runTool('@biomejs/biome/bin/biome', [
      'ci',
      '--colors=off',
      '--reporter=concise',
      '--max-diagnostics=200',
      '.',
    ]);
    const checked = /Checked (\d+) files/.exec(output)?.[1] ?? '?';
    const remedy = 'npm run format writes what can be written by rule';
    return { problems: ok ? [] : [...meaningful(output), remedy], summary: `${checked} files formatted and linted` };
  },
};
