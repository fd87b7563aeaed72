import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { flatTexts, usesOfMessages } from '../../architecture/messages/message-uses';
import { filesBelow, SCRIPT_ENDINGS, textOf } from '../../architecture/project-files';
import { inProject, PROJECT_ROOT } from '../project-root';

/** A change: the paths that differ from an earlier state, and what a file was in that state; empty: it was not there. */
export interface Change {
  readonly files: readonly string[];
  readonly before: (file: string) => string;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

function before(commit: string, file: string): string {
  try {
    return git('show', `${commit}:${file}`);
  } catch {
    return '';
  }
}

/** The difference to the last commit; with nothing changed, the last commit itself. */
export function changeAtHand(): Change {
  const files = linesOf(git('diff', '--name-only', 'HEAD') + git('ls-files', '--others', '--exclude-standard'));
  if (files.length > 0) return { files, before: (file) => before('HEAD', file) };
  return { files: linesOf(git('diff', '--name-only', 'HEAD~1', 'HEAD')), before: (file) => before('HEAD~1', file) };
}

/** A catalogue, and the part of the texts that it has. */
const CATALOGUE = /^src\/i18n\/messages\/[^/]+\/([^/]+)\.json$/;
/** These are about the catalogues as such. */
const OF_CATALOGUES = 'tests/unit/i18n/catalogues.test.ts';
/** The words of `fatal` have no keys that a translator is asked for. */
const OF_FATAL = 'src/i18n/fatal-labels.ts';
const IS_PAGE = /^src\/pages\//;
/** Tests that open pages through the app's table, which jest does not follow. */
const OPENS_PAGES = 'tests/unit/app/mount';
/** Tests read these as they are, by their names. */
const READ_BY_NAME = /[^/]+\.(css|html)$/;

/** Marks, arguments and the heads of branches are no words: what stands between them a test can quote. */
const NO_WORDS = /<\/?\w+>|\{\s*\w+\s*\}|\{\s*\w+,\s*(plural|select|selectordinal),|(=\d+|\w+)\s*(?=\{)|[{}#]/g;

/** The longest piece of a message that a test can quote. */
const quotable = (text: string): string =>
  text
    .replace(NO_WORDS, '|')
    .split('|')
    .map((piece) => piece.trim())
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

/** Shorter words stand in too many files by chance: they count where they are the whole of a literal. */
const isLong = (words: string): boolean => words.length >= (/\p{Script=Han}/u.test(words) ? 2 : 4);

const quotes = (source: string, words: string): boolean =>
  words !== '' &&
  (isLong(words) ? source.includes(words) : [`'${words}'`, `/${words}/`].some((whole) => source.includes(whole)));

/** Keys and words that a changed catalogue has another way than before. */
function changedTexts({ files, before: was }: Change): { readonly keys: string[]; readonly words: string[] } {
  const changed = files
    .filter((file) => CATALOGUE.test(file))
    .flatMap((file) => {
      const old = flatTexts(was(file) || '{}');
      const now = flatTexts(existsSync(inProject(file)) ? readFileSync(inProject(file), 'utf8') : '{}');
      const keys = [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key));
      return keys.map((key) => ({ key, words: [old.get(key), now.get(key)] }));
    });
  return {
    keys: [...new Set(changed.map(({ key }) => key))],
    words: [...new Set(changed.flatMap(({ words }) => words.map((text) => quotable(text ?? ''))))],
  };
}

const testFiles = (): string[] => filesBelow('tests', ...SCRIPT_ENDINGS);

/** In the place of changed catalogues: who names a changed message, and the tests that quote its words or read these parts. */
function reachedByTexts(change: Change): string[] {
  const { keys, words } = changedTexts(change);
  const parts = new Set(change.files.flatMap((file) => CATALOGUE.exec(file)?.[1] ?? []));
  if (parts.size === 0) return [];
  const sources = filesBelow('src', ...SCRIPT_ENDINGS).filter((file) => keys.some(usesOfMessages([file], () => true)));
  const reads = (text: string) => [...parts].some((part) => text.includes(`/${part}.json'`));
  const tests = testFiles().filter((file) => {
    const text = textOf(file);
    return words.some((one) => quotes(text, one)) || (/\.test\.tsx?$/.test(file) && reads(text));
  });
  return [...sources, ...tests, OF_CATALOGUES, ...(parts.has('fatal') ? [OF_FATAL] : [])];
}

/**
 * The files whose tests a change needs. Every page reads the catalogues, so that a catalogue would bring every test: others
 * stand in its place. No import leads to a style sheet: the tests that read one name its file.
 */
export function reachedBy(change: Change): string[] {
  const files = change.files.filter((file) => !CATALOGUE.test(file) && existsSync(inProject(file)));
  const names = change.files.flatMap((file) => READ_BY_NAME.exec(file)?.[0] ?? []);
  const readers =
    names.length === 0 ? [] : testFiles().filter((file) => names.some((name) => textOf(file).includes(name)));
  const openers = files.some((file) => IS_PAGE.test(file)) ? filesBelow(OPENS_PAGES, '.test.ts', '.test.tsx') : [];
  return [...new Set([...files, ...readers, ...openers, ...reachedByTexts(change)])];
}
