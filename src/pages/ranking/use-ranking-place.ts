import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RANKING_TYPES, type RankingType } from '../../contract/codes';
import type { RankingConfig } from '../../contract/ranking/ranking';
import { configOf, periodFrom, shownPeriods } from './ranking-config';
import type { RankingWish } from './ranking-keys';

/** What the address says of the place. */
interface Choice {
  readonly type: RankingType;
  readonly isHistory: boolean;
  /** A period's first day; "" is the first period. */
  readonly from: string;
  readonly platform: string;
}

const START: Choice = { type: 'red', isHistory: false, from: '', platform: '' };

/** An address without a type says nothing: the main tab's. One that a banner opened begins anew there. */
function choiceOf(params: URLSearchParams, last: Choice): Choice {
  const type = RANKING_TYPES.find((one) => one === params.get('type'));
  if (type === undefined) return last;
  return {
    type,
    isHistory: params.get('history') === '1',
    from: params.get('from') ?? '',
    platform: params.get('platform') ?? '',
  };
}

const isSame = (a: Choice, b: Choice) =>
  a.type === b.type && a.isHistory === b.isHistory && a.from === b.from && a.platform === b.platform;

const paramsOf = ({ type, isHistory, from, platform }: Choice) =>
  new URLSearchParams([
    ['type', type],
    ...(isHistory ? [['history', '1']] : []),
    ...(from === '' ? [] : [['from', from]]),
    ...(platform === '' ? [] : [['platform', platform]]),
  ]);

/**
 * Which ranking of which period: in the address, so that links and the way back show the same. The kept page that is opened
 * by its main tab stands where it was left.
 */
export function useRankingPlace(config: RankingConfig | undefined) {
  const [params, setParams] = useSearchParams();
  const [last, setLast] = useState(START);
  const choice = choiceOf(params, last);
  if (!isSame(choice, last)) setLast(choice);
  const item = configOf(config, choice.type);
  const periods = shownPeriods(item, choice.isHistory);
  const platforms = item?.gamePlatforms ?? [];
  const wish: RankingWish = {
    type: choice.type,
    isHistory: choice.isHistory,
    period: periodFrom(periods, choice.from),
    platform: platforms.includes(choice.platform) ? choice.platform : '',
  };
  // Choosing is no step: back leads to where one came from.
  const choose = (chosen: Partial<Choice>) => setParams(paramsOf({ ...choice, ...chosen }), { replace: true });
  return { wish, periods, platforms, choose };
}
