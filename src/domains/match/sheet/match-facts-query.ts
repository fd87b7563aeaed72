import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { euro, fifa } from '../../../contract/cup/calls-cups';
import { teamLineUp, teamSeasonMatch } from '../../../contract/football/calls-football';
import { nbaTeamMatch } from '../../../contract/nba/calls-nba';
import { tipList } from '../../../contract/tip/calls-tips';
import type { PastMatch } from '../../../rules/match/match-facts';
import type { Services } from '../../../services/services';
import type { FactsOrigin } from './facts-origin';

const KEY = 'match-sheet';
/** No server that we know sends longer pages; more tips about one match are rare. */
const MOST_TIPS = 50;
const FOOTBALL = 1;
const BASKETBALL = 2;

const CALLS = {
  league: { season: teamSeasonMatch, lineUp: teamLineUp },
  euro: { season: euro.seasonMatch, lineUp: euro.lineUp },
  fifa: { season: fifa.seasonMatch, lineUp: fifa.lineUp },
} as const;

/** A team's matches of the season, without anybody's anchors: those of private rooms must be in no cache. */
export const seasonQuery = ({ call }: Services, { of, seasonId, kind = 'regular' }: FactsOrigin, teamId: string) =>
  queryOptions({
    queryKey: [KEY, 'season', of, seasonId, kind, teamId] as const,
    queryFn: async ({ signal }): Promise<readonly PastMatch[]> => {
      const matches =
        of === 'nba'
          ? await call(nbaTeamMatch, { teamId, seasonId, kind }, { signal, quiet: true })
          : await call(CALLS[of].season, { teamId, seasonId }, { signal, quiet: true });
      return matches.map(({ matchId, matchDate, statusId, homeId, awayId, homeScore, awayScore }) => ({
        ...{ matchId, matchDate, statusId, homeId, awayId, homeScore, awayScore },
        matchTypeId: of === 'nba' ? BASKETBALL : FOOTBALL,
      }));
    },
  });

/** The line-ups of a football match; null where nobody tells those of this one. `moment`: as it stands, read anew with the next one. */
export const matchLineupQuery = (
  { call }: Services,
  of: 'league' | 'euro' | 'fifa',
  teamId: string,
  matchId: string,
  moment: string,
) =>
  queryOptions({
    queryKey: [KEY, 'line-up', of, matchId, moment] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { lineUp } = await call(CALLS[of].lineUp, { id: teamId, matchId }, { signal, quiet: true });
      if (lineUp === undefined || lineUp.match.matchId !== matchId) return null;
      // Private rooms must be in no cache.
      const { anchorInfo: _private, ...match } = lineUp.match;
      return { ...lineUp, match };
    },
  });

/** The tips about a match, as this member reads them: what they have bought is open. */
export const tipsOfMatchQuery = ({ call }: Services, uid: string, matchId: string) =>
  queryOptions({
    queryKey: [KEY, 'tips', uid, matchId] as const,
    queryFn: async ({ signal }) =>
      (await call(tipList, { page: 1, size: MOST_TIPS, sportsIds: matchId }, { signal, quiet: true })).list,
  });
