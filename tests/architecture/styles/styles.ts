import { filesBelow, SCRIPT_ENDINGS, textOf } from '../project-files';
import type { Step } from '../step';
import { type ClassUse, classUses, mayUse } from './css-class-uses';
import { misnamedSheets, rawSpaces, repeatedBodies, spacesOf } from './css-habits';
import { type Composition, classesOf, compositionsOf, sheetProblems } from './css-rules';

/** The page around the app when it is alone is the page of that build, not of the app. */
const PAGE_SHEET = 'src/standalone.css';
/** Tokens, and the pieces that other sheets compose of: no component's. */
const THEME = 'src/ui/theme/';
const TOKENS = `${THEME}tokens.css`;

/** Sheets stay below the root, run on the oldest browsers of the list, and every class is there and used. */
export const styles: Step = {
  name: 'styles',
  run() {
    const sheets = filesBelow('src', '.css');
    const modules = sheets.filter((file) => file.endsWith('.module.css'));
    const scripts = filesBelow('src', ...SCRIPT_ENDINGS);
    const uses = scripts.flatMap(classUses);
    const spaces = spacesOf(textOf(TOKENS));
    const compositions = modules.flatMap((file) => compositionsOf(file, textOf(file)));
    const problems = [
      ...sheets.flatMap((file) =>
        sheetProblems(file, textOf(file), {
          root: file === PAGE_SHEET ? 'none' : 'left to the build',
          keyframesRenamed: file.endsWith('.module.css'),
        }),
      ),
      ...compositions
        .filter(({ sheet }) => !modules.includes(sheet))
        .map(({ file, sheet }) => `${file} is composed of ${sheet}, which is not there`),
      ...modules.flatMap((sheet) => classProblems(sheet, uses, compositions)),
      ...modules.flatMap((file) => rawSpaces(file, textOf(file), spaces)),
      ...repeatedBodies(new Map(modules.map((file) => [file, textOf(file)]))),
      ...misnamedSheets(
        modules.filter((file) => !file.startsWith(THEME)),
        scripts,
      ),
    ];
    return {
      problems,
      summary: `${sheets.length} sheets, ${uses.length} imports of modules, ${compositions.length} compositions`,
    };
  },
};

function classProblems(sheet: string, uses: ClassUse[], compositions: Composition[]): string[] {
  const defined = classesOf(textOf(sheet));
  const here = uses.filter((use) => use.sheet === sheet);
  const composed = compositions.filter((one) => one.sheet === sheet);
  const named = [...here, ...composed.map(({ file, names }) => ({ file, named: names }))];
  const missing = named.flatMap((one) =>
    [...one.named].filter((name) => !defined.has(name)).map((name) => `${one.file} .${name} is not in ${sheet}`),
  );
  const isUsed = (name: string) =>
    here.some((use) => mayUse(use, name)) || composed.some(({ names }) => names.includes(name));
  return [
    ...missing,
    ...[...defined].filter((name) => !isUsed(name)).map((name) => `${sheet} .${name} is used nowhere`),
  ];
}
