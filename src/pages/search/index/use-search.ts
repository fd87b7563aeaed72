import { replaceEqualDeep } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Entry, KINDS, type Kind, type MatchEntry } from '../data/search-entry';
import { createIndex, type Found } from './search-index';

/** Whom of one kind a query finds. */
export type Group =
  | { readonly kind: 'match'; readonly found: readonly Found<MatchEntry>[] }
  | { readonly kind: Exclude<Kind, 'match'>; readonly found: readonly Found<Entry>[] };

/** The very same value as long as it says the same. */
function useSame<T>(next: T): T {
  const [kept, keep] = useState(next);
  // Compared when it is another, and not with every render.
  const same = useMemo(() => replaceEqualDeep(kept, next), [kept, next]);
  if (same !== kept) keep(same);
  return same;
}

/** Made anew only when something of this kind has changed: pushes and other kinds' answers come far more often. */
function useKindIndex(entries: readonly Entry[], kind: Kind) {
  const own = useSame(useMemo(() => entries.filter((entry) => entry.kind === kind), [entries, kind]));
  return useMemo(() => createIndex(own), [own]);
}

/** A search of everything, by groups in their order; groups without results are left out. */
export function useSearch(entries: readonly Entry[], matches: readonly MatchEntry[]) {
  const anchor = useKindIndex(entries, 'anchor');
  const expert = useKindIndex(entries, 'expert');
  const user = useKindIndex(entries, 'user');
  const team = useKindIndex(entries, 'team');
  const player = useKindIndex(entries, 'player');
  const match = useMemo(() => createIndex(matches), [matches]);
  return useMemo(() => {
    const by = { anchor, expert, user, team, player };
    return (query: string): readonly Group[] =>
      KINDS.map(
        (kind): Group => (kind === 'match' ? { kind, found: match(query) } : { kind, found: by[kind](query) }),
      ).filter(({ found }) => found.length > 0);
  }, [anchor, expert, user, team, player, match]);
}
