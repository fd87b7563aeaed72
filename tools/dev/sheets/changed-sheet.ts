import postcss from 'postcss';
import localByDefault from 'postcss-modules-local-by-default';
import scope from 'postcss-modules-scope';
import { sheetOf } from '../../build/sheet-loader';
import { OWN_PREFIX, ownerOf, scopedName } from '../../build/webpack-rules';

/** What a module's sheet says now, as the build emits it. */
export interface ChangedSheet {
  /** Begins the names of all its classes and keyframes, and of nobody else's. */
  readonly owner: string;
  /** Its rules, in their order. */
  readonly rules: readonly string[];
}

/** `file`: a sheet below `src`; `css`: its text. @throws CssSyntaxError */
export function changedSheet(file: string, css: string): ChangedSheet {
  const scoped = postcss([
    localByDefault(),
    scope({ generateScopedName: (name) => scopedName(OWN_PREFIX, file, name) }),
  ]).process(sheetOf(css), { from: file });
  // What is left over tells scripts the names (`:export`).
  const rules = scoped.root.nodes.filter((node) => node.type !== 'comment').map(String);
  return { owner: ownerOf(OWN_PREFIX, file), rules: rules.filter((rule) => !rule.startsWith(':export')) };
}
