import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import type { RankingType } from '../../../contract/codes';
import type { RankedEntry, RankedProfile } from '../../../contract/ranking/ranking';
import { useFormats } from '../../../i18n/use-formats';
import { saysRate } from '../../../rules/record/hit-rate';
import { useServices } from '../../../services/services';
import { titlesQuery } from './ranking-queries';

type Figures = Omit<RankedProfile, 'profitLine'> | RankedEntry;

/** A profit in few characters, always with its sign: +12.3K. */
export function useShortProfit(): (profit: number | undefined) => string {
  const t = useTranslations('format');
  const { count } = useFormats();
  return (profit) => {
    if (profit === undefined) return t('missing');
    const figure = count(Math.abs(profit));
    return profit >= 1 ? `+${figure}` : profit <= -1 ? `-${figure}` : figure;
  };
}

/** A return on the stakes; a loss keeps its sign. */
export function useYield(): (percentOfStakes: number) => string {
  const { percent } = useFormats();
  return (percentOfStakes) => percent(percentOfStakes / 100, { signed: percentOfStakes < 0 });
}

/** Likes of a user's bets: those of the period, else (an addition) of the reports that came; undefined: nobody knows. */
function likesOf(entry: Figures): number | undefined {
  if (entry.likeCount !== undefined) return entry.likeCount;
  if (!('bettingReportList' in entry) || entry.bettingReportList.length === 0) return undefined;
  return entry.bettingReportList.reduce((sum, { like }) => sum + like, 0);
}

/** A figure and what stands below it. */
interface RankFigure {
  readonly value: string;
  readonly unit: string;
}

/** The figure of one user in a ranking and the line below it; where it (an addition) is missing a profit is "—", else the copiers stand. */
export function useRankFigure() {
  const t = useTranslations();
  const { count } = useFormats();
  const yieldOf = useYield();
  const shortProfit = useShortProfit();
  const figures: Readonly<Partial<Record<RankingType, (entry: Figures) => RankFigure | undefined>>> = {
    red({ winContinuous, hitCount = 0, hitSession = 0 }) {
      const unit = hitSession === 0 ? '' : t('tips.ten', { total: hitSession, won: hitCount });
      return winContinuous === undefined ? undefined : { value: t('tips.streak', { wins: winContinuous }), unit };
    },
    gain({ profit, yieldRate, settledCount }) {
      const isSaid = yieldRate !== undefined && saysRate(settledCount);
      return { value: shortProfit(profit), unit: isSaid ? t('ranking.yield', { rate: yieldOf(yieldRate) }) : '' };
    },
    attention(entry) {
      const likes = likesOf(entry);
      return likes === undefined ? undefined : { value: count(likes), unit: t('ranking.likesUnit') };
    },
  };
  return (type: RankingType, entry: Figures): RankFigure =>
    figures[type]?.(entry) ?? { value: count(entry.followBetCount), unit: t('ranking.copiersUnit') };
}

/** Names of a user's titles (title/list/all), those that the list knows. */
export function useTitles(): (titles: readonly string[]) => string[] {
  const { data } = useQuery(titlesQuery(useServices()));
  return (titles) => titles.flatMap((id) => data?.get(id) ?? []).filter((title) => title !== '');
}

export function useUserViewModel() {
  const t = useTranslations('ranking');
  const { fileUrl } = useServices();
  return ({ nickName, headUrl }: Pick<Figures, 'nickName' | 'headUrl'>) => ({
    name: nickName.trim() || t('unnamed'),
    portrait: headUrl === undefined ? undefined : fileUrl(headUrl),
  });
}
