import path from 'node:path';
import ts from 'typescript';
import { SCRIPT_ENDINGS, textOf } from './project-files';

/** Words that were ours alone, with what the field says. They may not come back in names of files and of code. */
const PRIVATE: ReadonlyMap<string, string> = new Map([
  ['arrival', 'page view'],
  ['arrivals', 'page views'],
  ['bones', 'skeleton'],
  ['door', 'entry, lazy loader or page object'],
  ['doors', 'entries'],
  ['face', 'view model'],
  ['intent', 'pending action'],
  ['intents', 'pending actions'],
  ['talk', 'chat'],
  ['trail', 'page stack'],
  ['voice', 'toasts'],
  ['wish', 'filter'],
  ['wishes', 'requests'],
]);
/** Names made of several words, each of which is fine alone. */
const TOGETHER: readonly (readonly [pattern: RegExp, field: string])[] = [
  [/^(use|create)?(Kept|kept)Replies$/, 'offline cache'],
  [/ChannelBook/, 'channel subscriptions'],
  [/(Page|PushBar)Slot$/, 'outlet'],
  [/(Topic|Nba|Ranking|List)Place$/, 'url state'],
  [/^use\w*Words$/, 'labels'],
  [/(Match|Room)News$/, 'announcements'],
];

/** Words of one meaning (docs/glossary.md), with the rooms of src where names may have them. */
const ROOMS: ReadonlyMap<string, RegExp> = new Map([
  ['frame', /^(contract\/push|socket|app\/push|domains\/comment|ui\/layout|pages\/search\/rows)\//],
  ['notice', /^(domains\/(notice|service)|contract\/shell|app\/mount|pages\/(mine|service))\/|^standalone/],
  ['outline', /^(ui\/media|domains\/share\/picture)\//],
  ['part', /^(i18n|app\/(mount|routing))\//],
  ['place', /^(contract|rules|ui\/lists|pages\/(anchor\/rank|ranking|search|topics))\//],
  ['source', /^(contract|rules|pages\/(live-room\/player|tips))\//],
  ['stage', /^(contract|app\/routing|rules\/(cup|match|nba)|pages\/topics)\//],
  ['still', /^pages\/live-room\/(mini|player)\//],
]);

const inWords = (name: string) => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((one) => one.toLowerCase());

/** The field's own word for a name, when one of its words was ours alone. */
export function fieldWordFor(name: string): string | undefined {
  const word = inWords(name).find((one) => PRIVATE.has(one));
  return (word && PRIVATE.get(word)) ?? TOGETHER.find(([pattern]) => pattern.test(name))?.[1];
}

/** A word of one meaning, in a room where it would have another; `matchSource` is the wire's, wherever it is read. */
export function strayWord(file: string, name: string): string | undefined {
  if (!file.startsWith('src/') || name === 'matchSource') return undefined;
  return inWords(name)
    .map((one) => one.replace(/s$/, ''))
    .find((one) => ROOMS.get(one)?.test(file.slice('src/'.length)) === false);
}

/** Private words in the name of a file and in the names that it declares. */
export function privateWords(file: string): string[] {
  const [base = ''] = path.posix.basename(file).split('.');
  const ofFile = fieldWordFor(base);
  const problems = ofFile === undefined ? [] : [`${file} is a private word, the field says: ${ofFile}`];
  if (strayWord(file, base) !== undefined) problems.push(`${file}: ${strayWord(file, base)} means something else`);
  if (!SCRIPT_ENDINGS.some((ending) => file.endsWith(ending))) return problems;
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest);
  const visit = (node: ts.Node): void => {
    const { name } = node as ts.NamedDeclaration;
    if (
      name !== undefined &&
      ts.isIdentifier(name) &&
      !ts.isImportSpecifier(node) &&
      !ts.isPropertyAccessExpression(node)
    ) {
      const field = fieldWordFor(name.text);
      const line = source.getLineAndCharacterOfPosition(name.end).line + 1;
      if (field !== undefined)
        problems.push(`${file}:${line} ${name.text} is a private word, the field says: ${field}`);
      const stray = ts.isJsxAttribute(node) ? undefined : strayWord(file, name.text);
      if (stray !== undefined) problems.push(`${file}:${line} ${name.text}: ${stray} means something else`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
}
