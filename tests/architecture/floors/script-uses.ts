import bcd, { type CompatStatement } from '@mdn/browser-compat-data';
import ts from 'typescript';
import { PROJECT_ROOT } from '../../support/project-root';
import { lacking, statementAt, type Use } from './compat';

const ROOTS = [['api'], ['javascript', 'builtins']] as const;

interface Member {
  readonly __compat?: CompatStatement;
}

/** By name of the interface or object, then of the member. */
type Members = Readonly<Record<string, Member>>;

const isLacked = (statement: CompatStatement | undefined): boolean =>
  statement !== undefined && lacking(statement).length > 0;

const lackedOf = (members: Members): string[] =>
  Object.entries(members).flatMap(([name, member]) => (isLacked(member.__compat) ? [name] : []));

/** Names of members and of globals that some browser of the floor lacks: only for these a type is worked out. */
function newerNames(): Set<string> {
  const sources = [bcd.api, bcd.javascript.builtins] as unknown as readonly Members[];
  const owners = sources.flatMap((source) => Object.values(source)) as unknown as readonly Members[];
  return new Set([...sources, ...owners].flatMap(lackedOf).map((name) => name.replace(/_(static|event)$/, '')));
}

/** `ObjectConstructor` is where the language's statics are declared; a mix-in's members are the data's of who mixes it in. */
const ownerOf = (name: string): string => name.replace(/Constructor$/, '');

const isPlatform = (node: ts.Node): boolean =>
  /\/typescript\/lib\/lib\.[\w.]+\.d\.ts$/.test(node.getSourceFile().fileName);

/** Names of the platform's types that a type is made of: `Window & {navigation?: …}` is a Window. */
function platformTypes(type: ts.Type): string[] {
  const parts = type.isUnionOrIntersection() ? type.types.flatMap(platformTypes) : [];
  const declared = type.symbol?.declarations?.some(isPlatform) ? [ownerOf(type.symbol.name)] : [];
  const bases = type.isClassOrInterface() ? (type.getBaseTypes?.() ?? []).flatMap(platformTypes) : [];
  return [...parts, ...declared, ...bases];
}

function pathsOf(owner: string, name: string): string[][] {
  return ROOTS.flatMap((root) =>
    [name, `${name}_static`]
      .map((member) => [...root, owner, member])
      .filter((path) => statementAt(path) !== undefined),
  );
}

/** The program of the app's own sources, as the compiler sees them. */
function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(`${PROJECT_ROOT}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, PROJECT_ROOT);
  const rootNames = [...files, 'federation.d.ts'].map((file) => `${PROJECT_ROOT}/${file}`);
  return ts.createProgram({ rootNames, options: { ...options, types: [] } });
}

/**
 * The platform's interfaces, members and globals that scripts use and some browser of the floor lacks, by the types of what
 * they are read from: a name alone would not tell `Navigation.back` from a function of ours.
 */
export function scriptUses(files: readonly string[]): Use[] {
  const program = programOf(files);
  const checker = program.getTypeChecker();
  const newer = newerNames();
  const uses: Use[] = [];
  const visit = (source: ts.SourceFile, node: ts.Node): void => {
    const name = nameOf(node);
    if (name !== undefined && newer.has(name)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      const place = `${source.fileName.slice(PROJECT_ROOT.length + 1)}:${line}`;
      uses.push(...used(checker, node, name).map((path) => ({ path, place })));
    }
    // Types are gone in a browser.
    ts.forEachChild(node, (child) => (ts.isTypeNode(child) ? undefined : visit(source, child)));
  };
  for (const file of files) {
    const source = program.getSourceFile(`${PROJECT_ROOT}/${file}`);
    if (source) visit(source, source);
  }
  return uses;
}

/** What a node reads by name: a member, a field taken apart, or a global. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isBindingElement(node)) {
    const name = node.propertyName ?? node.name;
    return ts.isIdentifier(name) ? name.text : undefined;
  }
  return ts.isIdentifier(node) && !isNameOnly(node) ? node.text : undefined;
}

/** An identifier that is the name of a member or of a declaration, not a value that is read. */
function isNameOnly({ parent }: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(parent) ? false : ts.isBindingElement(parent) || ts.isPropertyAssignment(parent);
}

function used(checker: ts.TypeChecker, node: ts.Node, name: string): string[][] {
  if (ts.isPropertyAccessExpression(node)) return membersOf(checker.getTypeAtLocation(node.expression), name);
  if (ts.isBindingElement(node)) return membersOf(checker.getTypeAtLocation(node.parent), name);
  if (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) return [];
  const symbol = checker.getSymbolAtLocation(node);
  if (!symbol?.declarations?.some((one) => isPlatform(one) && !ts.isPropertySignature(one))) return [];
  return [
    ['api', name],
    ['javascript', 'builtins', name],
    ['api', 'Window', name],
  ].filter((path) => statementAt(path) !== undefined);
}

const membersOf = (type: ts.Type, name: string): string[][] => {
  const owners = [...new Set(platformTypes(type))];
  return owners.flatMap((owner) => pathsOf(owner, name));
};
