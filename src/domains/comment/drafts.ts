import * as v from 'valibot';
import type { SafeStorage } from '../../session/safe-storage';

const MOST_DRAFTS = 20;
/** A pasted book is no draft. */
const MOST_CHARS = 1_000;

const stored = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), v.string()])));

/**
 * What was typed and not yet said, by place; it outlives leaving the page. `key`: where it is kept, beginning with `si:`; of a
 * private room the host's id, not the room's, is the place.
 */
export function createDrafts(storage: SafeStorage, key: string) {
  const all = (): [string, string][] => {
    const read = v.safeParse(stored, storage.get(key));
    return read.success ? read.output : [];
  };
  return {
    of: (place: string): string => all().find(([id]) => id === place)?.[1] ?? '',
    keep(place: string, draft: string): void {
      const others = all().filter(([id]) => id !== place);
      const drafts = draft === '' ? others : [...others, [place, draft.slice(0, MOST_CHARS)]].slice(-MOST_DRAFTS);
      if (drafts.length === 0) storage.remove(key);
      else storage.set(key, JSON.stringify(drafts));
    },
  };
}
