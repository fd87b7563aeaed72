import ts from 'typescript';
import { type Owner, ownedKey } from '../../../src/session/safe-storage';

interface KeptUses {
  /** Keys of the values that a file defines by `defineKept`; a part that differs stands as it is written. */
  readonly defined: readonly string[];
  /** Lines (1 is the first) that spell a key of ours. */
  readonly spelled: readonly number[];
  /** Lines that read or write the storage. */
  readonly stored: readonly number[];
}

const KEY = /^[`'"]si:/;
const BY_KEY = new Set(['get', 'set', 'remove']);
const inner = (node: ts.Node | undefined) => node?.getText().slice(1, -1) ?? '';

function isStorage(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === 'storage';
  return ts.isIdentifier(node) && node.text === 'storage';
}

/** Everything in a file that has to do with the device's memory. */
export function keptUses(name: string, text: string): KeptUses {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const uses = { defined: [] as string[], spelled: [] as number[], stored: [] as number[] };
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression: called, arguments: given } = node;
      if (called.getText() === 'defineKept') uses.defined.push(ownedKey(inner(given.at(-1)) as Owner, inner(given[0])));
      if (ts.isPropertyAccessExpression(called) && BY_KEY.has(called.name.text) && isStorage(called.expression))
        uses.stored.push(lineOf(node));
    }
    const isText =
      ts.isStringLiteral(node) || ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node);
    if (isText && KEY.test(node.getText())) uses.spelled.push(lineOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}
