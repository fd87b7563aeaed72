import { queryOptions } from '@tanstack/react-query';
import { EXPERT_SORT } from '../../../contract/codes';
import { euro, fifa } from '../../../contract/cup/calls-cups';
import { professorInfo } from '../../../contract/expert/calls-experts';
import { leaguePlayerRanking, leagueRanking } from '../../../contract/football/calls-football';
import { COMPETITION, CUP_SEASON, FIVE_LEAGUE_IDS } from '../../../contract/football/football-codes';
import { nbaPlayerList, nbaRanking } from '../../../contract/nba/calls-nba';
import { CONFERENCE } from '../../../contract/nba/nba-codes';
import { NBA_SEASON } from '../../../contract/nba/nba-seasons';
import { rankingConfigOf, rankingList } from '../../../contract/ranking/calls-ranking';
import type { Services } from '../../../services/services';
import type { FewAtOnce, Rank } from './few-at-once';
import { type Entry, ofExpert, ofUser } from './search-entry';

/** The first part of every key. */
export const SEARCH_KEY = 'search';
/** Names, places and records hardly change while somebody searches. */
const STALE_MS = 10 * 60_000;
const EXPERTS_PER_PAGE = 50;
const MOST_PAGES = 4;
const MOST_PERIODS = 3;

/** The parameters of every reading; names come in the language of the request. */
export interface SearchOrigin {
  readonly services: Services;
  readonly locale: string;
  readonly member: string;
  /** In which all lists of a visit wait for their turn. */
  readonly queue: FewAtOnce;
}

type Read = (call: Services['call'], how: { readonly signal: AbortSignal; readonly quiet: true }) => Promise<Entry[]>;

const readExperts: Read = async (call, how) => {
  const found: Entry[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const fields = { page, size: EXPERTS_PER_PAGE, sortType: EXPERT_SORT.overall };
    const { list, isLastPage } = await call(professorInfo, fields, how);
    found.push(...list.map(ofExpert));
    if (isLastPage) break;
  }
  return found;
};

/** Of the newest period that has somebody in it: one that has just begun has nobody. */
const readUsers: Read = async (call, how) => {
  const type = 'gain';
  const { rankingConfigList } = await call(rankingConfigOf, {}, how);
  const config = rankingConfigList.find((one) => one.type === type) ?? rankingConfigList[0];
  const periods = config?.rankingDateList.filter(({ hidden }) => !hidden) ?? [];
  for (const { startDate, endDate } of periods.slice(0, MOST_PERIODS)) {
    const { winRankingList } = await call(rankingList, { type, startDate, endDate, isHistory: 0 }, how);
    if (winRankingList.length > 0) return winRankingList.map(ofUser);
  }
  return [];
};

interface NamedTeam {
  readonly teamId: string;
  readonly teamName?: string | undefined;
  readonly shortName?: string | undefined;
  readonly teamLogo?: string | undefined;
  readonly rank?: number | undefined;
}

const ofTeam =
  (topic: Entry['topic'], seasonId?: string) =>
  ({ teamId, teamName = '', shortName, teamLogo, rank }: NamedTeam): Entry => ({
    kind: 'team',
    id: teamId,
    name: teamName,
    also: shortName,
    picture: teamLogo,
    topic,
    seasonId,
    place: rank,
  });

interface NamedPlayer {
  readonly playerId: string;
  readonly playerName?: string | undefined;
  readonly playerLogo?: string | undefined;
  readonly teamName?: string | undefined;
  readonly position?: Entry['position'];
  readonly value?: number | undefined;
}

const ofPlayer =
  (topic: Entry['topic'], stat: Entry['stat'], seasonId?: string) =>
  ({ playerId, playerName = '', playerLogo, teamName, position, value }: NamedPlayer): Entry => ({
    kind: 'player',
    id: playerId,
    name: playerName,
    picture: playerLogo,
    topic,
    seasonId,
    team: teamName,
    position,
    stat,
    value,
  });

const LEAGUE_STATS = ['goals', 'assists'] as const;
const NBA_LEADERS = ['points', 'assists'] as const;
const NBA_SCOPE = { scope: 'regular', seasonId: NBA_SEASON.s2425 } as const;

const CUPS = [
  { topic: 'euroCup', calls: euro, seasonId: CUP_SEASON.euro2024 },
  { topic: 'worldCup', calls: fifa, seasonId: COMPETITION.worldCup },
] as const;

/** Every list that is read once, by its name and by how likely it is looked for; each is a query of its own, which fails alone. */
const READS: readonly (readonly [rank: Rank, name: string, read: Read])[] = [
  [1, 'experts', readExperts],
  ...FIVE_LEAGUE_IDS.map((seasonId): readonly [Rank, string, Read] => [
    1,
    `teams-${seasonId}`,
    async (call, how) =>
      (await call(leagueRanking, { seasonId }, how)).groups.flatMap(({ all }) =>
        all.map(ofTeam('fiveLeagues', seasonId)),
      ),
  ]),
  [2, 'users', readUsers],
  ...Object.values(CONFERENCE).map((conference): readonly [Rank, string, Read] => [
    2,
    `teams-nba-${conference}`,
    async (call, how) => {
      const tables = await call(nbaRanking, { ...NBA_SCOPE, division: conference === 1 ? '1' : '2' }, how);
      return [...tables]
        .sort((a, b) => Number(b.isConference) - Number(a.isConference))
        .flatMap(({ rankingItem }) => rankingItem.map(ofTeam('nba')));
    },
  ]),
  ...CUPS.map(({ topic, calls, seasonId }): readonly [Rank, string, Read] => [
    2,
    `teams-${topic}`,
    async (call, how) =>
      (await call(calls.ranking, { seasonId }, how)).groups.flatMap(({ all }) => all.map(ofTeam(topic))),
  ]),
  ...FIVE_LEAGUE_IDS.flatMap((seasonId) =>
    LEAGUE_STATS.map((order): readonly [Rank, string, Read] => [
      3,
      `players-${seasonId}-${order}`,
      async (call, how) =>
        (await call(leaguePlayerRanking, { seasonId, order }, how)).map(ofPlayer('fiveLeagues', order, seasonId)),
    ]),
  ),
  ...NBA_LEADERS.map((order): readonly [Rank, string, Read] => [
    3,
    `players-nba-${order}`,
    async (call, how) => (await call(nbaPlayerList, { ...NBA_SCOPE, order }, how)).map(ofPlayer('nba', order)),
  ]),
];

/** The kind of things that each query tells of. */
export const READ_KINDS: readonly string[] = READS.map(([, name]) => name.replace(/-.*/, ''));

/** The things found by name alone: experts, ranked users, teams, players. */
export const entryQueries = ({ services, locale, member, queue }: SearchOrigin) =>
  READS.map(([rank, name, read]) =>
    queryOptions({
      queryKey: [SEARCH_KEY, name, locale, member] as const,
      queryFn: ({ signal }) => queue(rank, signal, () => read(services.call, { signal, quiet: true })),
      staleTime: STALE_MS,
    }),
  );
