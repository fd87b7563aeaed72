import path from 'node:path';
import ts from 'typescript';
import { textOf } from '../project-files';

/** How a script uses the classes of the modules that it imports. */
export interface ClassUse {
  file: string;
  /** The module's file, relative to the project. */
  sheet: string;
  /** `styles.card`, `styles['card']`. */
  named: Set<string>;
  /** Whether `styles[variable]` stands somewhere: then any text of the file may be a class. */
  dynamic: boolean;
  texts: Set<string>;
  patterns: RegExp[];
}

/** The uses of every CSS module that a script imports by default. */
export function classUses(file: string): ClassUse[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, false);
  const uses = new Map<string, ClassUse>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text } = statement.moduleSpecifier;
    const local = statement.importClause?.name?.text;
    if (!local || !text.endsWith('.module.css')) continue;
    const sheet = path.posix.join(path.posix.dirname(file), text);
    uses.set(local, { file, sheet, named: new Set(), dynamic: false, texts: new Set(), patterns: [] });
  }
  if (uses.size > 0) collect(source, uses);
  return [...uses.values()];
}

function collect(node: ts.Node, uses: Map<string, ClassUse>): void {
  if (ts.isPropertyAccessExpression(node)) use(uses, node.expression)?.named.add(node.name.text);
  if (ts.isElementAccessExpression(node)) indexed(node, use(uses, node.expression));
  if (ts.isStringLiteralLike(node)) for (const one of uses.values()) one.texts.add(node.text);
  if (ts.isTemplateExpression(node)) for (const one of uses.values()) one.patterns.push(patternOf(node));
  ts.forEachChild(node, (child) => collect(child, uses));
}

function use(uses: Map<string, ClassUse>, expression: ts.Expression): ClassUse | undefined {
  return ts.isIdentifier(expression) ? uses.get(expression.text) : undefined;
}

function indexed(node: ts.ElementAccessExpression, one: ClassUse | undefined): void {
  if (!one) return;
  if (ts.isStringLiteralLike(node.argumentExpression)) one.named.add(node.argumentExpression.text);
  else one.dynamic = true;
}

function patternOf(node: ts.TemplateExpression): RegExp {
  const word = (text: string): string => text.replace(/[^\w-]/g, '');
  return new RegExp(
    `^${word(node.head.text)}${node.templateSpans.map((span) => `[\\w-]+${word(span.literal.text)}`).join('')}$`,
  );
}

/** Whether a class of the use's sheet may be meant there. */
export const mayUse = (one: ClassUse, name: string): boolean =>
  one.named.has(name) || (one.dynamic && (one.texts.has(name) || one.patterns.some((pattern) => pattern.test(name))));
