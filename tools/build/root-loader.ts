import postcss, { type AtRule, type Rule } from 'postcss';

/** The app's root class: the one name that hosts and tokens know, so no hash is put on it. */
export const ROOT_CLASS = 'sport-info';

/** The root itself, alone or in one of its states: `.sport-info[lang='en'] .name`. */
const ROOT = new RegExp(`^\\.${ROOT_CLASS}(?![\\w-])`);

/** CSS Modules compose in rules of a single class only: the composition gets a rule without the root, which is emitted empty. */
function setCompositionApart(rule: Rule): void {
  const composed = rule.nodes.filter((node) => node.type === 'decl' && node.prop === 'composes');
  if (composed.length > 0) rule.before(postcss.rule({ selector: rule.selector }).append(composed));
}

/** The stops of keyframes (`from`, `50%`) are rules to the parser. */
const isStop = ({ parent }: Rule): boolean => /keyframes$/.test((parent as AtRule | undefined)?.name ?? '');

/** The sheet with every selector below the root, so that nothing of the host is touched. */
export function belowRoot(css: string): string {
  const sheet = postcss.parse(css);
  const rules: Rule[] = [];
  sheet.walkRules((rule) => void rules.push(rule));
  for (const rule of rules.filter((one) => !isStop(one))) {
    setCompositionApart(rule);
    rule.selectors = rule.selectors.map((selector) => (ROOT.test(selector) ? selector : `.${ROOT_CLASS} ${selector}`));
  }
  return sheet.toString();
}

/** A webpack loader for the app's own sheets. */
// biome-ignore lint/style/noDefaultExport: webpack takes a loader's default export
export default function rootLoader(css: string): string {
  return belowRoot(css);
}
