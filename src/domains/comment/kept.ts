import * as v from 'valibot';
import type { SafeStorage } from '../../session/safe-storage';
import type { SessionState } from '../../session/session-store';

const MOST_PLACES = 20;

/**
 * A member's unfinished texts on this device, by place; it outlives leaving the page and a reload. `key`: where it is kept, beginning
 * with `si:`. What cannot be read is nothing.
 */
export function createKept<Value>(storage: SafeStorage, key: string, value: v.GenericSchema<unknown, Value>) {
  const stored = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), value])));
  const all = (): [string, Value][] => {
    const read = v.safeParse(stored, storage.get(key));
    return read.success ? read.output : [];
  };
  return {
    of: (place: string): Value | undefined => all().find(([id]) => id === place)?.[1],
    keep(place: string, begun: Value | undefined): void {
      const others = all().filter(([id]) => id !== place);
      const kept = begun === undefined ? others : [...others, [place, begun] as const].slice(-MOST_PLACES);
      if (kept.length === 0) storage.remove(key);
      else storage.set(key, JSON.stringify(kept));
    },
  };
}

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Tells tokens apart and does not give them away: 32 bits of many. */
function markOf(token: string): string {
  let mark = FNV_OFFSET;
  for (const char of token) mark = Math.imul(mark ^ (char.codePointAt(0) ?? 0), FNV_PRIME);
  return (mark >>> 0).toString(36);
}

/** A place of this member's own: another one on the same device finds nothing there, with or without a uid. */
export const ownPlace = ({ uid, token }: Pick<SessionState, 'uid' | 'token'>, place: string): string =>
  `${uid === '' && token !== '' ? `#${markOf(token)}` : uid} ${place}`;
