import ts from 'typescript';
import { textOf } from '../project-files';

const read = (file: string): ts.SourceFile => ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);

/** The comment above each field of an object literal that a file of the contract exports, by the field's name. */
export const wordsOf = (file: string, constant: string): ReadonlyMap<string, string> => wordsIn(read(file), constant);

export function wordsIn(source: ts.SourceFile, constant: string): ReadonlyMap<string, string> {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
    .find((declaration) => declaration.name.getText() === constant);
  const literal = declared?.initializer && literalOf(declared.initializer);
  if (!literal) throw new Error(`${source.fileName} has no object ${constant}`);
  return new Map(
    literal.properties.filter(ts.isPropertyAssignment).map((property) => [nameOf(property), commentOf(property)]),
  );
}

/** The members of an interface, each as it is written and with its comment. */
export function methodsOf(
  file: string,
  name: string,
): ReadonlyMap<string, { readonly shape: string; readonly words: string }> {
  const declared = read(file)
    .statements.filter(ts.isInterfaceDeclaration)
    .find((one) => one.name.text === name);
  return new Map(
    declared?.members.map((member) => [
      member.name?.getText() ?? '',
      { shape: member.getText().replace(/;$/, ''), words: commentOf(member) },
    ]),
  );
}

function literalOf(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.isAsExpression(node) ? literalOf(node.expression) : undefined;
}

const nameOf = ({ name }: ts.PropertyAssignment): string => (ts.isStringLiteral(name) ? name.text : name.getText());

const plain = (comment: ts.JSDoc['comment']): string =>
  (typeof comment === 'string' ? comment : '').replaceAll(/\s+/g, ' ').trim();

/** `@deprecated since 1.5: …` stands first: whoever reads the row must not begin with it. */
function commentOf(node: ts.Node): string {
  const old = ts.getJSDocDeprecatedTag(node);
  const words = ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => plain(comment))
    .join(' ');
  return old === undefined ? words : `**Old** ${plain(old.comment)} ${words}`.trim();
}
