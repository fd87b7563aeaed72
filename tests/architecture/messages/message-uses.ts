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

/** The texts in a file that may name messages: whole ones, and templates as patterns (`kind.${x}` is any key below kind). */
interface NamesInFile {
  texts: Set<string>;
  patterns: RegExp[];
}

/**
 * A judge of whether a key such as `anchor.card.live` is named in the files: whole, or by a namespace
 * (`useTranslations('anchor')`) and the rest in the same file. It may take a chance text for a use, never a use for none.
 */
export function usesOfMessages(files: string[]): (key: string) => boolean {
  const named = files.map(namesIn);
  return (key) => {
    const parts = key.split('.');
    const splits = parts.map((_, at) => [parts.slice(0, at).join('.'), parts.slice(at).join('.')] as const);
    return named.some((file) =>
      splits.some(
        ([space, rest]) => (space === '' || file.texts.has(space)) && (file.texts.has(rest) || matches(file, rest)),
      ),
    );
  };
}

const matches = (file: NamesInFile, text: string): boolean => file.patterns.some((pattern) => pattern.test(text));

function namesIn(file: string): NamesInFile {
  const names: NamesInFile = { texts: new Set(), patterns: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) names.texts.add(node.text);
    if (ts.isTemplateExpression(node)) names.patterns.push(patternOf(node));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, false));
  return names;
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(node: ts.TemplateExpression): RegExp {
  const tail = node.templateSpans.map((span) => `[^.]+${quoted(span.literal.text)}`).join('');
  return new RegExp(`^${quoted(node.head.text)}${tail}$`);
}
