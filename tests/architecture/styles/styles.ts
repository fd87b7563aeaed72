import { filesBelow, SCRIPT_ENDINGS, textOf } from '../project-files';
import type { Step } from '../step';
import { type ClassUse, classUses, mayUse } from './css-class-uses';
import { classesOf, sheetProblems } from './css-rules';

/** The page around the app when it is alone is the page of that build, not of the app. */
const PAGE_SHEET = 'src/standalone.css';

/** Sheets stay below the root, run on the oldest browsers of the list, and every class is there and used. */
export const styles: Step = {
  name: 'styles',
  run() {
    const sheets = filesBelow('src', '.css');
    const modules = sheets.filter((file) => file.endsWith('.module.css'));
    const uses = filesBelow('src', ...SCRIPT_ENDINGS).flatMap(classUses);
    const problems = [
      ...sheets.flatMap((file) =>
        sheetProblems(file, textOf(file), {
          root: file === PAGE_SHEET ? 'none' : 'left to the build',
          keyframesRenamed: file.endsWith('.module.css'),
        }),
      ),
      ...modules.flatMap((sheet) => classProblems(sheet, uses)),
    ];
    return { problems, summary: `${sheets.length} sheets, ${uses.length} imports of modules` };
  },
};

function classProblems(sheet: string, uses: ClassUse[]): string[] {
  const defined = classesOf(textOf(sheet));
  const here = uses.filter((use) => use.sheet === sheet);
  const missing = here.flatMap(({ file, named }) =>
    [...named].filter((name) => !defined.has(name)).map((name) => `${file} .${name} is not in ${sheet}`),
  );
  const unused = [...defined].filter((name) => !here.some((use) => mayUse(use, name)));
  return [...missing, ...unused.map((name) => `${sheet} .${name} is used nowhere`)];
}
