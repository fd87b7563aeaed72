import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { euro, fifa } from '../../../contract/cup/calls-cups';
import { teamLineUp } from '../../../contract/football/calls-football';
import { nbaTeamLineUp } from '../../../contract/nba/calls-nba';
import { tipList } from '../../../contract/tip/calls-tips';
import type { Services } from '../../../services/services';

const KEY = 'match-sheet';
/** No server that we know sends longer pages; more tips about one match are rare. */
const MOST_TIPS = 50;

const LINE_UPS = { league: teamLineUp, euro: euro.lineUp, fifa: fifa.lineUp } as const;

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
      const { lineUp } = await call(LINE_UPS[of], { id: teamId, matchId }, { signal, quiet: true });
      if (lineUp === undefined || lineUp.match.matchId !== matchId) return null;
      // Private rooms must be in no cache.
      const { anchorInfo: _private, ...match } = lineUp.match;
      return { ...lineUp, match };
    },
  });

/** A team's players with their figures in a game so far; null where nobody tells. */
export const gamePlayersQuery = ({ call }: Services, teamId: string, matchId: string) =>
  queryOptions({
    queryKey: [KEY, 'players', teamId, matchId] as const,
    queryFn: async ({ signal }) =>
      (await call(nbaTeamLineUp, { id: teamId, matchId }, { signal, quiet: true })).gamePlayers ?? null,
  });

/** The tips about a match, as this member reads them: what they have bought is open. */
export const tipsOfMatchQuery = ({ call }: Services, uid: string, matchId: string) =>
  queryOptions({
    queryKey: [KEY, 'tips', uid, matchId] as const,
    queryFn: async ({ signal }) =>
      (await call(tipList, { page: 1, size: MOST_TIPS, sportsIds: matchId }, { signal, quiet: true })).list,
  });
