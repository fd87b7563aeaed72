import { existsSync } from 'node:fs';
import { inProject } from '../../support/project-root';
import { filesBelow, SCRIPT_ENDINGS, textOf } from '../project-files';
import type { Step } from '../step';
import { ALLOWED } from './allowed';
import { lackedUses } from './compat';
import { scriptUses } from './script-uses';
import { shownBars, styleUses } from './style-uses';

const isBelow = (key: string, path: string): boolean => key === path || key.startsWith(`${path}.`);

/** What the oldest browsers of package.json's list lack of what the app uses is listed, with its fallback and a test. */
export const floors: Step = {
  name: 'floors',
  run() {
    const scripts = filesBelow('src', ...SCRIPT_ENDINGS);
    const sheets = filesBelow('src', '.css');
    const lacked = lackedUses([...sheets.flatMap((file) => styleUses(file, textOf(file))), ...scriptUses(scripts)]);
    const allowed = ALLOWED.flatMap(({ paths }) => paths);
    const unlisted = [...lacked].filter(([key]) => !allowed.some((path) => isBelow(key, path)));
    const stale = allowed.filter((path) => ![...lacked.keys()].some((key) => isBelow(key, path)));
    const lost = ALLOWED.flatMap(({ tests }) => tests).filter((file) => !existsSync(inProject(file)));
    const bars = sheets.flatMap((file) => shownBars(file, textOf(file)));
    return {
      problems: [
        ...bars.map((place) => `${place} scrollbar-width: none stands without ::-webkit-scrollbar`),
        ...unlisted.map(([key, { lacks, places }]) => `${places[0]} ${key} is lacking in ${lacks.join(', ')}`),
        ...stale.map((path) => `tests/architecture/floors/allowed.ts ${path} is used no more`),
        ...new Set(lost.map((file) => `tests/architecture/floors/allowed.ts ${file} is not there`)),
      ],
      summary: `${lacked.size} things that Chrome 99 or Safari 15.4 lack, each with a fallback`,
    };
  },
};
