import postcss, { type AtRule, type Rule } from 'postcss';
import { unsupportedAtRule, unsupportedDeclaration, unsupportedSelector } from './css-support';

/** What must hold for a sheet besides being understood by old browsers. */
interface SheetRules {
  /** Emitted, every selector begins with the root's class, so that nothing outside is touched: the build puts it there. */
  root: 'present' | 'left to the build' | 'none';
  /** Names of keyframes that need no prefix because the build gives them one (CSS Modules). */
  keyframesRenamed: boolean;
}

const ROOT = /^\.sport-info(?![\w-])/;
const BELOW_ROOT = /^\.sport-info\s/;
const PREFIXED = /^si-/;

/** What is wrong in a sheet, one line each with `name:line`. */
export function sheetProblems(name: string, css: string, rules: SheetRules): string[] {
  const problems: string[] = [];
  const add = (line: number | undefined, texts: string[]): void => {
    problems.push(...texts.map((text) => `${name}:${line ?? '?'} ${text}`));
  };
  const root = postcss.parse(css, { from: name });
  root.walkDecls((declaration) => add(declaration.source?.start?.line, unsupportedDeclaration(declaration)));
  root.walkAtRules((rule) => add(rule.source?.start?.line, [...unsupportedAtRule(rule), ...badKeyframes(rule, rules)]));
  root.walkRules((rule) => {
    if (isStop(rule)) return;
    add(rule.source?.start?.line, [...unsupportedSelector(rule), ...badRoot(rule, rules)]);
  });
  return problems;
}

const isKeyframes = (node: unknown): node is AtRule => /keyframes$/.test((node as AtRule | undefined)?.name ?? '');

/** `from`, `50%` and the like are rules to the parser. */
const isStop = (rule: Rule): boolean => isKeyframes(rule.parent);

function badRoot({ selectors }: Rule, { root }: SheetRules): string[] {
  if (root === 'none') return [];
  if (root === 'present')
    return selectors.filter((one) => !ROOT.test(one)).map((one) => `${one} does not begin with .sport-info`);
  return selectors.filter((one) => BELOW_ROOT.test(one)).map((one) => `${one}: the build writes the root before it`);
}

function badKeyframes(rule: AtRule, { keyframesRenamed }: SheetRules): string[] {
  if (!isKeyframes(rule)) return [];
  if (rule.params.trim() === '') return ['keyframes without a name'];
  return keyframesRenamed || PREFIXED.test(rule.params) ? [] : [`keyframes ${rule.params} without the prefix si-`];
}

/** The classes that a sheet defines, the root's left out. */
export function classesOf(css: string): Set<string> {
  const classes = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    if (isStop(rule)) return;
    for (const [, name] of rule.selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)) if (name) classes.add(name);
  });
  classes.delete('sport-info');
  return classes;
}

const OF_THE_THEME = /^([\w\s-]+?)\s+from\s+'theme'$/;

/** Pieces of the theme that a sheet's rules are composed of; undefined for any other composition. */
export function piecesIn(css: string): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  postcss.parse(css).walkDecls('composes', ({ value }) => {
    names.push(...(OF_THE_THEME.exec(value)?.[1]?.split(/\s+/) ?? [undefined]));
  });
  return names;
}
