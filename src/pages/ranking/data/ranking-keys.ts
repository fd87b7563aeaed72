import type { RankingType } from '../../../contract/codes';
import type { RankingDate } from '../../../contract/ranking/ranking';

export interface RankingFilter {
  readonly type: RankingType;
  readonly isHistory: boolean;
  /** Undefined until the config is read. */
  readonly period: RankingDate | undefined;
  /** A game id; "" is every platform. */
  readonly platform: string;
}

/** Keys of what the ranking has read; `uid`: for which member, "" a visitor. */
export const rankingKeys = {
  all: ['ranking'] as const,
  config: (uid: string) => ['ranking', uid, 'config'] as const,
  lists: (uid: string) => ['ranking', uid, 'list'] as const,
  list: (uid: string, { type, isHistory, period, platform }: RankingFilter) =>
    [...rankingKeys.lists(uid), type, period?.startDate, period?.endDate, platform, isHistory] as const,
  bets: (uid: string, bettor: string, title: string) => ['ranking', uid, 'bets', bettor, title] as const,
  titles: ['ranking-titles'] as const,
  platforms: ['game-platforms'] as const,
};
