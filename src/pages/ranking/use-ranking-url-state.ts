import { RANKING_TYPES, type RankingType } from '../../contract/codes';
import type { RankingConfig } from '../../contract/ranking/ranking';
import { anyText, oneOf, useUrlState, yesOrNo } from '../../services/use-url-state';
import { configOf, periodFrom, shownPeriods } from './data/ranking-config';
import type { RankingFilter } from './data/ranking-keys';

/** The place in the address. */
interface Choice {
  readonly type: RankingType;
  readonly isHistory: boolean;
  /** A period's first day; "" is the first period. */
  readonly from: string;
  readonly platform: string;
}

const FIELDS = {
  type: oneOf<RankingType>('type', RANKING_TYPES),
  isHistory: yesOrNo('history', '1', '0'),
  from: anyText('from'),
  platform: anyText('platform'),
};
const START: Choice = { type: 'red', isHistory: false, from: '', platform: '' };

/** The ranking's type and period. An address without a type means the main tab's. */
export function useRankingUrlState(config: RankingConfig | undefined) {
  const [choice, choose] = useUrlState<Choice>({ fields: FIELDS, usual: START, memory: 'whole' });
  const item = configOf(config, choice.type);
  const periods = shownPeriods(item, choice.isHistory);
  const platforms = item?.gamePlatforms ?? [];
  const filter: RankingFilter = {
    type: choice.type,
    isHistory: choice.isHistory,
    period: periodFrom(periods, choice.from),
    platform: platforms.includes(choice.platform) ? choice.platform : '',
  };
  return { filter, periods, platforms, choose };
}
