import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { useLocale } from 'use-intl/react';
import type { Call, CallInput } from '../../../../contract/call';
import * as calls from '../../../../contract/nba/calls-nba';
import { CONFERENCE, CUP_STAGE, type NbaKind, type NbaStat, type NbaView } from '../../../../contract/nba/nba-codes';
import type { NbaMatch, NbaMatchDate } from '../../../../contract/nba/nba-match';
import type { Audience } from '../../../../domains/session/audience';
import { serverDay } from '../../../../rules/match/date-filters';
import { type Dated, dated } from '../../../../rules/reading/asked';
import { asked } from '../../../../services/asking';
import { type Services, useServices } from '../../../../services/services';
import { withTableNames } from '../../data/told-names';
import { TOPIC_KEY } from '../../data/topic-queries';
import { toRows } from './nba-game';
import { isDayOfView, isOfView, kindSent, seasonSent } from './views';

/** Days with games change once a night at most. */
const CALENDAR_STALE_MS = 5 * 60_000;

/** The fields of every call: names come in the language of the request. */
export interface NbaOrigin {
  readonly services: Services;
  readonly locale: string;
}

export function useNbaOrigin(): NbaOrigin {
  return { services: useServices(), locale: useLocale() };
}

const keyOf = ({ locale }: NbaOrigin, ...keys: readonly string[]) => [TOPIC_KEY, 'nba', locale, ...keys] as const;

/** The answer to a call as it came, kept by the fields that were sent, in their order. */
const asItCame = <C extends Call>(
  origin: NbaOrigin,
  key: string,
  call: C,
  fields: CallInput<C> & Readonly<Record<string, string>>,
) =>
  queryOptions({
    queryKey: keyOf(origin, key, ...Object.values<string>(fields)),
    queryFn: ({ signal }) => origin.services.call(call, fields, { signal }),
  });

/** All days of a part of a season, as they came. */
export const nbaCalendarQuery = (origin: NbaOrigin, seasonId: string, kind: NbaKind) => ({
  ...asItCame(origin, 'days', calls.nbaMatchDate, { seasonId, kind }),
  staleTime: CALENDAR_STALE_MS,
});

/** The days of a view, oldest first (product.md, section 5, date filters). */
export const nbaDaysQuery = (origin: NbaOrigin, seasonId: string, view: NbaView) => ({
  ...nbaCalendarQuery(origin, seasonSent(view, seasonId), kindSent(view)),
  select: (days: readonly NbaMatchDate[]) =>
    days.filter((day) => isDayOfView(view, day)).sort((a, b) => a.matchDate - b.matchDate),
});

/** Games for brackets, and as rows for this viewer; rooms that may not be seen are gone before caching. */
const reading = ({ viewer }: Audience, games: readonly Dated<NbaMatch>[]) => ({
  games: games.map(({ anchorInfo: _private, ...game }): Dated<NbaMatch> => game),
  matches: toRows(games, viewer),
});
export type NbaReading = ReturnType<typeof reading>;
/** The rows of a reading. */
export const matchesOf = ({ matches }: NbaReading): NbaReading['matches'] => matches;

interface Asking {
  readonly signal: AbortSignal;
  readonly client: QueryClient;
}

async function askGames(origin: NbaOrigin, fields: CallInput<typeof calls.nbaList>, { signal, client }: Asking) {
  const { services } = origin;
  const games = dated(...(await asked(services, services.call(calls.nbaList, fields, { signal }))));
  const tables = Object.values(CONFERENCE).map((conference) => ({
    ...nbaRankingQuery(origin, String(fields.seasonId), 'regular', String(conference)),
    staleTime: CALENDAR_STALE_MS,
  }));
  return withTableNames(games, async () => {
    const read = await Promise.all(tables.map((table) => client.fetchQuery(table)));
    return read.flat().flatMap(({ rankingItem }) => rankingItem);
  });
}

/** The schedule, keyed by its day (product.md, section 3); `day` is any instant of it, Unix ms. */
export const nbaDayQuery = (origin: NbaOrigin, audience: Audience, seasonId: string, view: NbaView, day: number) =>
  queryOptions({
    queryKey: [...keyOf(origin, 'schedule', seasonId, view, serverDay(day)), audience.key],
    queryFn: async (asking) => {
      const fields = { seasonId: seasonSent(view, seasonId), kind: kindSent(view), matchDate: day };
      const games = await askGames(origin, fields, asking);
      return reading(
        audience,
        games.filter((game) => isOfView(view, game)),
      );
    },
  });

/** All games of a view: the finals' own list (product.md, section 5, only its days), the play-offs. */
export const nbaGamesQuery = (origin: NbaOrigin, audience: Audience, seasonId: string, view: NbaView) =>
  queryOptions({
    queryKey: [...keyOf(origin, 'games', seasonId, view), audience.key],
    queryFn: async (asking) => {
      const fields = { seasonId: seasonSent(view, seasonId), kind: kindSent(view) };
      const games = await askGames(origin, fields, asking);
      const shown = view === 'finals' ? games.filter(({ matchDate }) => isDayOfView(view, { matchDate })) : games;
      return reading(
        audience,
        shown.filter((game) => isOfView(view, game)),
      );
    },
  });

/** The cup's knockout: three stages, each asked for by itself (product.md, section 4). */
export const nbaCupQuery = (origin: NbaOrigin, audience: Audience, seasonId: string) =>
  queryOptions({
    queryKey: [...keyOf(origin, 'cup', seasonId), audience.key],
    queryFn: async (asking) => {
      const kind = kindSent('finalsCup');
      const stages = await Promise.all(
        Object.values(CUP_STAGE).map((stageId) => askGames(origin, { seasonId, kind, stageId }, asking)),
      );
      return reading(audience, stages.flat());
    },
  });

export const nbaRankingQuery = (origin: NbaOrigin, seasonId: string, scope: NbaKind, division: string) =>
  asItCame(origin, 'ranking', calls.nbaRanking, { seasonId, scope, division });

export const nbaHomeAwayQuery = (origin: NbaOrigin, seasonId: string, scope: NbaKind, division: string) =>
  asItCame(origin, 'home-away', calls.nbaHomeAway, { seasonId, scope, division });

/** Players by what they are ranked by, of one part of a season (product.md, section 3, playerRanking per scope). */
export const nbaLeadersQuery = (origin: NbaOrigin, seasonId: string, scope: NbaKind, order: NbaStat) =>
  asItCame(origin, 'leaders', calls.nbaPlayerList, { seasonId, scope, order });

export const nbaTeamQuery = (origin: NbaOrigin, id: string) => asItCame(origin, 'team', calls.nbaTeamLineUp, { id });

export const nbaTeamGamesQuery = (
  origin: NbaOrigin,
  audience: Audience,
  { teamId, seasonId, kind }: { readonly teamId: string; readonly seasonId: string; readonly kind: NbaKind },
) =>
  queryOptions({
    queryKey: [...keyOf(origin, 'team-games', teamId, seasonId, kind), audience.key],
    queryFn: async ({ signal }) => {
      const asking = origin.services.call(calls.nbaTeamMatch, { teamId, seasonId, kind }, { signal });
      return reading(audience, dated(...(await asked(origin.services, asking))));
    },
  });

export const nbaSquadQuery = (origin: NbaOrigin, teamId: string) =>
  asItCame(origin, 'squad', calls.nbaTeamPlayer, { teamId });

export const nbaTeamDataQuery = (origin: NbaOrigin, teamId: string, seasonId: string, kind: NbaKind) =>
  asItCame(origin, 'team-data', calls.nbaTeamDataOf, { teamId, seasonId, kind });

export const nbaPlayerQuery = (origin: NbaOrigin, id: string) =>
  asItCame(origin, 'player', calls.nbaPlayerDetailOf, { id });
