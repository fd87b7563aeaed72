import { leagueMatchDate, leagueMatchList, leaguePlayerRanking } from '../../src/contract/calls-football';
import type { FootballMatch } from '../../src/contract/football-match';
import { decode } from '../../src/contract/wire';
import { anchorsOf } from '../../src/rules/match-anchors';
import { signedCall } from '../integration/backend/signed-call';
import { sharedStack } from '../support/servers';

const PREMIER_LEAGUE = '12387';
const VISITOR = { jumpGame: '164', rooms: new Set<string>(), privileged: true };
/** Days around now that are looked through. */
const NEAR_DAYS = 6;

interface LeagueDay {
  /** Midnight in Shanghai, Unix ms. */
  readonly day: number;
  readonly matches: readonly FootballMatch[];
}

async function matchesOn(day: number, seasonId: string): Promise<readonly FootballMatch[]> {
  const { data } = await signedCall(sharedStack().api, 'leagueMatchList', { seasonId, matchDate: day, pid: '1' });
  const read = decode(leagueMatchList.data, data);
  return read.ok ? read.value : [];
}

/** Days of a league around now with their matches. */
async function daysAroundNow(seasonId: string, now: number): Promise<readonly LeagueDay[]> {
  const { data } = await signedCall(sharedStack().api, 'leagueMatchDate', { seasonId });
  const read = decode(leagueMatchDate.data, data);
  if (!read.ok) throw new Error('the days of a league cannot be read');
  const near = [...read.value]
    .sort((a, b) => Math.abs(a.matchDate - now) - Math.abs(b.matchDate - now))
    .slice(0, NEAR_DAYS);
  return Promise.all(near.map(async ({ matchDate: day }) => ({ day, matches: await matchesOn(day, seasonId) })));
}

/** A match around now that will do, with its league and its day. */
export async function leagueMatch(now: number, is: (match: FootballMatch) => boolean) {
  for (const seasonId of [PREMIER_LEAGUE, '12388', '12417', '12416', '12403']) {
    for (const { day, matches } of await daysAroundNow(seasonId, now)) {
      const match = matches.find(is);
      if (match !== undefined) return { seasonId, day, match };
    }
  }
  throw new Error('no such match around now');
}

/** The anchors on air with a match that a visitor may see. */
export const onAirWith = (match: FootballMatch) =>
  anchorsOf(match, VISITOR).filter(({ liveStatus }) => liveStatus === 1);

async function firstScorer() {
  const fields = { seasonId: PREMIER_LEAGUE, order: 'goals' };
  const { data } = await signedCall(sharedStack().api, 'leaguePlayerRanking', fields);
  const read = decode(leaguePlayerRanking.data, data);
  const first = read.ok ? read.value[0] : undefined;
  if (first?.teamId === undefined) throw new Error('no player of the league is known');
  return first;
}

/** The page of the team whose player leads the league's scorers. */
export async function teamPlace(tab?: 'lineup' | 'stats'): Promise<string> {
  const { teamId } = await firstScorer();
  return `/five-leagues/league/${PREMIER_LEAGUE}/team/${teamId}${tab === undefined ? '' : `?tab=${tab}`}`;
}

export async function playerPlace(): Promise<string> {
  return `/five-leagues/league/${PREMIER_LEAGUE}/player/${(await firstScorer()).playerId}`;
}
