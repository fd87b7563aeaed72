import { LIVE_TAB } from '../../../contract/codes';
import { oneOf, useUrlState } from '../../../services/use-url-state';
import type { LiveTab } from './live-list';

/** As the address writes the tabs. */
const TAB_NAMES: ReadonlyMap<LiveTab, string> = new Map([
  [LIVE_TAB.live, 'live'],
  [LIVE_TAB.comingSoon, 'soon'],
  [LIVE_TAB.scheduled, 'scheduled'],
]);
const FILTERS = ['all', 'football', 'basketball', 'following'] as const;
export type ListFilter = (typeof FILTERS)[number];
const ORDERS = ['usual', 'viewers', 'league'] as const;
export type ListOrder = (typeof ORDERS)[number];

interface ListUrlState {
  readonly tab: LiveTab;
  readonly filter: ListFilter;
  readonly order: ListOrder;
}

const FIELDS = {
  tab: oneOf<LiveTab>('tab', [...TAB_NAMES.keys()], (tab) => TAB_NAMES.get(tab) ?? ''),
  filter: oneOf<ListFilter>('filter', FILTERS),
  order: oneOf<ListOrder>('order', ORDERS),
};
const FIRST: ListUrlState = { tab: LIVE_TAB.live, filter: 'all', order: 'usual' };

/** Tab, filter and order of the anchor lists. */
export function useListUrlState() {
  const [chosen, choose] = useUrlState<ListUrlState>({ fields: FIELDS, usual: FIRST, memory: 'none' });
  return {
    ...chosen,
    selectTab: (tab: LiveTab) => choose({ tab }),
    selectFilter: (filter: ListFilter) => choose({ filter }),
    selectOrder: (order: ListOrder) => choose({ order }),
  };
}
