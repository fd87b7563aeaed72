import ts from 'typescript';
import { privateWords } from './private-words';
import { CODE_FOLDERS, filesBelow, SCRIPT_ENDINGS, textOf } from './project-files';
import type { Step } from './step';

interface Ban {
  what: string;
  pattern: RegExp;
  /** Files to which it applies; all scripts when absent. */
  where?: (file: string) => boolean;
}

const inSource = (file: string) => file.startsWith('src/');

/** Looked for in code and comments alike. Words are split so that this file does not accuse itself. */
const BANS: Ban[] = [
  { what: 'an open task', pattern: new RegExp(`\\b(${['TO' + 'DO', 'FIX' + 'ME', 'HA' + 'CK'].join('|')})\\b`) },
  { what: 'ts-ignore (ts-expect-error with a reason)', pattern: new RegExp('@ts-' + '(ignore|nocheck)') },
  { what: 'console.log', pattern: /\bconsole\.(log|debug|info)\(/, where: inSource },
  {
    what: 'a test that is skipped or runs alone',
    pattern: /\b(it|test|describe)\.(skip|only|todo)\b|\b(xit|xdescribe|fit|fdescribe)\(/,
    where: (file) => file.startsWith('tests/') && file.includes('.test.'),
  },
  {
    what: 'a suppression without a reason',
    pattern: /biome-ignore(-start|-all)? [\w/]+:?\s*(\*\/|<|$)|@ts-expect-error\s*(\*\/|$)/,
  },
  { what: 'an API that Chrome 99 or Safari 15.4 lacks', pattern: newApis(), where: inSource },
  { what: 'a path of one machine', pattern: /["'`(\s](\/home\/\w|\/Users\/\w|\/root\/|C:\\\\Users)/ },
];

/** APIs that TypeScript's ES2022 library does not already refuse. */
function newApis(): RegExp {
  const names = [
    'AbortSignal\\.(any|timeout)',
    '\\.throwIfAborted\\(',
    '\\.(show|hide|toggle)Popover\\(',
    'URL\\.canParse',
  ];
  return new RegExp(
    `${names.join('|')}|\\.checkVisibility\\(|\\bscheduler\\.(postTask|yield)\\b|CSS\\.registerProperty`,
  );
}

const HAN = /\p{Script=Han}/u;
/** A page for browsers that cannot run the app cannot read its catalogues either, so HTML may hold its own words. */
const mayHoldHan = (file: string) => !inSource(file) || /^src\/(i18n|contract)\/|\.html$/.test(file);

/** A comment whose subject is a clause has to be read twice: it begins with its subject, or with its verb. */
const CLAUSE_FIRST = /\/\*\*\s+(?:\* )?(What|Where|How|Whether|Who|Whoever|Whose|When|Which|Why)\b/g;

function clauseFirst(file: string): string[] {
  if (!inSource(file)) return [];
  const text = textOf(file);
  return [...text.matchAll(CLAUSE_FIRST)].map(
    ({ index, 1: word }) =>
      `${file}:${text.slice(0, index).split('\n').length} a comment that begins with ${word}: let it begin with its subject, or with its verb`,
  );
}

/** Words that may not stand in the code, and words for a reader outside the catalogues. */
export const words: Step = {
  name: 'words',
  run() {
    const files = [...CODE_FOLDERS, 'tests'].flatMap((folder) =>
      filesBelow(folder, ...SCRIPT_ENDINGS, '.css', '.html'),
    );
    const problems = files.flatMap((file) => [
      ...bannedWords(file),
      ...anyTypes(file),
      ...privateWords(file),
      ...clauseFirst(file),
    ]);
    return { problems, summary: `${files.length} files, ${BANS.length + 4} kinds of words` };
  },
};

function bannedWords(file: string): string[] {
  const bans = BANS.filter(({ where }) => !where || where(file));
  const han = mayHoldHan(file) ? [] : [{ what: 'a text for the user outside src/i18n', pattern: HAN }];
  return textOf(file)
    .split('\n')
    .flatMap((line, index) =>
      [...bans, ...han].filter(({ pattern }) => pattern.test(line)).map(({ what }) => `${file}:${index + 1} ${what}`),
    );
}

/** `any` as a type; biome refuses it too, but a suppression there would not help here. */
function anyTypes(file: string): string[] {
  if (!SCRIPT_ENDINGS.some((ending) => file.endsWith(ending))) return [];
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) {
      found.push(`${file}:${source.getLineAndCharacterOfPosition(node.pos).line + 1} the type any`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
