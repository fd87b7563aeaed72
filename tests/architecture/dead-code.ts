import { meaningful, runTool } from './run-tool';
import type { Step } from './step';

/** knip: files, exports and dependencies that nothing uses, and those used without being listed. */
export const deadCode: Step = {
  name: 'dead code',
  async run() {
    const { ok, output } = await runTool('knip/bin/knip.js', ['--no-progress', '--reporter', 'compact']);
    return { problems: ok ? [] : meaningful(output), summary: 'files, exports, dependencies' };
  },
};
