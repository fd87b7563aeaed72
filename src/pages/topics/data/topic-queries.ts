import { queryOptions } from '@tanstack/react-query';
import { playerBasicOf, playerSeasonStatOf } from '../../../contract/football/calls-football';
import { PLAYER_RANKING_SIZE, type PlayerStat } from '../../../contract/football/football-codes';
import type { FootballMatch } from '../../../contract/football/football-match';
import type { Standings } from '../../../contract/football/standings';
import type { Audience } from '../../../domains/session/audience';
import { serverDay, shownDates } from '../../../rules/match/date-filters';
import { knownSeasons } from '../../../rules/match/past-matches';
import { dated } from '../../../rules/reading/asked';
import { asked } from '../../../services/asking';
import type { Services } from '../../../services/services';
import { withTableNames } from './told-names';
import type { Ask, GroupChoice, Topic } from './topic';
import { toTopicMatches } from './topic-match';

/** Days with matches and stages change once a night at most. */
const CALENDAR_STALE_MS = 5 * 60_000;

/** The first part of every key: what a page reads again when it is pulled. */
export const TOPIC_KEY = 'topic';
export const topicKeys = { all: [TOPIC_KEY] as const };

export interface TopicOrigin {
  readonly services: Services;
  readonly topic: Topic;
  readonly seasonId: string;
}

const askOf = ({ call, options }: Services, signal: AbortSignal): Ask => ({
  call: (asked, fields) => call(asked, fields, { signal }),
  pid: options.api.pid,
});

/** The input of the topic pages' readings; the audience decides which of a match's anchors are kept. */
const matchReading = (
  origin: TopicOrigin,
  audience: Audience,
  key: readonly string[],
  read: (ask: Ask) => Promise<readonly FootballMatch[]>,
) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'matches', ...key, audience.key] as const,
    queryFn: async ({ signal, client }) => {
      const { services } = origin;
      const tables = { ...standingsQuery(origin), staleTime: CALENDAR_STALE_MS };
      const matches = await withTableNames(dated(...(await asked(services, read(askOf(services, signal))))), async () =>
        (origin.seasonId === '' ? [] : (await client.fetchQuery(tables)).groups).flatMap(({ all }) => all),
      );
      return toTopicMatches(matches, audience.viewer);
    },
  });

/** The days that the topic shows, oldest first (product.md, section 5, date filters). */
export const daysQuery = ({ services, topic, seasonId }: TopicOrigin) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'days', topic.key, seasonId] as const,
    queryFn: async ({ signal }) => shownDates(topic.kind, await topic.calls.days(askOf(services, signal), seasonId)),
    staleTime: CALENDAR_STALE_MS,
  });

/** The matches of a Shanghai day; `day` is any instant of it, Unix ms. */
export const dayQuery = (origin: TopicOrigin, audience: Audience, day: number) =>
  matchReading(origin, audience, [origin.topic.key, origin.seasonId, serverDay(day)], (ask) =>
    origin.topic.calls.dayMatches(ask, origin.seasonId, day),
  );

export const stagesQuery = ({ services, topic, seasonId }: TopicOrigin) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'stages', topic.key, seasonId] as const,
    queryFn: async ({ signal }) => (await topic.calls.stages?.(askOf(services, signal), seasonId)) ?? [],
    staleTime: CALENDAR_STALE_MS,
  });

export const stageQuery = (origin: TopicOrigin, audience: Audience, stageId: string) =>
  matchReading(
    origin,
    audience,
    [origin.topic.key, origin.seasonId, 'stage', stageId],
    async (ask) => (await origin.topic.calls.stageMatches?.(ask, origin.seasonId, stageId)) ?? [],
  );

/** A server may leave a cup's season unread: tables of a season that nobody knows are the newest one's. */
function ofSeason(tables: Standings, { kind, competitions }: Topic, asked: string): Standings {
  if (kind !== 'cups' || tables.seasonId === asked) return tables;
  const isKnown = competitions.some(({ seasonId }) => seasonId === tables.seasonId);
  return !isKnown && competitions[0]?.seasonId === asked ? tables : { ...tables, groups: [], thirds: [] };
}

/** The tables of a season, or (`group`) one of them; as they are, or as they were after a round. */
export const standingsQuery = ({ services, topic, seasonId }: TopicOrigin, group?: GroupChoice, round?: number) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'standings', topic.key, seasonId, group?.groupName ?? '', round ?? 0] as const,
    queryFn: ({ signal }) => topic.calls.standings(askOf(services, signal), seasonId, group, round),
    // Not in what is kept: the names of its teams are those of other seasons, too.
    select: (tables: Standings) => ofSeason(tables, topic, seasonId),
  });

export const homeAwayQuery = ({ services, topic, seasonId }: TopicOrigin, group?: GroupChoice) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'home-away', topic.key, seasonId, group?.groupName ?? ''] as const,
    queryFn: async ({ signal }) => (await topic.calls.homeAway?.(askOf(services, signal), seasonId, group)) ?? [],
  });

/** Every team's cards and own goals of a cup's season. */
export const teamFiguresQuery = ({ services, topic, seasonId }: TopicOrigin) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'team-figures', topic.key, seasonId] as const,
    queryFn: async ({ signal }) => (await topic.calls.teamFigures?.(askOf(services, signal), seasonId)) ?? [],
  });

/** A team, with the line-ups of one of its matches: the one asked for, or the last that began. */
export const lineUpQuery = (
  { services, topic }: Pick<TopicOrigin, 'services' | 'topic'>,
  teamId: string,
  matchId?: string,
) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'line-up', topic.key, teamId, matchId ?? ''] as const,
    queryFn: async ({ signal }) => {
      const team = await topic.calls.lineUp(askOf(services, signal), teamId, matchId);
      if (team.lineUp === undefined) return team;
      // Nobody reads the anchors here, and those of private rooms must be in no cache (product.md, section 5).
      const { anchorInfo: _private, ...match } = team.lineUp.match;
      return { ...team, lineUp: { ...team.lineUp, match } };
    },
  });

export const teamSeasonQuery = (origin: TopicOrigin, audience: Audience, teamId: string) =>
  matchReading(origin, audience, [origin.topic.key, 'team', teamId, origin.seasonId], (ask) =>
    origin.topic.calls.seasonMatch(ask, teamId, origin.seasonId),
  );

/** A team's last and next matches, whatever they are of. */
export const teamNearQuery = (origin: TopicOrigin, audience: Audience, teamId: string) =>
  matchReading(
    origin,
    audience,
    [origin.topic.key, 'near', teamId],
    async (ask) => (await origin.topic.calls.near?.(ask, teamId)) ?? [],
  );

/** The seasons of a team, of known competitions only (product.md, section 5). */
export const seasonListQuery = (services: Services, topic: Topic, teamId: string) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'seasons', topic.key, teamId] as const,
    queryFn: async ({ signal }) => knownSeasons(await topic.calls.seasonList(askOf(services, signal), teamId)),
    staleTime: CALENDAR_STALE_MS,
  });

/** The best of a team in each thing: as the server names them, else the first of its leaders. */
export const bestQuery = (services: Services, topic: Topic, teamId: string, seasonId: string) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'best', topic.key, teamId, seasonId] as const,
    queryFn: async ({ signal }) => {
      const ask = askOf(services, signal);
      if (topic.calls.best !== undefined) return topic.calls.best(ask, teamId, seasonId);
      const leaders = (await topic.calls.leaders?.(ask, teamId, seasonId)) ?? [];
      return leaders.flatMap(({ stat, players: [first] }) => (first === undefined ? [] : [{ ...first, stat }]));
    },
  });

export const leadersQuery = (services: Services, topic: Topic, teamId: string, seasonId: string) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'leaders', topic.key, teamId, seasonId] as const,
    queryFn: async ({ signal }) => (await topic.calls.leaders?.(askOf(services, signal), teamId, seasonId)) ?? [],
  });

/** product.md, section 5: a ranking of players keeps the top ten, in the server's order. */
export const topPlayers = <P>(players: readonly P[]): P[] => players.slice(0, PLAYER_RANKING_SIZE);

/** A season's players by a figure, best first; as many as the server sends. */
export const playerRankingQuery = ({ services, topic, seasonId }: TopicOrigin, order: PlayerStat) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'players', seasonId, order] as const,
    queryFn: ({ signal }) => topic.calls.players(askOf(services, signal), seasonId, order),
  });

export const playerQuery = ({ call }: Services, id: string) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'player', id] as const,
    queryFn: ({ signal }) => call(playerBasicOf, { id }, { signal }),
  });

export const playerSeasonQuery = ({ call }: Services, playerId: string, seasonId: string) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'player-season', playerId, seasonId] as const,
    queryFn: ({ signal }) => call(playerSeasonStatOf, { seasonId, playerId }, { signal }),
  });
