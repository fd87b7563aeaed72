import { viewAfter } from '../../../../src/app/mount/app-router';

/** decisions.md, t in the query: another value makes the root view anew; a page without one keeps it. */
it.each<[string, string[], string[]]>([
  ['none at all', ['', '?tab=2'], ['', '']],
  ['one, then a page without it, then back [t in the query.2]', ['?t=1', '?matchId=3', '?t=1'], ['1', '1', '1']],
  ['another value', ['?t=1', '', '?t=2'], ['1', '1', '2']],
  ['one that comes later', ['', '?t=1'], ['', '1']],
])('%s', (_name, searches, views) => {
  let view = '';
  expect(searches.map((search) => (view = viewAfter(view, search)))).toEqual(views);
});
