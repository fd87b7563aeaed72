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

/** What differs from the last commit; with nothing changed, the last commit itself. */
export function changeAtHand(): Change {
  const files = linesOf(git('diff', '--name-only', 'HEAD') + git('ls-files', '--others', '--exclude-standard'));
  if (files.length > 0) return { files, before: (file) => before('HEAD', file) };
  return { files: linesOf(git('show', '--name-only', '--format=', 'HEAD')), before: (file) => before('HEAD~1', file) };
}

const CATALOGUE = /^src\/i18n\/messages\/[^/]+\/[^/]+\.json$/;
/** These are about the catalogues as such. */
const OF_CATALOGUES = 'tests/unit/i18n/catalogues.test.ts';
/** A shorter piece of a text stands in too many files by chance: it counts where it is the whole of a literal. */
const LONG_ENOUGH = 4;

/** The beginning of an argument that chooses between texts. */
const IS_CHOICE = /, (plural|select|selectordinal),/;

/** The text without its arguments: its longest piece is what a test can quote. */
const quotable = (text: string): string =>
  text
    .split(/[{}<>#|]/)
    .map((piece) => piece.trim())
    .filter((piece) => !IS_CHOICE.test(piece))
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

const quotes = (source: string, words: string): boolean =>
  words !== '' &&
  (words.length < LONG_ENOUGH
    ? [`'${words}'`, `/${words}/`].some((whole) => source.includes(whole))
    : source.includes(words));

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

/**
 * The files whose tests a change needs. Every page reads the catalogues, so that a catalogue would bring every test: in its
 * place come the files that name a changed message, and the tests that quote its words.
 */
export function reachedBy(change: Change): string[] {
  const others = change.files.filter((file) => !CATALOGUE.test(file) && existsSync(inProject(file)));
  if (!change.files.some((file) => CATALOGUE.test(file))) return others;
  const { keys, words } = changedTexts(change);
  const sources = filesBelow('src', ...SCRIPT_ENDINGS).filter((file) => keys.some(usesOfMessages([file], () => true)));
  const tests = filesBelow('tests', ...SCRIPT_ENDINGS).filter((file) => words.some((one) => quotes(textOf(file), one)));
  return [...new Set([...others, ...sources, ...tests, OF_CATALOGUES])];
}
