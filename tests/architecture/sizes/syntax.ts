import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../../support/project-root';
import { weighedBuild } from '../bytes/bytes';
import type { Step } from '../step';
import { sheetProblems } from '../styles/css-rules';
import { tooNewSyntax } from './syntax-limits';

const DIST = inProject('dist');
/** Sheets that hosts load; the standalone page and the shell are pages and may style themselves. */
const FOR_HOSTS = /^remote\/static\//;

/** Every emitted script and sheet is read as the oldest browsers of the list read it; makes the build when it is stale. */
export const syntax: Step = {
  name: 'syntax',
  async run() {
    await weighedBuild();
    const files = emitted();
    const scripts = files.filter((file) => file.endsWith('.js'));
    const sheets = files.filter((file) => file.endsWith('.css'));
    const problems = [
      ...scripts.flatMap((file) => tooNewSyntax(read(file)).map((what) => `dist/${file} ${what}`)),
      ...sheets.flatMap((file) =>
        sheetProblems(`dist/${file}`, read(file), {
          root: FOR_HOSTS.test(file) ? 'present' : 'none',
          keyframesRenamed: !FOR_HOSTS.test(file),
        }),
      ),
      ...(scripts.length === 0 ? ['the build emitted no script'] : []),
    ];
    return { problems, summary: `${scripts.length} scripts, ${sheets.length} sheets for Chrome 99 and Safari 15.4` };
  },
};

function emitted(): string[] {
  if (!existsSync(DIST)) return [];
  const all = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  return all.map((file) => file.split(path.sep).join('/')).sort();
}

const read = (file: string): string => readFileSync(path.join(DIST, file), 'utf8');
