import { CODE_FOLDERS, filesBelow, SCRIPT_ENDINGS } from '../project-files';
import type { Step } from '../step';
import { importsOf, ownersOfShared } from './owners';

/** An owner of pages or the back end keeps what it alone uses; `app` and the tools are no rooms for pieces and rules. */
const KEEPS_ITS_OWN = /^(pages\/|backend$)/;

/** Things (paths without ending) that stay although one owner alone uses them, each with its reason. */
const ALLOWED: ReadonlyMap<string, string> = new Map([
  ['src/domains/moment/moment-more', 'the actions of a moment lie beside it, whichever page offers them'],
]);

/** One owner, one room: what a single page, or only the back end, uses of `ui/`, `domains/` and `rules/` lives with it. */
export const rooms: Step = {
  name: 'rooms',
  run() {
    const files = CODE_FOLDERS.flatMap((folder) => filesBelow(folder, ...SCRIPT_ENDINGS, '.css'));
    const owners = ownersOfShared(importsOf(files));
    const misplaced = [...owners].flatMap(([thing, [owner, ...others]]) =>
      owner !== undefined && others.length === 0 && KEEPS_ITS_OWN.test(owner) ? [{ thing, owner }] : [],
    );
    const needless = [...ALLOWED.keys()].filter((thing) => !misplaced.some((one) => one.thing === thing));
    return {
      problems: [
        ...misplaced
          .filter(({ thing }) => !ALLOWED.has(thing))
          .map(({ thing, owner }) => `${thing} belongs to ${owner}`),
        ...needless.map((thing) => `${thing} needs no exception`),
      ],
      summary: `${owners.size} shared pieces, domain files and rules, ${ALLOWED.size} exceptions`,
    };
  },
};
