import { queryOptions } from '@tanstack/react-query';
import type { FootballMatch } from '../../../contract/football/football-match';
import type { Audience } from '../../../domains/session/audience';
import { serverDay, shownDates } from '../../../rules/match/date-filters';
import { dated } from '../../../rules/reading/asked';
import { asked } from '../../../services/asking';
import type { Services } from '../../../services/services';
import type { Ask, GroupChoice, Topic } from './topic';
import { toTopicMatches } from './topic-match';

/** Days with matches and stages change once a night at most. */
const CALENDAR_STALE_MS = 5 * 60_000;

/** The first part of every key: what a page reads again when it is pulled. */
export const TOPIC_KEY = 'topic';
export const topicKeys = { all: [TOPIC_KEY] as const };

interface Source {
  readonly services: Services;
  readonly topic: Topic;
  readonly seasonId: string;
}

/** The input of the topic pages' readings; the audience decides which of a match's anchors are kept. */
const matchReading = (
  { services }: Pick<Source, 'services'>,
  audience: Audience,
  key: readonly string[],
  read: (ask: Ask) => Promise<readonly FootballMatch[]>,
) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'matches', ...key, audience.key] as const,
    queryFn: async ({ signal }) =>
      toTopicMatches(dated(...(await asked(services, read({ services, signal })))), audience.viewer),
  });

/** The days that the topic shows, oldest first (product.md, section 5, date filters). */
export const daysQuery = ({ services, topic, seasonId }: Source) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'days', topic.key, seasonId] as const,
    queryFn: async ({ signal }) => shownDates(topic.dates, await topic.calls.days({ services, signal }, seasonId)),
    staleTime: CALENDAR_STALE_MS,
  });

/** The matches of a Shanghai day; `day` is any instant of it, Unix ms. */
export const dayQuery = (source: Source, audience: Audience, day: number) =>
  matchReading(source, audience, [source.topic.key, source.seasonId, serverDay(day)], (ask) =>
    source.topic.calls.dayMatches(ask, source.seasonId, day),
  );

export const stagesQuery = ({ services, topic, seasonId }: Source) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'stages', topic.key, seasonId] as const,
    queryFn: async ({ signal }) => (await topic.calls.stages?.({ services, signal }, seasonId)) ?? [],
    staleTime: CALENDAR_STALE_MS,
  });

export const stageQuery = (source: Source, audience: Audience, stageId: string) =>
  matchReading(
    source,
    audience,
    [source.topic.key, source.seasonId, 'stage', stageId],
    async (ask) => (await source.topic.calls.stageMatches?.(ask, source.seasonId, stageId)) ?? [],
  );

/** The tables of a season, or (`group`) one of them; as they are, or as they were after a round. */
export const standingsQuery = ({ services, topic, seasonId }: Source, group?: GroupChoice, round?: number) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'standings', topic.key, seasonId, group?.groupName ?? '', round ?? 0] as const,
    queryFn: ({ signal }) => topic.calls.standings({ services, signal }, seasonId, group, round),
  });

export const homeAwayQuery = ({ services, topic, seasonId }: Source, group?: GroupChoice) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'home-away', topic.key, seasonId, group?.groupName ?? ''] as const,
    queryFn: async ({ signal }) => (await topic.calls.homeAway?.({ services, signal }, seasonId, group)) ?? [],
  });

/** A team, with the line-ups of one of its matches: the one asked for, or the last that began. */
export const lineUpQuery = (
  { services, topic }: Pick<Source, 'services' | 'topic'>,
  teamId: string,
  matchId?: string,
) =>
  queryOptions({
    queryKey: [TOPIC_KEY, 'line-up', topic.key, teamId, matchId ?? ''] as const,
    queryFn: async ({ signal }) => {
      const team = await topic.calls.lineUp({ services, signal }, teamId, matchId);
      if (team.lineUp === undefined) return team;
      // Nobody reads the anchors here, and those of private rooms must be in no cache (product.md, section 5).
      const { anchorInfo: _private, ...match } = team.lineUp.match;
      return { ...team, lineUp: { ...team.lineUp, match } };
    },
  });

/** A team's matches of one season. */
export const teamSeasonQuery = (source: Source, audience: Audience, teamId: string) =>
  matchReading(source, audience, [source.topic.key, 'team', teamId, source.seasonId], (ask) =>
    source.topic.calls.seasonMatch(ask, teamId, source.seasonId),
  );

/** A team's last and next matches, whatever they are of. */
export const teamNearQuery = (source: Source, audience: Audience, teamId: string) =>
  matchReading(
    source,
    audience,
    [source.topic.key, 'near', teamId],
    async (ask) => (await source.topic.calls.near?.(ask, teamId)) ?? [],
  );
