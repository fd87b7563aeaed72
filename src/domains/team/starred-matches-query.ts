import { queryOptions, useQueries } from '@tanstack/react-query';
import { useLocale } from 'use-intl/react';
import { euro, fifa } from '../../contract/cup/calls-cups';
import { teamMatch } from '../../contract/football/calls-football';
import { nbaTeamMatch } from '../../contract/nba/calls-nba';
import { NBA_SEASON } from '../../contract/nba/nba-codes';
import { type Services, useServices } from '../../services/services';
import { useRefetch } from '../../services/use-live';
import { ofFootball, ofNba, type StarredMatch } from './starred-match';
import type { StarredTeam } from './starred-teams-store';

const KEY = 'starred-matches';

export interface StarredReading {
  readonly matches: readonly StarredMatch[];
  /** Server time of the reading, Unix ms: earlier pushes are old. */
  readonly readAt: number;
}

async function readMatches({ call }: Services, team: StarredTeam, signal: AbortSignal): Promise<StarredMatch[]> {
  const { id: teamId, topic, seasonId = '' } = team;
  const how = { signal, quiet: true };
  switch (topic) {
    case 'nba': {
      const season = seasonId === '' ? NBA_SEASON.s2425 : seasonId;
      return (await call(nbaTeamMatch, { teamId, seasonId: season, kind: 'regular' }, how)).map(ofNba);
    }
    case 'euroCup':
      return (await call(euro.seasonMatch, { teamId, seasonId }, how)).map(ofFootball);
    case 'worldCup':
      return (await call(fifa.seasonMatch, { teamId, seasonId }, how)).map(ofFootball);
    default:
      return (await call(teamMatch, { teamId }, how)).map(ofFootball);
  }
}

const starredMatchesQuery = (services: Services, team: StarredTeam, locale: string) =>
  queryOptions({
    queryKey: [KEY, locale, team.topic ?? '', team.id, team.seasonId ?? ''] as const,
    queryFn: async ({ signal }): Promise<StarredReading> => ({
      matches: await readMatches(services, team, signal),
      readAt: services.now(),
    }),
  });

/** Teams of which matches are read: each is a call. */
const MOST_READ = 20;

/** The matches of each team, in the teams' order; undefined where they are not known. Read again as every screen is. */
export function useStarredMatches(teams: readonly StarredTeam[]): readonly (StarredReading | undefined)[] {
  const services = useServices();
  const locale = useLocale();
  const results = useQueries({
    queries: teams.slice(0, MOST_READ).map((team) => starredMatchesQuery(services, team, locale)),
  });
  useRefetch('screen', () => {
    for (const { refetch } of results) void refetch();
  });
  return results.map(({ data }) => data);
}
