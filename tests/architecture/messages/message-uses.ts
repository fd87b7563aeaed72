import ts from 'typescript';
import { textOf } from '../project-files';

/** The messages of a catalogue by their whole keys: `anchor.card.live`. */
export function flatTexts(catalogue: string): Map<string, string> {
  const flatten = (node: unknown, key: string): [string, string][] =>
    node && typeof node === 'object'
      ? Object.entries(node).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name))
      : [[key, String(node)]];
  return new Map(flatten(JSON.parse(catalogue), ''));
}

/** Parts of a file that may name messages. */
interface NamesInFile {
  readonly texts: Set<string>;
  /** Templates: `kind.${x}` is any key below kind. */
  readonly patterns: RegExp[];
  /** Templates without a word of their own, as `${x}`: they name what a namespace has. */
  readonly wordless: RegExp[];
  /** The namespaces that a translator is made for, or taken with. */
  readonly spaces: Set<string>;
  /** True when a translator is asked for a key that stands elsewhere, or is handed on. */
  isOpen: boolean;
}

/**
 * A judge of whether a key such as `anchor.card.live` is named in the files: whole, or by a namespace and the rest in the same
 * file; where a file asks for a key that stands elsewhere, `isSaid` tells whether the rest stands anywhere. It may take a
 * chance text for a use, never a use for none.
 */
export function usesOfMessages(files: readonly string[], isSaid?: (rest: string) => boolean): (key: string) => boolean {
  const named = files.map(knownNames);
  const said = isSaid ?? ((rest: string) => named.some(({ texts }) => texts.has(rest)));
  return (key) => {
    const parts = key.split('.');
    const splits = parts
      .slice(1)
      .map((_, at) => [parts.slice(0, at + 1).join('.'), parts.slice(at + 1).join('.')] as const);
    return named.some(
      (file) =>
        isIn(file.texts, file.patterns, key) ||
        splits.some(
          ([space, rest]) =>
            file.spaces.has(space) &&
            (isIn(file.texts, [...file.patterns, ...file.wordless], rest) || (file.isOpen && said(rest))),
        ),
    );
  };
}

const isIn = (texts: ReadonlySet<string>, patterns: readonly RegExp[], text: string): boolean =>
  texts.has(text) || patterns.some((pattern) => pattern.test(text));

const read = new Map<string, NamesInFile>();

/** Reads each file once: whoever asks for one file asks for many keys. */
function knownNames(file: string): NamesInFile {
  const known = read.get(file) ?? namesIn(file);
  read.set(file, known);
  return known;
}

function namesIn(file: string): NamesInFile {
  const names: NamesInFile = { texts: new Set(), patterns: [], wordless: [], spaces: new Set(), isOpen: false };
  const translators = new Set<string | undefined>(['t']);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) names.texts.add(node.text);
    if (ts.isTemplateExpression(node)) names[hasWord(node) ? 'patterns' : 'wordless'].push(patternOf(node));
    for (const space of spacesOf(node)) names.spaces.add(space);
    translators.add(translatorOf(node));
    names.isOpen ||= leavesKeyOpen(node, translators) || isHandedOn(node, translators);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, false));
  return names;
}

const nameOf = (node: ts.Node): string => (ts.isIdentifier(node) ? node.text : '');

/** The name of a translator that is made here. */
const translatorOf = (node: ts.Node): string | undefined =>
  ts.isVariableDeclaration(node) && node.initializer && makes(node.initializer) ? nameOf(node.name) : undefined;

type Translators = ReadonlySet<string | undefined>;

/** Calls a translator, or its `rich`, with a key that is not written there, or hands it to somebody else. */
function leavesKeyOpen(node: ts.Node, translators: Translators): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression, arguments: given } = node;
  const callee = ts.isPropertyAccessExpression(expression) ? expression.expression : expression;
  const isTranslator = translators.has(nameOf(callee)) || makes(callee);
  return (isTranslator && isGiven(given[0])) || given.some((one) => translators.has(nameOf(one)));
}

const makes = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isIdentifier(node.expression) &&
  ['useTranslations', 'createTranslator'].includes(node.expression.text);

/** A key that is not written where it is asked for. */
function isGiven(key: ts.Expression | undefined): boolean {
  if (key === undefined || ts.isStringLiteralLike(key)) return false;
  if (ts.isConditionalExpression(key)) return isGiven(key.whenTrue) || isGiven(key.whenFalse);
  return !ts.isTemplateExpression(key) || !hasWord(key);
}

/** `{ t }` and `t={t}` give a translator to somebody else. */
const isHandedOn = (node: ts.Node, translators: Translators): boolean =>
  (ts.isShorthandPropertyAssignment(node) && translators.has(node.name.text)) ||
  (ts.isJsxExpression(node) && node.expression !== undefined && translators.has(nameOf(node.expression)));

/** The namespaces that a translator is made for here, or that a given one has by its type. */
function spacesOf(node: ts.Node): string[] {
  if (ts.isPropertyAssignment(node) && nameOf(node.name) === 'namespace') return literalsIn(node.initializer);
  if (ts.isCallExpression(node) && makes(node)) return literalsIn(node.arguments[0]);
  return ts.isTypeQueryNode(node) && nameOf(node.exprName) === 'useTranslations'
    ? (node.typeArguments ?? []).flatMap(literalsIn)
    : [];
}

function literalsIn(node: ts.Node | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isUnionTypeNode(node)) return node.types.flatMap(literalsIn);
  if (ts.isLiteralTypeNode(node)) return literalsIn(node.literal);
  return ts.isStringLiteralLike(node) ? [node.text] : [];
}

const hasWord = ({ head, templateSpans }: ts.TemplateExpression): boolean =>
  [head, ...templateSpans.map(({ literal }) => literal)].some(({ text }) => /\w/.test(text));

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(node: ts.TemplateExpression): RegExp {
  const tail = node.templateSpans.map((span) => `[^.]+${quoted(span.literal.text)}`).join('');
  return new RegExp(`^${quoted(node.head.text)}${tail}$`);
}
