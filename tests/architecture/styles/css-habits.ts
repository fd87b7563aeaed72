import path from 'node:path';
import postcss, { type Rule } from 'postcss';

/** From so many declarations on a body that stands twice is a piece (`src/ui/theme`). */
const FEWEST_OF_A_PIECE = 4;
const SPACE = /^--si-space-/;
const SPACED = /^((row|column)-)?gap$|^(padding|margin)/;
const LENGTH = /(?<![\w.-])\d+px\b/g;

const bodyOf = (rule: Rule): string[] =>
  rule.nodes.flatMap((node) => (node.type === 'decl' ? [`${node.prop}: ${node.value}`] : []));

/** Rules with the same four declarations or more, whatever their order; `sheets` by name. */
export function repeatedBodies(sheets: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, string[]>();
  for (const [name, css] of sheets) {
    postcss.parse(css).walkRules((rule) => {
      const body = bodyOf(rule);
      if (body.length < FEWEST_OF_A_PIECE) return;
      const key = body.sort().join('; ');
      places.set(key, [...(places.get(key) ?? []), `${name}:${rule.source?.start?.line ?? '?'} ${rule.selector}`]);
    });
  }
  const repeated = [...places.values()].filter(({ length }) => length > 1);
  return repeated.map((same) => `${same.join(' and ')} say the same: make it a piece of src/ui/theme`);
}

/** Lengths that have a token, by their value: `8px` → `--si-space-2`. */
export function spacesOf(tokens: string): Map<string, string> {
  const spaces = new Map<string, string>();
  postcss.parse(tokens).walkDecls(SPACE, ({ prop, value }) => void spaces.set(value, prop));
  return spaces;
}

/** Gaps, paddings and margins in px for which there is a token. */
export function rawSpaces(name: string, css: string, spaces: ReadonlyMap<string, string>): string[] {
  const problems: string[] = [];
  postcss.parse(css).walkDecls(SPACED, ({ prop, value, source }) => {
    for (const [length] of value.matchAll(LENGTH)) {
      const token = spaces.get(length);
      if (token) problems.push(`${name}:${source?.start?.line ?? '?'} ${prop}: ${length} is var(${token})`);
    }
  });
  return problems;
}

/** Sheets that no script beside them, and no folder around them, is called like. `scripts`: paths, as the sheets'. */
export function misnamedSheets(sheets: readonly string[], scripts: readonly string[]): string[] {
  const known = new Set(scripts.map((file) => file.replace(/\.tsx?$/, '')));
  const misnamed = sheets.filter((file) => {
    const own = file.replace(/\.module\.css$/, '');
    return !known.has(own) && !path.dirname(own).split('/').includes(path.basename(own));
  });
  return misnamed.map((file) => `${file} is called like no component beside it, nor like a folder around it`);
}
