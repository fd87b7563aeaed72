import ts from 'typescript';
import { textOf } from '../project-files';

export interface MeasuredFunction {
  /** `file:line name`. */
  place: string;
  /** From its first to its last line, comments and inner functions included. */
  lines: number;
  /** A function of a .tsx file with a component's name. */
  component: boolean;
}

/** The block that a test framework calls: long by nature, so it is not measured (the functions inside it are). */
const TEST_BLOCKS = /^(describe|test|it|beforeAll|beforeEach|afterAll|afterEach)\b/;

/** Every function with a name (declared, a method, or assigned to something) and every other one of three lines or more. */
export function measureFunctions(file: string): MeasuredFunction[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const found: MeasuredFunction[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body && !isTestBlock(node)) {
      const first = source.getLineAndCharacterOfPosition(node.getStart()).line;
      const lines = source.getLineAndCharacterOfPosition(node.end).line - first + 1;
      const name = nameOf(node);
      const component = file.endsWith('.tsx') && /^[A-Z]/.test(name ?? '');
      if (name || lines >= 3) found.push({ place: `${file}:${first + 1} ${name ?? '(anonymous)'}`, lines, component });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function nameOf(node: ts.SignatureDeclaration): string | undefined {
  if (node.name) return node.name.getText();
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)) return parent.name.getText();
  // memo(function …), forwardRef(…): the name stands at the variable around the call.
  if (ts.isCallExpression(parent) && ts.isVariableDeclaration(parent.parent)) return parent.parent.name.getText();
  return undefined;
}

function isTestBlock(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && TEST_BLOCKS.test(node.parent.expression.getText());
}
