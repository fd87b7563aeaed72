import { readStatus } from '../match-status';

interface Decided {
  readonly statusId: number;
  readonly homeId?: string | undefined;
  readonly awayId?: string | undefined;
  readonly homeScore?: number | undefined;
  readonly awayScore?: number | undefined;
}

/** Who has won a game that is over. */
export function nbaWinner({ statusId, homeId, awayId, homeScore, awayScore }: Decided): string | undefined {
  if (readStatus('basketball', statusId).state !== 'ENDED') return undefined;
  if (homeScore === undefined || awayScore === undefined || homeScore === awayScore) return undefined;
  return homeScore > awayScore ? homeId : awayId;
}
