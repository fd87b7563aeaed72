import { RANKING_TYPES, type RankingType } from '../../../contract/codes';
import type { RankedEntry, RankingConfig, RankingConfigItem, RankingDate } from '../../../contract/ranking/ranking';

/** Rankings with a tab of their own (decisions.md, ranking types); the others are only opened by a banner. */
const TABS: readonly RankingType[] = RANKING_TYPES.filter((type) => type !== 'attention');

/** The entries by their rankings; where none has a `type` (an addition) the list goes by their order (decisions.md, additions). */
function byType(config: RankingConfig | undefined): ReadonlyMap<RankingType | undefined, RankingConfigItem> {
  const list = config?.rankingConfigList ?? [];
  const isTold = list.some(({ type }) => type !== undefined);
  return new Map(list.map((item, index) => [isTold ? item.type : RANKING_TYPES[index], item] as const).reverse());
}

/** The tabs of the page: those that the config knows, all of them before it is read; one without a tab only while it is open. */
export function rankingTabs(config: RankingConfig | undefined, open: RankingType): RankingType[] {
  const known = byType(config);
  const shown = TABS.filter((type) => known.has(type));
  const tabs = shown.length === 0 ? TABS : shown;
  return tabs.includes(open) ? [...tabs] : [...tabs, open];
}

export const configOf = (config: RankingConfig | undefined, type: RankingType): RankingConfigItem | undefined =>
  byType(config).get(type);

/** The ranked users: red orders from their own list if there is one, all others from the winners'; `size` of them, 0 for all. */
export function entriesOf<E extends RankedEntry>(
  type: RankingType,
  { winRankingList, redRankingList }: { readonly winRankingList: readonly E[]; readonly redRankingList: readonly E[] },
  size = 0,
): readonly E[] {
  const all = type === 'red' && redRankingList.length > 0 ? redRankingList : winRankingList;
  return size === 0 ? all : all.slice(0, size);
}

/** Periods of one list (product.md, section 3, Ranking state); without a history all but the newest are it. */
export function shownPeriods(item: RankingConfigItem | undefined, isHistory: boolean): RankingDate[] {
  const offered = (list: readonly RankingDate[] = []) => list.filter(({ hidden }) => !hidden);
  const [recent, older] = [offered(item?.rankingDateList), offered(item?.historyDateList)];
  if (older.length > 0) return isHistory ? older : recent;
  return isHistory ? recent.slice(1) : recent.slice(0, 1);
}

/** True when a call looks for this period in the history: not for one that the recent list has. */
export const isOfHistory = (item: RankingConfigItem | undefined, period: RankingDate | undefined): boolean =>
  item?.historyDateList.some(({ startDate }) => startDate === period?.startDate) === true;

/** The period that begins on this day, else the first. */
export const periodFrom = (periods: readonly RankingDate[], startDate: string): RankingDate | undefined =>
  periods.find((period) => period.startDate === startDate) ?? periods[0];
