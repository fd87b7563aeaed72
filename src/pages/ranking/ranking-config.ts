import { RANKING_TYPES, type RankingType } from '../../contract/codes';
import type { RankingConfig, RankingConfigItem, RankingDate } from '../../contract/ranking/ranking';

/** Rankings with a tab of their own (decisions.md, ranking types); the others are only opened by a banner. */
const TABS: readonly RankingType[] = RANKING_TYPES.filter((type) => type !== 'attention');

/** The tabs of the page: those that the config knows, all of them before it is read; one without a tab only while it is open. */
export function rankingTabs(config: RankingConfig | undefined, open: RankingType): RankingType[] {
  const known = config?.rankingConfigList.flatMap(({ type }) => type ?? []) ?? [];
  const tabs = known.length === 0 ? TABS : TABS.filter((type) => known.includes(type));
  return tabs.includes(open) ? [...tabs] : [...tabs, open];
}

export const configOf = (config: RankingConfig | undefined, type: RankingType): RankingConfigItem | undefined =>
  config?.rankingConfigList.find((item) => item.type === type);

/** Periods of one of a ranking's two lists; hidden ones are not offered (product.md, section 3, Ranking state). */
export function shownPeriods(item: RankingConfigItem | undefined, isHistory: boolean): RankingDate[] {
  const all = (isHistory ? item?.historyDateList : item?.rankingDateList) ?? [];
  return all.filter(({ hidden }) => !hidden);
}

/** The period that begins on this day, else the first. */
export const periodFrom = (periods: readonly RankingDate[], startDate: string): RankingDate | undefined =>
  periods.find((period) => period.startDate === startDate) ?? periods[0];
