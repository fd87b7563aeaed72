import { filesBelow, SCRIPT_ENDINGS, textOf } from '../project-files';
import type { Step } from '../step';
import { keptUses } from './kept-keys';

const PAGE = 'docs/state.md';
const ROW = /^\| `(si:[^|]+)` \|.*\| `(src\/[^`]+)` \|$/gm;

/** The product's own keys (decisions.md, storage) are the session's; `defineKept` writes all others. */
const OWNS_STORAGE = /^src\/(session\/.*|services\/kept)\.ts$/;
/** `si:` begins other names, too. */
const NO_KEY = new Map([
  ['src/session/safe-storage.ts', 'says how a key begins'],
  ['src/session/session-messages.ts', 'the name of a BroadcastChannel'],
  ['src/app/routing/history/entry-state.ts', 'a field of history.state'],
]);

/** The device keeps nothing but what `defineKept` defines, and `docs/state.md` lists all of it. */
export const keptPage: Step = {
  name: 'kept',
  run() {
    const files = filesBelow('src', ...SCRIPT_ENDINGS).map((file) => ({ file, ...keptUses(file, textOf(file)) }));
    const defined = files.flatMap(({ file, defined: keys }) => keys.map((key) => `${key} of ${file}`));
    const listed = [...textOf(PAGE).matchAll(ROW)].map(([, key = '', file = '']) => `${key} of ${file}`);
    const keys = defined.map((one) => one.split(' ')[0]);
    return {
      problems: [
        ...defined.filter((one) => !listed.includes(one)).map((one) => `${PAGE} does not list ${one}`),
        ...listed.filter((one) => !defined.includes(one)).map((one) => `${PAGE} lists ${one}, which is not there`),
        ...keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${key} is defined twice`),
        ...files
          .filter(({ file }) => !NO_KEY.has(file))
          .flatMap(({ file, spelled }) => spelled.map((line) => `${file}:${line} spells a key; defineKept makes it`)),
        ...files
          .filter(({ file }) => !OWNS_STORAGE.test(file))
          .flatMap(({ file, stored }) => stored.map((line) => `${file}:${line} uses the storage without defineKept`)),
      ],
      summary: `${defined.length} kept values`,
    };
  },
};
