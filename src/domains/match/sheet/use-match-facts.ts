import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useMemo, useRef } from 'react';
import { COMPETITION } from '../../../contract/football/football-codes';
import type { NbaKind } from '../../../contract/nba/nba-codes';
import type { Period } from '../../../contract/push/push';
import { hasBegun } from '../../../rules/match/live-overlay';
import { eventsOf, isBasketball, type MatchEvent } from '../../../rules/match/match-facts';
import { statusOf } from '../../../rules/match/match-status';
import type { PastMatch } from '../../../rules/match/past-matches';
import { isDrawn } from '../../../rules/match/pitch-spots';
import type { GamePlayers } from '../../../rules/nba/game-leaders';
import { useServices } from '../../../services/services';
import { useRefetch } from '../../../services/use-live';
import type { Lineup } from '../lineup/lineup-view';
import type { RowMatch } from '../row-match';
import { type FactsOrigin, FactsOriginContext } from './facts-origin';
import { gamePlayersQuery, matchLineupQuery } from './match-facts-query';
import { otherSeasonsQuery, seasonQuery } from './past-query';

/** The fields of rows beyond the shown ones. */
export interface SheetMatch {
  readonly homeId?: string | undefined;
  readonly awayId?: string | undefined;
  readonly seasonId?: string | undefined;
  readonly competitionId?: string | undefined;
  readonly kind?: NbaKind | undefined;
  /** League, ready to show. */
  readonly matchTypeName?: string | undefined;
  /** Round or stage, ready to show. */
  readonly roundName?: string | undefined;
  /** Points of each period, in basketball. */
  readonly periods?: readonly Period[] | undefined;
}

export interface MatchFacts {
  /** Goals, cards and changes, the last first; empty where nobody tells. */
  readonly events: readonly MatchEvent[];
  /** Both teams' matches of the season; empty where nobody tells. */
  readonly seasons: readonly PastMatch[];
  /** Null: they will be out before kick-off; undefined: there are none. */
  readonly lineUp: Lineup | null | undefined;
  /** Nobody knows yet whether the line-ups are out. */
  readonly isReading: boolean;
  /** Both teams' players with their figures so far, in basketball; undefined where nobody tells. */
  readonly players: GamePlayers | undefined;
}

const NONE: readonly never[] = [];
/** Clubs tell them an hour before kick-off, some earlier. */
const OUT_BEFORE_MS = 2 * 60 * 60_000;

/** The topic whose calls tell of a match: its own, else its page's. */
function originOf(match: RowMatch & SheetMatch, page: FactsOrigin | undefined): FactsOrigin | undefined {
  const { competitionId, seasonId = competitionId, kind } = match;
  const isNba = isBasketball(match) && seasonId !== undefined;
  // Its page knows the part of the season, where the game does not name it.
  if (isNba) return { of: 'nba', seasonId, kind: kind ?? page?.kind };
  if (seasonId === undefined || competitionId === undefined) return page && { ...page, kind: kind ?? page.kind };
  const of = competitionId === COMPETITION.euro ? 'euro' : competitionId === COMPETITION.worldCup ? 'fifa' : 'league';
  return { of, seasonId };
}

const NOWHERE: FactsOrigin = { of: 'league', seasonId: '' };

/** The line-ups with what happened, from two hours before kick-off on; read again when the state or the score is another one. */
function useLineup(match: RowMatch & SheetMatch, of: FactsOrigin['of']): Omit<MatchFacts, 'seasons' | 'players'> {
  const services = useServices();
  const { homeId = '', matchId, startDate = 0, homeScore, awayScore } = match;
  const isFootball = of !== 'nba';
  const { state } = statusOf(match);
  const isOut = hasBegun(match) || startDate - services.now() < OUT_BEFORE_MS;
  const moment = `${state} ${homeScore}:${awayScore}`;
  const { data, isLoading, refetch } = useQuery({
    ...matchLineupQuery(services, isFootball ? of : 'league', homeId, matchId, moment),
    enabled: isFootball && isOut,
  });
  useRefetch('screen', () => isFootball && isOut && refetch());
  const lineUp = data && isDrawn(data) ? data : undefined;
  const events = useMemo(() => (data ? eventsOf(data) : NONE), [data]);
  const isAwaited = isLoading || (isFootball && state === 'NOT_STARTED');
  return {
    events: hasBegun(match) ? events : NONE,
    lineUp: lineUp ?? (isAwaited ? null : undefined),
    isReading: isLoading,
  };
}

/** So many points apart the players' figures are read again. */
const POINTS_A_READING = 10;

/** The players of a game of basketball with their figures so far; undefined where nobody tells. */
function useGamePlayers(match: RowMatch & SheetMatch, isRead: boolean): GamePlayers | undefined {
  const services = useServices();
  const { homeId = '', awayId = '', matchId, homeScore = 0, awayScore = 0 } = match;
  const enabled = isRead && hasBegun(match) && match.isVeiled !== true;
  const home = useQuery({ ...gamePlayersQuery(services, homeId, matchId), enabled });
  const away = useQuery({ ...gamePlayersQuery(services, awayId, matchId), enabled });
  const again = () => enabled && home.data !== null && Promise.all([home.refetch(), away.refetch()]);
  useRefetch('screen', again);
  const moment = `${matchId} ${statusOf(match).label} ${Math.trunc((homeScore + awayScore) / POINTS_A_READING)}`;
  const read = useRef(moment);
  useEffect(() => {
    if (read.current === moment) return;
    read.current = moment;
    void again();
  });
  const players = { home: home.data ?? NONE, away: away.data ?? NONE };
  return enabled && players.home.length > 0 && players.away.length > 0 ? players : undefined;
}

/** The topic and season of a match, with both teams by their ids; undefined where the calls cannot tell of them. */
function useOrigin(match: RowMatch & SheetMatch): FactsOrigin | undefined {
  const origin = originOf(match, useContext(FactsOriginContext));
  const { homeId = '', awayId = '' } = match;
  return homeId !== '' && awayId !== '' ? origin : undefined;
}

/** The calls of the sheet when it opens; a section whose call fails is left out. */
export function useMatchFacts(match: RowMatch & SheetMatch): MatchFacts {
  const services = useServices();
  const origin = useOrigin(match);
  const { homeId = '', awayId = '' } = match;
  const known = origin ?? NOWHERE;
  const enabled = origin !== undefined;
  const home = useQuery({ ...seasonQuery(services, known, homeId), enabled });
  const away = useQuery({ ...seasonQuery(services, known, awayId), enabled });
  useRefetch('screen', () => enabled && Promise.all([home.refetch(), away.refetch()]));
  const lineup = useLineup(match, origin?.of ?? 'nba');
  const players = useGamePlayers(match, origin?.of === 'nba');
  return { ...lineup, players, seasons: [...(home.data ?? NONE), ...(away.data ?? NONE)] };
}

/** Both teams' matches in other competitions and earlier seasons; asked for while they are shown. */
export function useOtherSeasons(match: RowMatch & SheetMatch) {
  const services = useServices();
  const origin = useOrigin(match);
  const { homeId = '', awayId = '', competitionId } = match;
  const enabled = origin !== undefined;
  const of = { ...(origin ?? NOWHERE), competitionId };
  const home = useQuery({ ...otherSeasonsQuery(services, of, homeId), enabled });
  const away = useQuery({ ...otherSeasonsQuery(services, of, awayId), enabled });
  return { others: [...(home.data ?? NONE), ...(away.data ?? NONE)], isReading: home.isLoading || away.isLoading };
}
