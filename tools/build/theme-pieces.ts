import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss';

const OF_THE_THEME = /^([\w\s-]+?)\s+from\s+['"]theme['"]$/;

/** The stops of keyframes (`from`, `50%`) are rules to the parser. */
const isStop = ({ parent }: Rule): boolean => /keyframes$/.test((parent as AtRule | undefined)?.name ?? '');

export function rulesOf(sheet: Root): Rule[] {
  const rules: Rule[] = [];
  sheet.walkRules((rule) => void (isStop(rule) || rules.push(rule)));
  return rules;
}

const naming = (name: string): RegExp => new RegExp(`\\.${name}(?![\\w-])`, 'g');

/** `.row::after` of the theme, for whatever is composed of it: `.card::after`, `.head > a::after`. */
const selectorsFor = (piece: Rule, name: string, { selectors }: Rule): string[] =>
  selectors.flatMap((own) => piece.selectors.map((selector) => selector.replace(naming(name), () => own)));

/** The piece's rule for states and pseudo-elements, within the conditions (`@media`) that it has. */
function ruleFor(piece: Rule, name: string, rule: Rule): ChildNode {
  const own = postcss.rule({ selectors: selectorsFor(piece, name, rule), nodes: piece.clone().nodes });
  const { parent } = piece;
  return parent?.type === 'atrule' ? (parent as AtRule).clone({ nodes: [own] }) : own;
}

function writePiece(name: string, pieces: Root, composes: Declaration, rule: Rule): void {
  const own = rulesOf(pieces).filter(({ selector }) => naming(name).test(selector));
  if (own.length === 0) throw composes.error(`.${name} is no piece of the theme`);
  for (const piece of own) {
    if (piece.selector === `.${name}` && piece.parent?.type === 'root') composes.before(piece.clone().nodes);
    else rule.after(ruleFor(piece, name, rule));
  }
  pieces.walkAtRules('keyframes', (keyframes) => {
    const sheet: Container = rule.root();
    const isThere = sheet.some((node) => node.type === 'atrule' && node.params === name);
    if (keyframes.params === name && !isThere) sheet.append(keyframes.clone());
  });
}

/**
 * Writes what rules are composed of (`composes: row gap8 from 'theme'`) into them, in front of what is their own: the
 * pieces save lines, and cost neither bytes nor classes. Unlike CSS Modules' own composition it goes for any selector.
 */
export function writePieces(sheet: Root, pieces: Root): void {
  for (const rule of rulesOf(sheet)) {
    for (const node of [...rule.nodes]) {
      const names = node.type === 'decl' && node.prop === 'composes' && OF_THE_THEME.exec(node.value)?.[1];
      if (!names) continue;
      for (const name of names.split(/\s+/)) writePiece(name, pieces, node, rule);
      node.remove();
    }
  }
}
