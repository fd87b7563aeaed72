import bcd from '@mdn/browser-compat-data';
import postcss, { type ChildNode, type Declaration } from 'postcss';
import { statementAt, type Use } from './compat';

const PSEUDO = /::?([a-z-]+)/g;
const CALL = /([a-z-]+)\(/g;
const TYPES = Object.keys(bcd.css.types ?? {});
const WORD = /(?<![\w-])[a-z][a-z-]+(?![\w-]|\()/g;

/** Paths of a declaration: the property, its words, the functions called in it. */
function declared({ prop, value }: Declaration): string[][] {
  if (prop.startsWith('--')) return [];
  const words = [...value.matchAll(WORD)].map(([word]) => ['css', 'properties', prop, word]);
  const calls = [...value.matchAll(CALL)].flatMap(([, called = '']) => [
    ['css', 'types', called],
    ...TYPES.map((type) => ['css', 'types', type, called]),
    ['css', 'properties', prop, called],
  ]);
  return [['css', 'properties', prop], ...words, ...calls];
}

function pathsOf(node: ChildNode): string[][] {
  if (node.type === 'atrule') return [['css', 'at-rules', node.name]];
  if (node.type === 'decl') return declared(node);
  if (node.type !== 'rule') return [];
  return [...node.selector.matchAll(PSEUDO)].map(([, pseudo = '']) => ['css', 'selectors', pseudo]);
}

/** Properties, their values, functions, at-rules and pseudo-classes of a sheet, as the compatibility data names them. */
export function styleUses(name: string, css: string): Use[] {
  const uses: Use[] = [];
  postcss.parse(css, { from: name }).walk((node) => {
    const place = `${name}:${node.source?.start?.line ?? '?'}`;
    const known = pathsOf(node).filter((path) => statementAt(path) !== undefined);
    uses.push(...known.map((path) => ({ path, place })));
  });
  return uses;
}

/** Places that hide a scroll bar by `scrollbar-width` alone: Safari before 18.2 shows it. */
export function shownBars(name: string, css: string): string[] {
  const root = postcss.parse(css, { from: name });
  const hidden = new Set<string>();
  root.walkRules(/::-webkit-scrollbar$/, (rule) => void hidden.add(rule.selector));
  const places: string[] = [];
  root.walkDecls('scrollbar-width', ({ parent, source, value }) => {
    const selector = parent instanceof postcss.Rule ? parent.selector : '';
    if (value === 'none' && !hidden.has(`${selector}::-webkit-scrollbar`))
      places.push(`${name}:${source?.start?.line ?? '?'}`);
  });
  return places;
}
