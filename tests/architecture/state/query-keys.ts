import { filesBelow, SCRIPT_ENDINGS, textOf } from '../project-files';
import type { Step } from '../step';
import { literalKeys } from './literal-keys';

/** Where a key has its owner: beside its query. */
const OWNS_KEYS = /-(query|queries|keys)\.ts$/;

/** A query's key is spelled by its owner alone: who reads or forgets another's query asks the owner's key function. */
export const queryKeys: Step = {
  name: 'query-keys',
  run() {
    const files = filesBelow('src', ...SCRIPT_ENDINGS).filter((file) => !OWNS_KEYS.test(file));
    return {
      problems: files.flatMap((file) =>
        literalKeys(file, textOf(file)).map(
          (line) => `${file}:${line} spells a query's key; its owner's function does`,
        ),
      ),
      summary: `${files.length} files that own no key`,
    };
  },
};
