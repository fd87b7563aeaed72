import { readFileSync } from 'node:fs';
import { type EntryState, entryState } from '../../../../../src/app/routing/history/entry-state';
import { inProject } from '../../../../support/project-root';

const written = (before: EntryState, step: 0 | 1, from = '/sport-info/anchor', to = '/sport-info/news') =>
  entryState(before, { from, to, key: 'k', usr: null, step });
const own = { usr: null, key: 'k' };
const vue = {
  back: '/',
  current: '/sport-info/anchor',
  forward: '/x',
  position: 3,
  replaced: false,
  scroll: { top: 9 },
};

/** decisions.md, history: what the host's router would have written, so far as it reads it again; nothing else. */
it.each<[string, EntryState, EntryState, EntryState]>([
  ['no router', {}, { idx: 1, 'si:depth': 1 }, { idx: 0, 'si:depth': 0 }],
  ['what is the host’s alone', { modal: true, usr: { a: 1 } }, { idx: 1, 'si:depth': 1 }, { idx: 0, 'si:depth': 0 }],
  ['react-router', { idx: 4, key: 'h', usr: {} }, { idx: 5, 'si:depth': 1 }, { idx: 4, 'si:depth': 0 }],
  [
    'TanStack Router',
    { __TSR_index: 2, __TSR_key: 'h', key: 'h', 'si:depth': 6 },
    { __TSR_index: 3, __TSR_key: 'k', idx: 1, 'si:depth': 7 },
    { __TSR_index: 2, __TSR_key: 'k', idx: 0, 'si:depth': 6 },
  ],
  [
    'Angular: its id is the navigation’s, and no other entry’s',
    { navigationId: 8, ɵrouterPageId: 2, ɵrouterUrl: '/old' },
    { ɵrouterPageId: 3, idx: 1, 'si:depth': 1 },
    { ɵrouterPageId: 2, idx: 0, 'si:depth': 0 },
  ],
  [
    'Next',
    { __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: ['a'] },
    { __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: ['a'], idx: 1, 'si:depth': 1 },
    { __NA: true, __PRIVATE_NEXTJS_INTERNALS_TREE: ['a'], idx: 0, 'si:depth': 0 },
  ],
  [
    'vue-router',
    vue,
    {
      ...{ back: '/sport-info/anchor', current: '/sport-info/news', forward: null, position: 4 },
      ...{ replaced: false, scroll: null, idx: 1, 'si:depth': 1 },
    },
    { ...vue, current: '/sport-info/news', replaced: true, scroll: null, idx: 0, 'si:depth': 0 },
  ],
])('%s', (_name, before, pushed, replaced) => {
  expect(written(before, 1)).toEqual({ ...pushed, ...own });
  expect(written(before, 0)).toEqual({ ...replaced, ...own });
});

it.each([
  ['a base', '/portal/sport-info/anchor', '/portal/sport-info/news', '/sport-info/news'],
  ['none', '/sport-info/anchor', '/sport-info/news', '/sport-info/news'],
  ['an address that is spelled otherwise', '/sport-info/%61nchor', '/sport-info/news', '/sport-info/news'],
])('vue-router’s `current` is below its base: %s', (_name, from, to, current) => {
  expect(written(vue, 1, from, to)['current']).toBe(current);
});

it('docs/routers.md names every key that is written', () => {
  const all = {
    ...vue,
    idx: 1,
    __TSR_index: 1,
    ɵrouterPageId: 1,
    __NA: true,
    __PRIVATE_NEXTJS_INTERNALS_TREE: [],
    tree: [],
  };
  const page = readFileSync(inProject('docs/routers.md'), 'utf8');
  const missing = Object.keys(written(all, 1)).filter((name) => !page.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
