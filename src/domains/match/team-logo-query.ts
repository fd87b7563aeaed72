import { useQuery } from '@tanstack/react-query';
import { teamLogo } from '../../contract/anchor/calls-anchors';
import { useServices } from '../../services/services';

interface Crests {
  readonly home: string | undefined;
  readonly away: string | undefined;
}

const NO_CRESTS: Crests = { home: undefined, away: undefined };

/** URLs of a match's crests, read once per mount and only for cards that come into view. */
export function useTeamLogo(matchId: string, isSeen: boolean): Crests {
  const { call, fileUrl, options } = useServices();
  const { data = NO_CRESTS } = useQuery({
    queryKey: ['team-logo', matchId],
    queryFn: async ({ signal }) => {
      const { homeLogo, awayLogo } = await call(teamLogo, { matchId, pid: options.api.pid }, { signal });
      return { home: homeLogo && fileUrl(homeLogo), away: awayLogo && fileUrl(awayLogo) };
    },
    enabled: isSeen,
    // A crest does not change while somebody looks.
    staleTime: 'static',
  });
  return data;
}
