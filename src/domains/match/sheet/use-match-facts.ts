import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { COMPETITION } from '../../../contract/football/football-codes';
import type { NbaKind } from '../../../contract/nba/nba-codes';
import type { Period } from '../../../contract/push/push';
import { hasBegun } from '../../../rules/match/live-overlay';
import { eventsOf, isBasketball, type MatchEvent, type PastMatch } from '../../../rules/match/match-facts';
import { statusOf } from '../../../rules/match/match-status';
import { isDrawn } from '../../../rules/match/pitch-spots';
import { useServices } from '../../../services/services';
import { useRefetch } from '../../../services/use-live';
import type { Lineup } from '../lineup/lineup-view';
import type { RowMatch } from '../row-match';
import { type FactsOrigin, FactsOriginContext } from './facts-origin';
import { matchLineupQuery, seasonQuery } from './match-facts-query';

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
}

const NONE: readonly never[] = [];
/** Clubs tell them an hour before kick-off, some earlier. */
const OUT_BEFORE_MS = 2 * 60 * 60_000;

/** The topic whose calls tell of a match: its own, else its page's. */
function originOf(match: RowMatch & SheetMatch, page: FactsOrigin | undefined): FactsOrigin | undefined {
  const { competitionId, seasonId = competitionId, kind } = match;
  if (seasonId === undefined || competitionId === undefined) return page && { ...page, kind };
  if (isBasketball(match)) return { of: 'nba', seasonId, kind };
  const of = competitionId === COMPETITION.euro ? 'euro' : competitionId === COMPETITION.worldCup ? 'fifa' : 'league';
  return { of, seasonId };
}

const NOWHERE: FactsOrigin = { of: 'league', seasonId: '' };

/** The line-ups with what happened, from two hours before kick-off on; read again when the state or the score is another one. */
function useLineup(match: RowMatch & SheetMatch, of: FactsOrigin['of']): Omit<MatchFacts, 'seasons'> {
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
  useRefetch('screen', refetch);
  const lineUp = data && isDrawn(data) ? data : undefined;
  const events = useMemo(() => (data ? eventsOf(data) : NONE), [data]);
  const isAwaited = isLoading || (isFootball && state === 'NOT_STARTED');
  return {
    events: hasBegun(match) ? events : NONE,
    lineUp: lineUp ?? (isAwaited ? null : undefined),
    isReading: isLoading,
  };
}

/** The calls of the sheet when it opens; a section whose call fails is left out. */
export function useMatchFacts(match: RowMatch & SheetMatch): MatchFacts {
  const services = useServices();
  const origin = originOf(match, useContext(FactsOriginContext));
  const { homeId = '', awayId = '' } = match;
  const known = origin ?? NOWHERE;
  const hasTeams = origin !== undefined && homeId !== '' && awayId !== '';
  const home = useQuery({ ...seasonQuery(services, known, homeId), enabled: hasTeams });
  const away = useQuery({ ...seasonQuery(services, known, awayId), enabled: hasTeams });
  const lineup = useLineup(match, hasTeams ? known.of : 'nba');
  return { ...lineup, seasons: [...(home.data ?? NONE), ...(away.data ?? NONE)] };
}
