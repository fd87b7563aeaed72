import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { RankingType } from '../../contract/codes';
import type { RankedEntry, RankedProfile } from '../../contract/ranking/ranking';
import { useFormats } from '../../i18n/use-formats';
import { useServices } from '../../services/services';
import { titlesQuery } from './ranking-queries';

type Figures = Omit<RankedProfile, 'profitLine'> | RankedEntry;

/** A profit in few characters, always with its sign: +12.3K. */
export function useShortProfit(): (profit: number | undefined) => string {
  const t = useTranslations('format');
  const { count } = useFormats();
  return (profit) => {
    if (profit === undefined) return t('missing');
    const figure = count(Math.abs(profit));
    return profit > 0 ? `+${figure}` : profit < 0 ? `-${figure}` : figure;
  };
}

/** A return on the stakes; a loss keeps its sign. */
export function useYield(): (percentOfStakes: number) => string {
  const { percent } = useFormats();
  return (percentOfStakes) => percent(percentOfStakes / 100, { signed: percentOfStakes < 0 });
}

/** What a ranking is about, of one user: the figure and what stands below it; who copies them where it (an addition) is missing. */
export function useRankFigure() {
  const t = useTranslations();
  const { count } = useFormats();
  const yieldOf = useYield();
  const shortProfit = useShortProfit();
  return (type: RankingType, entry: Figures): { value: string; unit: string } => {
    const { winContinuous, hitCount = 0, hitSession = 0, profit, yieldRate, followBetCount } = entry;
    if (type === 'red' && winContinuous !== undefined) {
      const unit = hitSession === 0 ? '' : t('tips.ten', { total: hitSession, won: hitCount });
      return { value: t('tips.streak', { wins: winContinuous }), unit };
    }
    if (type === 'gain' && profit !== undefined) {
      const unit = yieldRate === undefined ? '' : t('ranking.yield', { rate: yieldOf(yieldRate) });
      return { value: shortProfit(profit), unit };
    }
    return { value: count(followBetCount), unit: t('ranking.copiersUnit') };
  };
}

/** Names of a user's titles (title/list/all), those that the list knows. */
export function useTitles(): (titles: readonly string[]) => string[] {
  const { data } = useQuery(titlesQuery(useServices()));
  return (titles) => titles.flatMap((id) => data?.get(id) ?? []).filter((title) => title !== '');
}

/** Name and portrait of a user. */
export function useUserViewModel() {
  const t = useTranslations('ranking');
  const { fileUrl } = useServices();
  return ({ nickName, headUrl }: Pick<Figures, 'nickName' | 'headUrl'>) => ({
    name: nickName.trim() || t('unnamed'),
    portrait: headUrl === undefined ? undefined : fileUrl(headUrl),
  });
}
