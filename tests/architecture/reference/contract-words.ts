import ts from 'typescript';
import { textOf } from '../project-files';

/** The comment above each field of an object literal that a file of the contract exports, by the field's name. */
export function wordsOf(file: string, constant: string): ReadonlyMap<string, string> {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
    .find((declaration) => declaration.name.getText() === constant);
  const literal = declared?.initializer && literalOf(declared.initializer);
  if (!literal) throw new Error(`${file} has no object ${constant}`);
  return new Map(
    literal.properties.filter(ts.isPropertyAssignment).map((property) => [nameOf(property), commentOf(property)]),
  );
}

function literalOf(node: ts.Expression): ts.ObjectLiteralExpression | undefined {
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.isAsExpression(node) ? literalOf(node.expression) : undefined;
}

const nameOf = ({ name }: ts.PropertyAssignment): string => (ts.isStringLiteral(name) ? name.text : name.getText());

const commentOf = (property: ts.PropertyAssignment): string =>
  ts
    .getJSDocCommentsAndTags(property)
    .map(({ comment }) => (typeof comment === 'string' ? comment : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
