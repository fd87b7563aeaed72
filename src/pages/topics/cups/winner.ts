import type { Sport } from '../../../rules/match/match-status';
import { readStatus } from '../../../rules/match/match-status';

interface Decided {
  readonly statusId: number;
  readonly homeId?: string | undefined;
  readonly awayId?: string | undefined;
  readonly homeScore?: number | undefined;
  readonly awayScore?: number | undefined;
  readonly homeShootout?: number | undefined;
  readonly awayShootout?: number | undefined;
  readonly winnerId?: string | undefined;
}

/** The winner of a match that is over: as the server says, else by the score, else by football's shoot-out, which is no part of it. */
export function winnerOf(sport: Sport, match: Decided): string | undefined {
  if (match.winnerId !== undefined) return match.winnerId;
  if (readStatus(sport, match.statusId).state !== 'ENDED') return undefined;
  const { homeScore, awayScore, homeShootout = 0, awayShootout = 0 } = match;
  if (homeScore === undefined || awayScore === undefined) return undefined;
  const lead = homeScore - awayScore || homeShootout - awayShootout;
  return lead === 0 ? undefined : lead > 0 ? match.homeId : match.awayId;
}
