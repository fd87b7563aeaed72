import { execFileSync, spawnSync } from 'node:child_process';
import { inProject, PROJECT_ROOT } from '../project-root';
import { runChanged, runLandmarks, runNamed, runSuite } from './run-suite';

/**
 * `npm test` and `npm run test:full`; `npm test -- WORD …` runs the files with such a word in their path, `-- --changed`
 * what the change at hand reaches, `-- --watch` the unit tests again and again. `npm run landmarks` writes the screens' records.
 */
function run(extent: string | undefined, args: readonly string[]): Promise<void> {
  if (extent === 'landmarks') return runLandmarks(args);
  if (args.includes('--watch')) return watch(args.filter((arg) => arg !== '--watch'));
  if (args.includes('--changed')) return runChanged(...changedFiles());
  if (args.length > 0) return runNamed(args);
  return runSuite(extent === 'full' ? 'full' : 'test');
}

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Paths that differ from the last commit; with none, those of the last commit itself, and true. */
function changedFiles(): [files: string[], isCommitted: boolean] {
  const files = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  return files.length > 0 ? [files, false] : [git('show', '--name-only', '--format=', 'HEAD'), true];
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
