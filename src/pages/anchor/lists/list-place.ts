import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LIVE_TAB } from '../../../contract/codes';
import type { LiveTab } from './live-list';

/** As the address writes the tabs. */
const TAB_NAMES = { live: LIVE_TAB.live, soon: LIVE_TAB.comingSoon, scheduled: LIVE_TAB.scheduled } as const;
const FILTERS = ['all', 'football', 'basketball', 'following'] as const;
export type ListFilter = (typeof FILTERS)[number];

const tabOf = (name: string | null): LiveTab =>
  new Map<string | null, LiveTab>(Object.entries(TAB_NAMES)).get(name) ?? LIVE_TAB.live;

/** Tab and filter live in the address, so that a link and the way back show the same list. */
export function useListPlace() {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (name: string, value: string, usual: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === usual) next.delete(name);
          else next.set(name, value);
          return next;
        },
        // Choosing is no step: back leads to where one came from.
        { replace: true },
      ),
    [setParams],
  );
  const filter = FILTERS.find((name) => name === params.get('filter')) ?? 'all';
  const selectTab = (tab: LiveTab) => {
    const name = Object.entries(TAB_NAMES).find(([, value]) => value === tab)?.[0] ?? 'live';
    set('tab', name, 'live');
  };
  const selectFilter = (name: ListFilter) => set('filter', name, 'all');
  return { tab: tabOf(params.get('tab')), filter, selectTab, selectFilter };
}
