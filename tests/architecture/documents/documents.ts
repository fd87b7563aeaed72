import { CODE_FOLDERS, filesBelow, lineCount, SCRIPT_ENDINGS, textOf } from '../project-files';
import type { Step } from '../step';
import { readHouse } from './house';
import { withMap } from './house-map';
import { drawHouse } from './house-picture';
import { bareRows } from './kept-promises';
import { type Documents, entriesOf, lostReferences, sectionsOf } from './named-documents';
import { lostPaths } from './named-paths';
import { withSnippets } from './snippets';

export const PICTURE = 'docs/house.svg';
export const README = 'README.md';
const TRUST = 'docs/trust.md';
const MOST_LINES: Readonly<Record<string, number>> = { [README]: 130, 'docs/embed.md': 150 };
const PORTAL = 'shell-demo/host';
const MOST_PORTAL_LINES = 800;
/** The examples by which this check is tested. */
const NOT_OURS = 'tests/unit/architecture/documents/';

function tooLong([file, most]: [string, number]): string[] {
  const lines = lineCount(file);
  return lines > most ? [`${file}: ${lines} lines, at most ${most}`] : [];
}

/** What a portal's team reads first: no more than an afternoon can take. */
function portalTooLong(): string[] {
  const files = filesBelow(PORTAL, ...SCRIPT_ENDINGS, '.css', '.html');
  const lines = files.reduce((sum, file) => sum + lineCount(file), 0);
  return lines > MOST_PORTAL_LINES ? [`${PORTAL}: ${lines} lines, at most ${MOST_PORTAL_LINES}`] : [];
}

function oldSnippets(file: string): string[] {
  try {
    const text = textOf(file);
    return text === withSnippets(text, textOf) ? [] : [`${file} has snippets older than their files: npm run docs`];
  } catch (error) {
    return [`${file}: ${error instanceof Error ? error.message : error}`];
  }
}

/** Documents lead somewhere, comments lead to documents, the picture is the house as it stands. */
export const documents: Step = {
  name: 'documents',
  run() {
    const pages = filesBelow('docs', '.md');
    const files = filesBelow('.');
    const code = [...CODE_FOLDERS, 'tests'].flatMap((folder) =>
      filesBelow(folder, ...SCRIPT_ENDINGS, '.css', '.html', '.js', '.mjs').filter(
        (file) => !file.startsWith(NOT_OURS),
      ),
    );
    const known: Documents = {
      files: new Set([README, ...pages, ...pages.map((file) => file.slice('docs/'.length))]),
      sections: sectionsOf(textOf('docs/product.md')),
      decisions: entriesOf(textOf('docs/decisions.md')),
    };
    const house = readHouse();
    const map = withMap(textOf(README), house, filesBelow('tests'));
    return {
      problems: [
        ...Object.entries(MOST_LINES).flatMap(tooLong),
        ...portalTooLong(),
        ...pages.flatMap(oldSnippets),
        ...[README, ...pages].flatMap((file) => lostPaths(file, textOf(file), files)),
        ...bareRows(TRUST, textOf(TRUST)),
        ...code.flatMap((file) => lostReferences(file, textOf(file), known)),
        ...(textOf(PICTURE) === drawHouse(house) ? [] : [`${PICTURE} is older than the imports: npm run docs`]),
        ...(textOf(README) === map ? [] : [`the map in ${README} is older than the folders: npm run docs`]),
      ],
      summary: `${pages.length} documents, ${code.length} files with comments`,
    };
  },
};
