import { readFileSync } from 'node:fs';
import postcss, { type Root } from 'postcss';
import type { LoaderContext } from 'webpack';
import { inRoot } from './paths';
import { rulesOf, writePieces } from './theme-pieces';

/** The app's root class: the one name that hosts and tokens know, so no hash is put on it. */
export const ROOT_CLASS = 'sport-info';

/** The root itself, alone or in one of its states: `.sport-info[lang='en'] .name`. */
const ROOT = new RegExp(`^\\.${ROOT_CLASS}(?![\\w-])`);

/** The sheets in which `composes: … from 'theme'` looks. Components name the modules' classes too; the other sheets are not emitted by themselves. */
const PIECES = ['pieces.css', 'element-pieces.css', 'text-pieces.css', 'layout.module.css', 'text.module.css'].map(
  (name) => inRoot('src/ui/theme', name),
);

/** Every selector below the root, so that nothing of the host is touched. */
function setBelowRoot(sheet: Root): void {
  for (const rule of rulesOf(sheet)) {
    rule.selectors = rule.selectors.map((selector) => (ROOT.test(selector) ? selector : `.${ROOT_CLASS} ${selector}`));
  }
}

/** A sheet as it is emitted: composed of the theme's pieces, below the root. */
export function writeSheet(css: string, pieces: Root): string {
  const sheet = postcss.parse(css);
  writePieces(sheet, pieces);
  setBelowRoot(sheet);
  return sheet.toString();
}

/** A sheet of the app as it is emitted now. @throws CssSyntaxError */
export const sheetOf = (css: string): string =>
  writeSheet(css, postcss.parse(PIECES.map((file) => readFileSync(file, 'utf8')).join('\n')));

/** Other sheets are composed of this one. */
export const isPiece = (file: string): boolean => PIECES.includes(file);

/** A webpack loader for the app's own sheets. */
export default function sheetLoader(this: LoaderContext<unknown>, css: string): string {
  for (const file of PIECES) this.addDependency(file);
  return sheetOf(css);
}
