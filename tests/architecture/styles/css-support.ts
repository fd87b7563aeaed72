import type { AtRule, Declaration, Rule } from 'postcss';

/** What a browser of the list (Chrome 99, Safari 15.4) does not understand, and what it needs beside it. */
interface PropertyLimit {
  property: RegExp;
  value?: RegExp;
  /** A declaration in the same rule that makes it right, tested as `property: value`. */
  unless?: RegExp;
  why: string;
}

const PROPERTIES: PropertyLimit[] = [
  { property: /^(translate|rotate|scale)$/, why: 'is newer than Chrome 99: write it with transform' },
  { property: /^(text-wrap|text-wrap-style|text-box|field-sizing|interpolate-size|zoom)$/, why: 'is too new' },
  { property: /^(anchor-name|position-anchor)$/, why: 'is too new' },
  { property: /^(animation-timeline|scroll-timeline|view-timeline|animation-range)$/, why: 'is too new' },
  {
    property: /./,
    value: /\b(color-mix|oklch|oklab|lab|lch|light-dark|anchor|linear)\(/,
    why: 'uses a function that is too new',
  },
  { property: /./, value: /\d(lh|rlh|cqw|cqi|cqh|cqb|cqmin|cqmax)\b/, why: 'uses a unit that is too new' },
  {
    property: /^mask(-image|-size|-position|-repeat|-composite)?$/,
    unless: /^-webkit-mask/,
    why: 'needs -webkit-mask beside it',
  },
  { property: /^backdrop-filter$/, unless: /^-webkit-backdrop-filter/, why: 'needs -webkit-backdrop-filter beside it' },
  { property: /^user-select$/, unless: /^-webkit-user-select/, why: 'needs -webkit-user-select beside it' },
  {
    property: /^background-clip$/,
    value: /text/,
    unless: /^-webkit-background-clip/,
    why: 'needs -webkit-background-clip',
  },
  { property: /^line-clamp$/, unless: /^-webkit-line-clamp/, why: 'needs -webkit-line-clamp' },
];

const AT_RULES = /^(layer|scope|starting-style|property|position-try|font-palette-values|view-transition)$/;
const SELECTORS = /:has\(|:dir\(|:popover-open|:user-(valid|invalid)|:state\(|::highlight\(|::details-content|\s&|^&/;
const DYNAMIC_VIEWPORT = /\b[\d.]+([dsl]v(h|w|min|max|b|i))\b/;

/** What an old browser would drop from a declaration that nothing else in its rule makes good. */
export function unsupportedDeclaration(declaration: Declaration): string[] {
  const { prop, value } = declaration;
  if (prop.startsWith('--') && !DYNAMIC_VIEWPORT.test(value)) return [];
  const limits = PROPERTIES.filter((limit) => limit.property.test(prop) && (limit.value?.test(value) ?? true));
  const missed = limits.filter(({ unless }) => !(unless && siblings(declaration).some((line) => unless.test(line))));
  return [...missed.map(({ why }) => `${prop} ${why}`), ...viewportWithoutFallback(declaration)];
}

/** `dvh` and its kin are Chrome 108 and Safari 15.4: the same property with `vh` must stand before it. */
function viewportWithoutFallback(declaration: Declaration): string[] {
  const unit = DYNAMIC_VIEWPORT.exec(declaration.value)?.[1];
  if (!unit) return [];
  const before = declaration.prev();
  const covered = before?.type === 'decl' && before.prop === declaration.prop && !DYNAMIC_VIEWPORT.test(before.value);
  return covered ? [] : [`${declaration.prop} uses ${unit} without a fallback in vh before it`];
}

const siblings = (declaration: Declaration): string[] =>
  (declaration.parent?.nodes ?? []).flatMap((node) => (node.type === 'decl' ? [`${node.prop}: ${node.value}`] : []));

/** At-rules that an old browser skips with everything in them; range syntax of media queries is one of them. */
export function unsupportedAtRule({ name, params }: AtRule): string[] {
  if (AT_RULES.test(name)) return [`@${name} is not for Chrome 99 and Safari 15.4`];
  return name === 'media' && /[<>]/.test(params) ? [`@media ${params}: write min- and max-, not a comparison`] : [];
}

/** Selectors that make an old browser drop the whole rule, and nesting. */
export function unsupportedSelector(rule: Rule): string[] {
  const nested = rule.parent?.type === 'rule' ? [`${rule.selector} is nested`] : [];
  return SELECTORS.test(rule.selector) ? [...nested, `${rule.selector} is too new`] : nested;
}
