import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { BETTING_PAGE_SIZE } from '../../../contract/codes';
import type { UserBetting } from '../../../contract/ranking/betting';
import {
  bettingListOf,
  gameIcons,
  rankingConfigOf,
  rankingList,
  titleList,
} from '../../../contract/ranking/calls-ranking';
import type { BettingList } from '../../../contract/ranking/ranking';
import { type Dated, dated } from '../../../rules/reading/asked';
import { asked } from '../../../services/asking';
import type { Services } from '../../../services/services';
import { type RankingFilter, rankingKeys } from './ranking-keys';

/** Titles and platforms hardly ever change. */
const NAMES_STALE_MS = 30 * 60_000;
/** product.md, section 9, game icon client code. */
const SHOW_CLIENT = 3;

/** `uid` "" is a visitor: whether bets are shown is said to members alone. */
export const rankingConfigQuery = (services: Services, uid: string) =>
  queryOptions({
    queryKey: rankingKeys.config(uid),
    queryFn: async ({ signal }) => {
      const [config, askedAt] = await asked(services, services.call(rankingConfigOf, {}, { signal }));
      return { ...config, askedAt };
    },
  });

/** One ranking of one period, with the votes that the member had given when it was asked for. */
export const rankingQuery = (services: Services, uid: string, filter: RankingFilter) => {
  const { type, isHistory, period, platform } = filter;
  return queryOptions({
    queryKey: rankingKeys.list(uid, filter),
    queryFn: async ({ signal }) => {
      const { startDate = '', endDate = '' } = period ?? {};
      const fields = {
        type,
        startDate,
        endDate,
        isHistory: isHistory ? 1 : 0,
        ...(platform === '' ? {} : { platform }),
      };
      const [ranking, askedAt] = await asked(services, services.call(rankingList, fields, { signal }));
      return {
        winRankingList: dated(ranking.winRankingList, askedAt),
        redRankingList: dated(ranking.redRankingList, askedAt),
        mine: ranking.mine,
      };
    },
    enabled: period !== undefined,
  });
};

/** Names of titles by their ids. */
export const titlesQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: rankingKeys.titles,
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, string>> => {
      const titles = await call(titleList, undefined, { signal, quiet: true });
      return new Map(titles.map(({ id, title }) => [id, title]));
    },
    staleTime: NAMES_STALE_MS,
  });

/** Names and icons of game platforms (product.md, section 7, gamebet config). */
export const platformsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: rankingKeys.platforms,
    queryFn: async ({ signal }) => {
      const games = await call(gameIcons, { showClient: SHOW_CLIENT }, { signal, quiet: true });
      return new Map(games.map((game) => [game.gameId, game]));
    },
    staleTime: NAMES_STALE_MS,
  });

export interface BettingPage extends BettingList {
  readonly list: Dated<UserBetting>[];
}

/** The cursor of the page after these; none when all days are there (product.md, section 3, userBettingList). */
export function nextCursor(pages: readonly BettingList[]): string | undefined {
  const last = pages[pages.length - 1];
  const loaded = pages.reduce((sum, { list }) => sum + list.length, 0);
  return last === undefined || last.list.length === 0 || loaded >= last.total ? undefined : last.cursor;
}

/** A user's bets by days, a hundred days a page; `title`: those that one of their titles is earned by, "" all. */
export const bettingQuery = (services: Services, uid: string, bettor: string, title = '') =>
  infiniteQueryOptions({
    queryKey: rankingKeys.bets(uid, bettor, title),
    queryFn: async ({ pageParam, signal }): Promise<BettingPage> => {
      const fields = {
        uid: bettor,
        size: BETTING_PAGE_SIZE,
        ...(pageParam === undefined ? {} : { cursor: pageParam }),
        ...(title === '' ? {} : { title }),
      };
      const [betting, askedAt] = await asked(services, services.call(bettingListOf, fields, { signal }));
      return { ...betting, list: dated(betting.list, askedAt) };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (_last: BettingPage, pages: BettingPage[]) => nextCursor(pages),
    refetchOnWindowFocus: false,
  });
