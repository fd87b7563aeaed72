import { filesBelow, SCRIPT_ENDINGS, textOf } from '../project-files';
import type { Step } from '../step';
import { type ClassUse, classUses, mayUse } from './css-class-uses';
import { misnamedSheets, rawSpaces, repeatedBodies, spacesOf } from './css-habits';
import { classesOf, piecesIn, sheetProblems } from './css-rules';

/** The page around the app when it is alone is the page of that build, not of the app. */
const PAGE_SHEET = 'src/standalone.css';
/** Tokens, and the pieces that other sheets compose of: no component's. */
const THEME = 'src/ui/theme/';
const TOKENS = `${THEME}tokens.css`;
/** Rules are composed of its classes, and of those of the modules that components name as well (`tools/build/sheet-loader.ts`). */
const PIECES = ['pieces.css', 'element-pieces.css', 'text-pieces.css'].map((name) => `${THEME}${name}`);
const COMPOSABLE = [...PIECES, `${THEME}layout.module.css`, `${THEME}text.module.css`];

/** Sheets stay below the root, run on the oldest browsers of the list, and every class is there and used. */
export const styles: Step = {
  name: 'styles',
  run() {
    const sheets = filesBelow('src', '.css');
    const modules = sheets.filter((file) => file.endsWith('.module.css'));
    const scripts = filesBelow('src', ...SCRIPT_ENDINGS);
    const uses = scripts.flatMap(classUses);
    const spaces = spacesOf(textOf(TOKENS));
    const composed = new Map(sheets.map((file) => [file, piecesIn(textOf(file))]));
    const problems = [
      ...sheets.flatMap((file) =>
        sheetProblems(file, textOf(file), {
          root: file === PAGE_SHEET ? 'none' : 'left to the build',
          keyframesRenamed: file.endsWith('.module.css') || PIECES.includes(file),
        }),
      ),
      ...[...PIECES, ...modules].flatMap((sheet) => classProblems(sheet, uses, composed)),
      ...pieceProblems(composed),
      ...modules.flatMap((file) => rawSpaces(file, textOf(file), spaces)),
      ...repeatedBodies(new Map(modules.map((file) => [file, textOf(file)]))),
      ...misnamedSheets(
        modules.filter((file) => !file.startsWith(THEME)),
        scripts,
      ),
    ];
    return {
      problems,
      summary: `${sheets.length} sheets, ${uses.length} imports of modules, ${[...composed.values()].flat().length} uses of pieces`,
    };
  },
};

/** What the sheets' rules are composed of, by sheet. */
type Composed = ReadonlyMap<string, readonly (string | undefined)[]>;

function classProblems(sheet: string, uses: ClassUse[], composed: Composed): string[] {
  const defined = classesOf(textOf(sheet));
  const here = uses.filter((use) => use.sheet === sheet);
  const missing = here.flatMap(({ file, named }) =>
    [...named].filter((name) => !defined.has(name)).map((name) => `${file} .${name} is not in ${sheet}`),
  );
  const pieces = new Set(COMPOSABLE.includes(sheet) ? [...composed.values()].flat() : []);
  const unused = [...defined].filter((name) => !pieces.has(name) && !here.some((use) => mayUse(use, name)));
  return [...missing, ...unused.map((name) => `${sheet} .${name} is used nowhere`)];
}

function pieceProblems(composed: Composed): string[] {
  const known = COMPOSABLE.flatMap((file) => [...classesOf(textOf(file))]);
  const twice = known.filter((name, at) => known.indexOf(name) !== at);
  return [
    ...twice.map((name) => `.${name} is two pieces of the theme`),
    ...[...composed].flatMap(([file, names]) =>
      names
        .filter((name) => name === undefined || !known.includes(name))
        .map((name) => `${file} is composed of ${name ?? 'what is not of the theme'}, which is no piece of it`),
    ),
  ];
}
