import { CODE_FOLDERS, filesBelow, SCRIPT_ENDINGS } from './project-files';
import { meaningful, runTool } from './run-tool';
import type { Step } from './step';

/** What did not change since the last run is not looked at again. */
const REMEMBER = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];

/** tsc: the types of the whole project. */
export const compiling: Step = {
  name: 'types',
  async run() {
    const { ok, output } = await runTool('typescript/bin/tsc', ['-p', '.', '--pretty', 'false', ...REMEMBER]);
    const files = [...CODE_FOLDERS, 'tests'].flatMap((folder) => filesBelow(folder, ...SCRIPT_ENDINGS)).length;
    return { problems: ok ? [] : meaningful(output), summary: `${files} files compile` };
  },
};
