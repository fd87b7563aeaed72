import { spawnSync } from 'node:child_process';
import { inProject, PROJECT_ROOT } from '../project-root';
import { changeAtHand } from './changed-files';
import { runChanged, runLandmarks, runNamed, runSuite } from './run-suite';

/**
 * `npm test` and `npm run test:full`; `npm test -- WORD …` runs the files with such a word in their path, `-- --changed`
 * what the change at hand reaches, `-- --watch` the unit tests again and again. `npm run landmarks` writes the screens' records.
 */
function run(extent: string | undefined, args: readonly string[]): Promise<void> {
  if (extent === 'landmarks') return runLandmarks(args);
  if (args.includes('--watch')) return watch(args.filter((arg) => arg !== '--watch'));
  if (args.includes('--changed')) return runChanged(changeAtHand());
  if (args.length > 0) return runNamed(args);
  return runSuite(extent === 'full' ? 'full' : 'test');
}

async function watch(args: readonly string[]): Promise<void> {
  const jest = inProject('node_modules/jest/bin/jest.js');
  const units = ['--watch', '--reporters', 'default', '--selectProjects', 'unit', 'unit-dom'];
  spawnSync(process.execPath, [jest, ...units, '--testPathPatterns', args.join('|') || '.'], {
    cwd: PROJECT_ROOT,
    stdio: 'inherit',
  });
}

void run(process.argv[2], process.argv.slice(3));
