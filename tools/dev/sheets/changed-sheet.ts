import postcss from 'postcss';
import localByDefault from 'postcss-modules-local-by-default';
import scope from 'postcss-modules-scope';
import { sheetOf } from '../../build/sheet-loader';
import { OWN_PREFIX, ownerOf, scopedName } from '../../build/webpack-rules';

/** A module's sheet as the build emits it now. */
export interface ChangedSheet {
  /** The beginning of the names of all its classes and keyframes, and of nobody else's. */
  readonly owner: string;
  /** Its rules, in their order; at least one. */
  readonly rules: readonly string[];
}

/** The bundler alone knows what these lead to. */
const LEADS_ELSEWHERE = /url\(|@import|@value/;

/** `file`: a sheet below `src`; `css`: its text. Nothing where the build alone can tell. @throws CssSyntaxError */
export function changedSheet(file: string, css: string): ChangedSheet | undefined {
  if (LEADS_ELSEWHERE.test(css)) return undefined;
  const scoped = postcss([
    localByDefault(),
    scope({ generateScopedName: (name) => scopedName(OWN_PREFIX, file, name) }),
  ]).process(sheetOf(css), { from: file });
  const rules = scoped.root.nodes.filter((node) => node.type !== 'comment').map(String);
  // `:export` tells scripts the names, which are what they were.
  const shown = rules.filter((rule) => !rule.startsWith(':export'));
  return shown.length === 0 ? undefined : { owner: ownerOf(OWN_PREFIX, file), rules: shown };
}
