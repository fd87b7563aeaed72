import { readFileSync } from 'node:fs';
import { inProject } from '../../support/project-root';
import { reachedBy } from '../../support/run/changed-files';

const CATALOGUE = 'src/i18n/messages/en/search.json';
const OF_CATALOGUES = 'tests/unit/i18n/catalogues.test.ts';
const THIS_FILE = 'tests/unit/architecture/changed-files.test.ts';

/** What a change reaches before which these texts of the search were others; undefined: one was not there. */
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
  ['with an argument', 'Empty this field, {name}, now'],
  ['that are chosen by an argument', `{${'n'.repeat(30)}, plural, other {Empty all fields}}`],
])('a test that quotes the words as they were, %s', (_, was) => {
  expect(reached({ clear: was })).toContain(THIS_FILE);
});

test('a catalogue that says the same reaches its own tests alone', () => {
  expect(reached({})).toEqual([OF_CATALOGUES]);
});

test('other files stand for themselves; one that is gone has no tests', () => {
  const files = ['src/rules/tip/tip-refund.ts', 'src/rules/tip/gone.ts', 'docs/qa.md'];
  expect(reachedBy({ files, before: () => '' })).toEqual(['src/rules/tip/tip-refund.ts', 'docs/qa.md']);
});
