import { queryOptions } from '@tanstack/react-query';
import { euro, fifa } from '../../../contract/cup/calls-cups';
import { leagueMatchList } from '../../../contract/football/calls-football';
import { COMPETITION, CUP_SEASON, FIVE_LEAGUE_IDS } from '../../../contract/football/football-codes';
import { nbaList } from '../../../contract/nba/calls-nba';
import { NBA_SEASON } from '../../../contract/nba/nba-seasons';
import type { StarredMatch } from '../../../domains/team/starred-match';
import { askFootball, askNba } from '../../../domains/team/starred-matches-query';
import { isHiddenStatus } from '../../../rules/anchor/streamer-display';
import { serverDay } from '../../../rules/match/date-filters';
import type { Services } from '../../../services/services';
import { SEARCH_KEY, type SearchOrigin } from './search-queries';

/** Behind the names: anchor home has told of most. */
const RANK = 2;
/** Scores move by pushes; who plays does not. */
const STALE_MS = 60_000;

type Read = (services: Services, matchDate: number, signal: AbortSignal) => Promise<readonly StarredMatch[]>;

const quiet = (signal: AbortSignal) => ({ signal, quiet: true }) as const;

type League = readonly [name: string, read: Read];

const football = (
  name: string,
  list: typeof leagueMatchList | (typeof euro | typeof fifa)['list'],
  seasonId: string,
): League => [
  name,
  (services, matchDate, signal) => {
    const { call, options } = services;
    return askFootball(services, call(list, { seasonId, matchDate, pid: options.api.pid }, quiet(signal)));
  },
];

const READS: readonly League[] = [
  ...FIVE_LEAGUE_IDS.map((seasonId) => football(seasonId, leagueMatchList, seasonId)),
  ...(['regular', 'playoffs'] as const).map(
    (kind): League => [
      kind,
      (services, matchDate, signal) =>
        askNba(services, services.call(nbaList, { seasonId: NBA_SEASON.s2425, kind, matchDate }, quiet(signal))),
    ],
  ),
  football('euroCup', euro.list, CUP_SEASON.euro2024),
  football('worldCup', fifa.list, COMPETITION.worldCup),
];

/** The matches of `day`, the server's today, a query for each league and cup. */
export const todayQueries = ({ services, locale, queue }: SearchOrigin, day: string) =>
  READS.map(([name, read]) =>
    queryOptions({
      queryKey: [SEARCH_KEY, 'today', day, name, locale] as const,
      queryFn: async ({ signal }) => {
        // Server time is measured, and has parts of a millisecond.
        const matches = await queue(RANK, signal, () => read(services, Math.floor(services.now()), signal));
        const isToday = ({ startDate }: StarredMatch) => serverDay(startDate) === day;
        return matches.filter((match) => isToday(match) && !isHiddenStatus(match));
      },
      staleTime: STALE_MS,
    }),
  );
