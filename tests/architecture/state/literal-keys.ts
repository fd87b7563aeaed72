import ts from 'typescript';

/** Client methods whose first argument is a key. */
const BY_KEY = new Set(['getQueryData', 'setQueryData', 'getQueryState', 'setQueryDefaults', 'getQueryDefaults']);

/** Lines (1 is the first) at which a query's key is spelled out: `queryKey: [` and `setQueryData([`. */
export function literalKeys(name: string, text: string): number[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: number[] = [];
  const bare = (node: ts.Expression): ts.Expression => (ts.isAsExpression(node) ? bare(node.expression) : node);
  const visit = (node: ts.Node): void => {
    const key = keyOf(node);
    if (key !== undefined && ts.isArrayLiteralExpression(bare(key))) {
      found.push(source.getLineAndCharacterOfPosition(key.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What stands for a key in this node, if it is a place for one. */
function keyOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'queryKey') return node.initializer;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  return BY_KEY.has(node.expression.name.text) ? node.arguments[0] : undefined;
}
