import postcss from 'postcss';
import { statementAt, type Use } from './compat';

const PSEUDO = /::?([a-z-]+)/g;
const CALL = /([a-z-]+)\(/g;
const WORD = /(?<![\w-])[a-z][a-z-]+(?![\w-]|\()/g;

/** Properties, their values, functions, at-rules and pseudo-classes of a sheet, as the compatibility data names them. */
export function styleUses(name: string, css: string): Use[] {
  const uses: Use[] = [];
  const root = postcss.parse(css, { from: name });
  root.walk((node) => {
    const place = `${name}:${node.source?.start?.line ?? '?'}`;
    const add = (...path: string[]) => {
      if (statementAt(path) !== undefined) uses.push({ path, place });
    };
    if (node.type === 'atrule') add('css', 'at-rules', node.name);
    if (node.type === 'rule')
      for (const [, pseudo = ''] of node.selector.matchAll(PSEUDO)) add('css', 'selectors', pseudo);
    if (node.type !== 'decl' || node.prop.startsWith('--')) return;
    add('css', 'properties', node.prop);
    for (const [word] of node.value.matchAll(WORD)) add('css', 'properties', node.prop, word);
    for (const [, called = ''] of node.value.matchAll(CALL)) {
      add('css', 'types', called);
      add('css', 'properties', node.prop, called);
    }
  });
  return uses;
}
