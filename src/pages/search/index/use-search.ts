import { replaceEqualDeep } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { type Entry, KINDS, type Kind, type MatchEntry } from '../data/search-entry';
import { createIndex, type Found, type Named, type Search } from './search-index';

/** The results of one kind. */
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

const NONE = { search: () => [] };

/** The last index that is ready, and of which items it is. */
function useIndex<Item extends Named>(items: readonly Item[]) {
  const [made, setMade] = useState<{ readonly items?: readonly Item[]; readonly search: Search<Item> }>(NONE);
  useEffect(() => {
    let isOver = false;
    void createIndex(items, () => isOver).then((search) => {
      if (!isOver) setMade({ items, search });
    });
    return () => {
      isOver = true;
    };
  }, [items]);
  return useMemo(() => ({ search: made.search, isReady: made.items === items }), [made, items]);
}

/** Made anew only when something of this kind has changed: pushes and other kinds' answers come far more often. */
const useKindIndex = (entries: readonly Entry[], kind: Kind) =>
  useIndex(useSame(useMemo(() => entries.filter((entry) => entry.kind === kind), [entries, kind])));

/** A search of everything, by groups in their order; groups without results are left out. `isReady`: nothing is still indexed. */
export function useSearch(entries: readonly Entry[], matches: readonly MatchEntry[]) {
  const anchor = useKindIndex(entries, 'anchor');
  const expert = useKindIndex(entries, 'expert');
  const user = useKindIndex(entries, 'user');
  const team = useKindIndex(entries, 'team');
  const player = useKindIndex(entries, 'player');
  const match = useIndex(matches);
  const isReady = [anchor, expert, user, team, player, match].every((one) => one.isReady);
  const search = useMemo(() => {
    const by = { anchor, expert, user, team, player };
    return (query: string): readonly Group[] =>
      KINDS.map(
        (kind): Group =>
          kind === 'match' ? { kind, found: match.search(query) } : { kind, found: by[kind].search(query) },
      ).filter(({ found }) => found.length > 0);
  }, [anchor, expert, user, team, player, match]);
  return { search, isReady };
}
