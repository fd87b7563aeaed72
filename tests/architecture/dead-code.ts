import { meaningful, runTool } from './run-tool';
import type { Step } from './step';

/** knip: files, exports and dependencies that nothing uses, and those used without being listed. */
export const deadCode: Step = {
  name: 'dead code',
  async run() {
    const { ok, output } = await runTool('knip/bin/knip.js', ['--no-progress', '--reporter', 'compact']);
    return { problems: ok ? [] : meaningful(output).map(once), summary: 'files, exports, dependencies' };
  },
};

/** The compact report names an unused file twice. */
const once = (line: string): string => line.replace(/^(\S+): \1$/, '$1');
