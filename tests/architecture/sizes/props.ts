import path from 'node:path';
import ts from 'typescript';
import { filesBelow, SCRIPT_ENDINGS, textOf } from '../project-files';
import type { Step } from '../step';

/** Members of a component's props: what somebody who draws it must know. */
const MOST = 9;

/** What a component takes fits on a glance; more of it is an entity taken apart, which the component can take as one. */
export const props: Step = {
  name: 'props',
  run() {
    const lists = filesBelow('src', '.tsx').flatMap((file) => propsIn(file));
    const long = lists.filter(({ count }) => count > MOST);
    return {
      problems: long.map(
        ({ file, line, name, count }) => `${file}:${line} ${name} takes ${count} props, at most ${MOST}`,
      ),
      summary: `${lists.length} components, ${long.length} with more than ${MOST} props`,
    };
  },
};

export interface PropsList {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly count: number;
}

/** How many props each component of a file declares; what comes with a type of a library counts as one. */
export function propsIn(file: string, text = textOf(file)): PropsList[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: PropsList[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const name = nameOf(node);
      const type = node.parameters[0]?.type;
      if (type && /^[A-Z][a-zA-Z]*$/.test(name)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
        found.push({ file, line, name, count: membersOf(type, source, file) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function sourceOf(file: string): ts.SourceFile {
  return ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  const named = ts.isCallExpression(parent) ? parent.parent : parent;
  return ts.isVariableDeclaration(named) ? named.name.getText() : '';
}

function membersOf(type: ts.TypeNode, source: ts.SourceFile, file: string): number {
  if (ts.isTypeLiteralNode(type)) return type.members.length;
  if (ts.isIntersectionTypeNode(type)) return sum(type.types.map((one) => membersOf(one, source, file)));
  if (ts.isUnionTypeNode(type)) return Math.max(...type.types.map((one) => membersOf(one, source, file)));
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type, source, file);
  if (ts.isTypeReferenceNode(type))
    return membersOfName(type.typeName.getText(), type.typeArguments ?? [], source, file);
  return 1;
}

function membersOfName(name: string, given: readonly ts.TypeNode[], source: ts.SourceFile, file: string): number {
  const [first, second] = given;
  if (first && /^(Readonly|Partial|Required|PropsWithChildren)$/.test(name)) return membersOf(first, source, file);
  if (first && second && name === 'Omit') return membersOf(first, source, file) - namesIn(second);
  if (second && name === 'Pick') return namesIn(second);
  return declared(name, source, file) ?? 1;
}

const namesIn = (type: ts.TypeNode): number => (ts.isUnionTypeNode(type) ? type.types.length : 1);
const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** The members of a type that the file declares, or another file of the project from which it has it. */
function declared(name: string, source: ts.SourceFile, file: string): number | undefined {
  for (const one of source.statements) {
    if (ts.isTypeAliasDeclaration(one) && one.name.text === name) return membersOf(one.type, source, file);
    if (ts.isInterfaceDeclaration(one) && one.name.text === name) {
      const above = one.heritageClauses?.flatMap(({ types }) => types) ?? [];
      const inherited = above.map((type) =>
        membersOfName(type.expression.getText(), type.typeArguments ?? [], source, file),
      );
      return one.members.length + sum(inherited);
    }
    if (ts.isImportDeclaration(one) && ts.isStringLiteral(one.moduleSpecifier)) {
      const from = importedFrom(one, name, file);
      if (from) return declared(from.name, sourceOf(from.file), from.file);
    }
  }
  return undefined;
}

function importedFrom(
  node: ts.ImportDeclaration,
  name: string,
  file: string,
): { name: string; file: string } | undefined {
  const names = node.importClause?.namedBindings;
  if (!names || !ts.isNamedImports(names)) return undefined;
  const found = names.elements.find((one) => one.name.text === name);
  const { text } = node.moduleSpecifier as ts.StringLiteral;
  if (!found || !text.startsWith('.')) return undefined;
  const base = path.posix.join(path.posix.dirname(file), text);
  const [of] = SCRIPT_ENDINGS.map((ending) => base + ending).filter((one) => all().has(one));
  return of ? { name: (found.propertyName ?? found.name).text, file: of } : undefined;
}

let known: ReadonlySet<string> | undefined;
function all(): ReadonlySet<string> {
  known ??= new Set(filesBelow('src', ...SCRIPT_ENDINGS));
  return known;
}
