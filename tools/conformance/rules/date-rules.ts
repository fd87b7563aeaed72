import type { Call, CallData } from '../../../src/contract/call';
import { euro, fifa } from '../../../src/contract/cup/calls-cups';
import { leagueMatchDate, leagueMatchList } from '../../../src/contract/football/calls-football';
import { COMPETITION, CUP_SEASON } from '../../../src/contract/football/football-codes';
import { nbaList, nbaMatchDate } from '../../../src/contract/nba/calls-nba';
import { NBA_SEASON } from '../../../src/contract/nba/nba-seasons';
import type { Probe } from '../probe';
import type { Exchange } from '../request/exchange';
import type { Fields } from '../request/signed-request';
import type { Rule } from './rule';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Shanghai is eight hours ahead and knows no summer time. */
const SHANGHAI_MS = 8 * 60 * 60 * 1000;
const dayOf = (instant: number) => Math.floor((instant + SHANGHAI_MS) / DAY_MS);
const isMidnight = (instant: number) => (instant + SHANGHAI_MS) % DAY_MS === 0;

type Days = readonly { readonly matchDate: number; readonly matchCount?: number | undefined }[];
type Matches = readonly { readonly matchId: string; readonly matchDate: number }[];

/** A strip of days with the list that it leads to. */
interface Strip {
  readonly days: Call;
  readonly ask: (probe: Probe) => Promise<{ value: Days; exchange: Exchange }>;
  readonly matchesOn: (probe: Probe, matchDate: number) => Promise<{ value: Matches; exchange: Exchange }>;
}

function strip<D extends Call, L extends Call>(
  days: D,
  asked: Fields,
  list: L,
  listed: Fields,
  read: (data: CallData<D>) => Days,
  readMatches: (data: CallData<L>) => Matches,
): Strip {
  return {
    days,
    ask: async (probe) => {
      const { value, exchange } = await probe.read(days, asked);
      return { value: read(value), exchange };
    },
    matchesOn: async (probe, matchDate) => {
      const { value, exchange } = await probe.read(list, { ...listed, matchDate });
      return { value: readMatches(value), exchange };
    },
  };
}

const same = <T>(data: T): T => data;
const league = { seasonId: COMPETITION.premierLeague };
const season = { seasonId: NBA_SEASON.s2425, kind: 'regular' };

const strips: readonly Strip[] = [
  strip(leagueMatchDate, league, leagueMatchList, { ...league, pid: '1' }, same<Days>, same<Matches>),
  strip(nbaMatchDate, season, nbaList, season, same<Days>, same<Matches>),
  strip(fifa.matchDate, { id: CUP_SEASON.worldCup2026 }, fifa.list, {}, same<Days>, same<Matches>),
  strip(euro.matchDate, { id: CUP_SEASON.euro2024 }, euro.list, {}, same<Days>, same<Matches>),
];

/** The first, the middle and the last one. */
const someOf = (days: Days): Days =>
  [...new Set([0, Math.floor(days.length / 2), days.length - 1])].flatMap((index) => days[index] ?? []);

async function lookAt(probe: Probe, { ask, matchesOn }: Strip): Promise<void> {
  const { value: days, exchange } = await ask(probe);
  const late = days.filter(({ matchDate }) => !isMidnight(matchDate));
  probe.check(late.length === 0, exchange, `${late[0]?.matchDate} is no midnight in Shanghai`);
  const isOnce = new Set(days.map(({ matchDate }) => matchDate)).size === days.length;
  probe.check(isOnce, exchange, 'a day stands twice');
  for (const { matchDate, matchCount } of someOf(days)) {
    const { value: matches, exchange: listed } = await matchesOn(probe, matchDate);
    const strays = matches.filter((match) => dayOf(match.matchDate) !== dayOf(matchDate));
    const day = new Date(matchDate + SHANGHAI_MS).toISOString().slice(0, 10);
    probe.check(strays.length === 0, listed, `asked for ${day}, match ${strays[0]?.matchId} is on another day`);
    probe.check(matches.length > 0, listed, `${day} is among the days with matches and has none`);
    const isCounted = matchCount === undefined || matchCount === matches.length;
    probe.check(isCounted, exchange, `${day} has matchCount ${matchCount}, its list ${matches.length}`);
  }
}

export const dateRules: readonly Rule[] = [
  {
    id: 'match-dates',
    clause: 'section 3, Match date item, and decisions.md, date filters: days are Shanghai’s, each with its matches',
    calls: strips.map(({ days }) => days.name),
    each: async (probe, call) => {
      for (const one of strips) if (one.days.name === call.name) await lookAt(probe, one);
    },
  },
];
