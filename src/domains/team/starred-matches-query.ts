import { queryOptions, useQueries } from '@tanstack/react-query';
import { useLocale } from 'use-intl/react';
import { euro, fifa } from '../../contract/cup/calls-cups';
import { teamMatch } from '../../contract/football/calls-football';
import type { FootballMatch } from '../../contract/football/football-match';
import { nbaTeamMatch } from '../../contract/nba/calls-nba';
import type { NbaMatch } from '../../contract/nba/nba-match';
import { NBA_SEASON } from '../../contract/nba/nba-seasons';
import { dated } from '../../rules/reading/asked';
import { asked } from '../../services/asking';
import { type Services, useServices } from '../../services/services';
import { useRefetch } from '../../services/use-live';
import { ofFootball, ofNba, type StarredMatch } from './starred-match';
import type { StarredTeam } from './starred-teams';

const KEY = 'starred-matches';

export const askFootball = async (services: Services, asking: Promise<readonly FootballMatch[]>) =>
  dated(...(await asked(services, asking))).map(ofFootball);

export const askNba = async (services: Services, asking: Promise<readonly NbaMatch[]>) =>
  dated(...(await asked(services, asking))).map(ofNba);

function readMatches(services: Services, team: StarredTeam, signal: AbortSignal): Promise<StarredMatch[]> {
  const { call } = services;
  const { id: teamId, topic, seasonId = '' } = team;
  const how = { signal, quiet: true };
  switch (topic) {
    case 'nba': {
      const season = seasonId === '' ? NBA_SEASON.s2425 : seasonId;
      return askNba(services, call(nbaTeamMatch, { teamId, seasonId: season, kind: 'regular' }, how));
    }
    case 'euroCup':
      return askFootball(services, call(euro.seasonMatch, { teamId, seasonId }, how));
    case 'worldCup':
      return askFootball(services, call(fifa.seasonMatch, { teamId, seasonId }, how));
    default:
      return askFootball(services, call(teamMatch, { teamId }, how));
  }
}

const starredMatchesQuery = (services: Services, team: StarredTeam, locale: string) =>
  queryOptions({
    queryKey: [KEY, locale, team.topic ?? '', team.id, team.seasonId ?? ''] as const,
    queryFn: ({ signal }) => readMatches(services, team, signal),
  });

/** Teams of which matches are read: each is a call. */
const MOST_READ = 20;

/** The matches of each team, in the teams' order; undefined where they are not known. Read again as every screen is. */
export function useStarredMatches(teams: readonly StarredTeam[]): readonly (readonly StarredMatch[] | undefined)[] {
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
