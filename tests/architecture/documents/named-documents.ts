/** What comments may lead to: the documents of the repository, by the names that comments use. */
export interface Documents {
  /** File names that can be named: `decisions.md`, `docs/decisions.md`, `README.md`. */
  readonly files: ReadonlySet<string>;
  /** Numbers of the headings of product.md. */
  readonly sections: ReadonlySet<string>;
  /** Entries and headings of the decisions, in lower case. */
  readonly decisions: ReadonlySet<string>;
}

const COMMENT = /\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?<![:'"`\\])\/\/[^\n]*/g;
const DOCUMENT = /(?<![\w/])(?:[\w.-]+\/)*[\w-]+\.md\b/g;
const SECTIONS = /\b[Ss]ections? (\d(?:\d|, (?=\d)|(?: and| to) (?=\d))*)/g;
const DECISION = /\bdecisions\.md, ((?:"[^"]+")|[^;:.()]+)/g;
/** Documents of before, which nobody can open. */
const ELSEWHERE = /\bdesign README\b|\bspecification, section|\bdesign mock\b/g;

/** The numbers of the headings `## 4. …`. */
export const sectionsOf = (product: string): Set<string> =>
  new Set([...product.matchAll(/^## (\d+)\. /gm)].flatMap(([, number]) => number ?? []));

/** What stands in bold, and the headings. */
export const entriesOf = (decisions: string): Set<string> =>
  new Set(
    [...decisions.matchAll(/\*\*([^*]+?)\.?\*\*|^#+ (.+)$/gm)].map(([, bold, heading]) =>
      (bold ?? heading ?? '').toLowerCase(),
    ),
  );

const wordsOf = (comment: string) => comment.replace(/\s*(\*\/|-->)$/, '').replaceAll(/\n\s*(\*|\/\/)?\s*/g, ' ');

/** The name that a reference begins with is an entry: `comment rule, ban first` leads to `comment rule`. */
function isEntry(said: string, entries: ReadonlySet<string>): boolean {
  const lower = said.toLowerCase().trim();
  return [...entries].some((entry) => lower.startsWith(entry) && !/^\w/.test(lower.slice(entry.length)));
}

/** What comments of a file name that cannot be opened, as `file:line what`. */
export function lostReferences(file: string, text: string, { files, sections, decisions }: Documents): string[] {
  return [...text.matchAll(COMMENT)].flatMap((match) => {
    const words = wordsOf(match[0]);
    const line = text.slice(0, match.index).split('\n').length;
    const lost = [
      ...(words.match(ELSEWHERE) ?? []),
      ...(words.match(DOCUMENT) ?? []).filter((name) => !files.has(name)),
      ...[...words.matchAll(SECTIONS)].flatMap(([, said = '']) =>
        (said.match(/\d+/g) ?? []).filter((number) => !sections.has(number)).map((number) => `section ${number}`),
      ),
      ...[...words.matchAll(DECISION)].flatMap(([, said = '']) =>
        isEntry(said, decisions) ? [] : [`decisions.md, ${said}`],
      ),
    ];
    return lost.map((one) => `${file}:${line} names ${one}, which no document has`);
  });
}
