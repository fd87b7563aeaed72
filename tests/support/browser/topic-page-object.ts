import { leaguePlayerRanking } from '../../../src/contract/football/calls-football';
import { COMPETITION } from '../../../src/contract/football/football-codes';
import { decode } from '../../../src/contract/wire';
import { sharedStack } from '../servers/servers';
import { signedCall } from '../signed-call';

const LEAGUE = COMPETITION.premierLeague;

/** The world's clock, Unix ms: every answer is dated by it. */
export async function worldNow(): Promise<number> {
  const { headers } = await fetch(`${sharedStack().api}/_lab/health`);
  return Date.parse(headers.get('date') ?? '');
}

async function firstScorer() {
  const { data } = await signedCall(sharedStack().api, 'leaguePlayerRanking', { seasonId: LEAGUE, order: 'goals' });
  const read = decode(leaguePlayerRanking.data, data);
  const first = read.ok ? read.value[0] : undefined;
  if (first?.teamId === undefined) throw new Error('no player of the league is known');
  return first;
}

/** The page of the team whose player leads the league's scorers. */
export async function teamPath(tab?: 'lineup' | 'stats'): Promise<string> {
  const { teamId } = await firstScorer();
  return `/five-leagues/league/${LEAGUE}/team/${teamId}${tab === undefined ? '' : `?tab=${tab}`}`;
}

export async function playerPath(): Promise<string> {
  return `/five-leagues/league/${LEAGUE}/player/${(await firstScorer()).playerId}`;
}
