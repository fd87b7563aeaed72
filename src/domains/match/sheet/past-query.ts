import { queryOptions } from '@tanstack/react-query';
import { euro, fifa } from '../../../contract/cup/calls-cups';
import { teamSeasonList, teamSeasonMatch } from '../../../contract/football/calls-football';
import { nbaTeamMatch } from '../../../contract/nba/calls-nba';
import { knownSeasons, type PastMatch } from '../../../rules/match/past-matches';
import type { Services } from '../../../services/services';
import type { FactsOrigin } from './facts-origin';

const KEY = 'match-past';
const FOOTBALL = 1;
const BASKETBALL = 2;
/** Each is a call; the newest come first. */
const MOST_SEASONS = 5;
/** The parts of an NBA season that count. */
const KINDS = ['regular', 'playoffs'] as const;

const CALLS = {
  league: { season: teamSeasonMatch, seasons: teamSeasonList },
  euro: { season: euro.seasonMatch, seasons: euro.seasonList },
  fifa: { season: fifa.seasonMatch, seasons: fifa.seasonList },
} as const;

/** A team's matches of a season, without anybody's anchors: those of private rooms must be in no cache. */
export const seasonQuery = ({ call }: Services, { of, seasonId, kind = 'regular' }: FactsOrigin, teamId: string) =>
  queryOptions({
    queryKey: [KEY, 'season', of, seasonId, kind, teamId] as const,
    queryFn: async ({ signal }): Promise<readonly PastMatch[]> => {
      const how = { signal, quiet: true };
      if (of === 'nba') {
        const games = await call(nbaTeamMatch, { teamId, seasonId, kind }, how);
        return games.map(({ anchorInfo: _private, homeShortName, awayShortName, ...game }) => ({
          ...game,
          homeName: homeShortName ?? game.homeName,
          awayName: awayShortName ?? game.awayName,
          matchTypeId: BASKETBALL,
        }));
      }
      const matches = await call(CALLS[of].season, { teamId, seasonId }, how);
      return matches.map(({ anchorInfo: _private, ...match }) => ({ ...match, matchTypeId: FOOTBALL }));
    },
  });

/** The season of the match, with its competition where the match names it. */
interface OwnSeason extends FactsOrigin {
  readonly competitionId?: string | undefined;
}

interface OtherSeason {
  readonly origin: FactsOrigin;
  readonly isOther: boolean;
  readonly competitionName?: string | undefined;
}

/** The seasons beside the one of the match: of all competitions that are known; of the NBA the other part of the same one. */
async function otherSeasons(call: Services['call'], origin: OwnSeason, teamId: string, signal: AbortSignal) {
  const { of, seasonId, kind, competitionId: told } = origin;
  if (of === 'nba') {
    return KINDS.filter((one) => one !== (kind ?? 'regular')).map(
      (one): OtherSeason => ({ origin: { of, seasonId, kind: one }, isOther: true }),
    );
  }
  const seasons = knownSeasons(await call(CALLS[of].seasons, { id: teamId }, { signal, quiet: true }));
  const own = seasons.find((season) => season.seasonId === seasonId)?.competitionId ?? told;
  return seasons
    .filter((season) => season.seasonId !== seasonId)
    .slice(0, MOST_SEASONS)
    .map(
      ({ seasonId: other, competitionId, competitionName }): OtherSeason => ({
        origin: { of, seasonId: other },
        isOther: competitionId !== own,
        competitionName,
      }),
    );
}

/** A team's matches in other competitions and earlier seasons; a season that cannot be read is left out. */
export const otherSeasonsQuery = (services: Services, origin: OwnSeason, teamId: string) =>
  queryOptions({
    queryKey: [KEY, 'others', origin.of, origin.seasonId, origin.kind ?? origin.competitionId ?? '', teamId] as const,
    queryFn: async ({ signal, client }): Promise<readonly PastMatch[]> => {
      const seasons = await otherSeasons(services.call, origin, teamId, signal);
      const read = await Promise.allSettled(
        seasons.map((one) => client.fetchQuery(seasonQuery(services, one.origin, teamId))),
      );
      const [first] = read;
      if (first?.status === 'rejected' && read.every(({ status }) => status === 'rejected')) throw first.reason;
      return read.flatMap((result, index) => {
        const { isOther = true, competitionName } = seasons[index] ?? {};
        if (result.status === 'rejected') return [];
        return result.value.map((match) => ({
          ...match,
          isOther,
          competitionName: match.competitionName ?? competitionName,
        }));
      });
    },
  });
