import type { FootballMatch } from '../../../contract/football/football-match';
import { readStatus, type Sport } from '../../../rules/match/match-status';

type Told = 'homeId' | 'awayId' | 'homeScore' | 'awayScore' | 'homeShootout' | 'awayShootout' | 'winnerId';
type Decided = Pick<FootballMatch, 'statusId'> & Partial<Pick<FootballMatch, Told>>;

/** The winner of a match that is over: as the server says, else by the score, else by football's shoot-out, which is no part of it. */
export function winnerOf(sport: Sport, match: Decided): string | undefined {
  if (match.winnerId !== undefined) return match.winnerId;
  if (readStatus(sport, match.statusId).state !== 'ENDED') return undefined;
  const { homeScore, awayScore, homeShootout = 0, awayShootout = 0 } = match;
  if (homeScore === undefined || awayScore === undefined) return undefined;
  const lead = homeScore - awayScore || homeShootout - awayShootout;
  return lead === 0 ? undefined : lead > 0 ? match.homeId : match.awayId;
}
