import { readFileSync } from 'node:fs';
import { inProject } from '../../support/project-root';
import { reachedBy } from '../../support/run/changed-files';

const CATALOGUE = 'src/i18n/messages/en/search.json';
const OF_CATALOGUES = 'tests/unit/i18n/catalogues.test.ts';
const THIS_FILE = 'tests/unit/architecture/changed-files.test.ts';

/** The files that a change of the search's texts reaches; `were` has these texts as before it, undefined: one was not there. */
function reached(were: Record<string, string | undefined>): string[] {
  const { search } = JSON.parse(readFileSync(inProject(CATALOGUE), 'utf8')) as { search: Record<string, string> };
  return reachedBy({ files: [CATALOGUE], before: () => JSON.stringify({ search: { ...search, ...were } }) });
}

test.each([
  ['was another', 'clearRecent', 'another', 'idle.tsx', 'search-bar.tsx'],
  ['is new', 'cancel', undefined, 'search-bar.tsx', 'idle.tsx'],
  ['is named by its namespace and the rest', 'found', 'another', 'search-page.tsx', 'idle.tsx'],
])('a text that %s reaches who names it, and not whoever reads the catalogue', (_, key, was, named, other) => {
  const files = reached({ [key]: was });
  expect(files).toContain(`src/pages/search/${named}`);
  expect(files).toContain(OF_CATALOGUES);
  expect(files).not.toContain(`src/pages/search/${other}`);
  // Its templates are made of parts alone, as `${a}.${b}`, which is no name of a message.
  expect(files).not.toContain('src/contract/wire.ts');
  expect(files).not.toContain(CATALOGUE);
});

test.each([
  ['behind an argument', '{nickname} has emptied the field'],
  ['in marks', '<b>Empty</b> all of the fields'],
  ['of a branch', '{count, plural, =0 {No field was emptied} other {# were}}'],
  ['in Chinese', '{name}清空了'],
])('a test that quotes the words as they were, %s', (_, was) => {
  // Each is quoted above, with what is no word of it.
  const files = reached({ clear: was });
  expect(files).toContain(THIS_FILE);
  // Here stand "name" and "other", as in most files.
  expect(files).not.toContain('tests/support/unit/fake-services.ts');
});

test('the tests that read a catalogue of this part themselves', () => {
  const change = { files: ['src/i18n/messages/en/tips.json'], before: () => '{"digest": {"how": "another"}}' };
  expect(reachedBy(change)).toContain('tests/unit/contract/codes.test.ts');
});

test('a page brings the tests that open the app', () => {
  const change = { files: ['src/pages/search/idle.tsx'], before: () => '' };
  expect(reachedBy(change)).toContain('tests/unit/app/mount/create-app.test.tsx');
});

test('the tests that read a style sheet by its name', () => {
  const change = { files: ['src/ui/media/spinner.module.css'], before: () => '' };
  expect(reachedBy(change).filter((file) => file.includes('spinner')).length).toBeGreaterThan(1);
});

test('a catalogue that says the same reaches its own tests and those that read it, nothing of the app', () => {
  expect(reached({})).toContain(OF_CATALOGUES);
  expect(reached({}).filter((file) => !/\.test\.tsx?$/.test(file))).toEqual([]);
});

test('other files stand for themselves; one that is gone has no tests', () => {
  const files = ['src/rules/tip/tip-refund.ts', 'src/rules/tip/gone.ts', 'docs/qa.md'];
  expect(reachedBy({ files, before: () => '' })).toEqual(['src/rules/tip/tip-refund.ts', 'docs/qa.md']);
});
