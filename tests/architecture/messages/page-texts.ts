import path from 'node:path';
import ts from 'typescript';
import { PAGES } from '../../../src/app/routing/page-table';
import { textOf } from '../project-files';

/** A part of the catalogues: its keys (`tips.ten`), and the top-level names that only it has. */
export interface TextPart {
  readonly name: string;
  readonly keys: ReadonlySet<string>;
}

/** A page as the page table names it. */
export interface PageTexts {
  readonly name: string;
  /** Its module, from the project's root. */
  readonly file: string;
  readonly texts: readonly string[];
}

const TABLE = 'src/app/routing/page-table.ts';

const parse = (file: string, text = textOf(file)) => ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

function each(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => each(child, look));
}

const textsIn = (node: ts.Node): string[] => {
  const found: string[] = [];
  each(node, (inner) => {
    if (ts.isStringLiteral(inner)) found.push(inner.text);
  });
  return found;
};

const textsOfPage = (name: string): readonly string[] => PAGES.find((page) => page.name === name)?.texts ?? [];

/** The rows of the page table that load a module: `tab('tips', '/news', () => import('…'), ['tips'])`. */
export function pagesOfTable(): PageTexts[] {
  const pages: PageTexts[] = [];
  each(parse(TABLE), (node) => {
    if (!ts.isCallExpression(node)) return;
    const [name, , load] = node.arguments;
    if (!name || !load || !ts.isStringLiteral(name) || !ts.isArrowFunction(load)) return;
    const [module = ''] = textsIn(load);
    pages.push({ name: name.text, file: fileAt(TABLE, module) ?? module, texts: textsOfPage(name.text) });
  });
  return pages;
}

/** The script that a relative import means, from the project's root; undefined for styles, data and packages. */
function fileAt(from: string, module: string): string | undefined {
  if (!module.startsWith('.')) return undefined;
  const base = path.posix.join(path.posix.dirname(from), module);
  return [`${base}.tsx`, `${base}.ts`].find((file) => ts.sys.fileExists(file));
}

/** What a file imports to run; imports of types alone are gone by then, and `import()` brings a chunk of its own. */
function importsOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly;
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly;
    const module = isImport || isExport ? statement.moduleSpecifier : undefined;
    return module && ts.isStringLiteral(module) ? [module.text] : [];
  });
}

/** Files below a module by its static imports, itself among them. */
function filesUnder(root: string): string[] {
  const files = new Set([root]);
  for (const file of files) {
    for (const module of importsOf(parse(file))) {
      const next = fileAt(file, module);
      if (next !== undefined) files.add(next);
    }
  }
  return [...files];
}

/** Whose texts a file uses: by whole keys, templates that begin as keys do, and `useTranslations('part…')`. */
export function partsUsedBy(file: string, parts: readonly TextPart[], text = textOf(file)): string[] {
  const used = new Set<string>();
  const mark = (isOf: (key: string) => boolean) => {
    for (const { name, keys } of parts) if ([...keys].some(isOf)) used.add(name);
  };
  each(parse(file, text), (node) => {
    if (ts.isStringLiteralLike(node) && node.text.includes('.')) mark((key) => key === node.text);
    if (ts.isTemplateHead(node) && node.text.includes('.')) mark((key) => key.startsWith(node.text));
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'useTranslations') {
      const [space] = node.arguments;
      if (space && ts.isStringLiteralLike(space)) mark((key) => key.startsWith(`${space.text}.`));
    }
  });
  return [...used];
}

/** One line for each part of the texts that a page uses, in any file below its module, and does not name in the table. */
export function missingTexts(pages: readonly PageTexts[], parts: readonly TextPart[]): string[] {
  const known = new Map<string, string[]>();
  const usedBy = (file: string) => {
    const used = known.get(file) ?? partsUsedBy(file, parts);
    known.set(file, used);
    return used;
  };
  return pages.flatMap(({ name, file, texts }) => {
    const lacking = new Map<string, string>();
    for (const below of filesUnder(file)) {
      for (const part of usedBy(below)) if (!texts.includes(part)) lacking.set(part, below);
    }
    return [...lacking].map(([part, at]) => `${TABLE} page ${name} lacks the texts '${part}' that ${at} uses`);
  });
}
