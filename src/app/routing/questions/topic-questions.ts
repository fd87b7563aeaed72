import { readJson } from '../../../contract/exact-integers';
import {
  cupListRequest,
  cupMatchDateRequest,
  cupRankingRequest,
  leagueMatchDateRequest,
  leagueMatchListRequest,
  leagueRankingRequest,
  nbaListRequest,
  nbaMatchDateRequest,
  nbaRankingRequest,
  stagesRequest,
} from '../../../contract/first-requests';
import { CUP_SEASON, FIVE_LEAGUE_IDS } from '../../../contract/football/football-codes';
import { NBA_SEASON, NBA_SEASON_IDS } from '../../../contract/nba/nba-seasons';
import type { Fields, SentCall } from '../../../http/request';
import { type DateTopic, dateInView, dayStart, serverDay, shownDates } from '../../../rules/match/date-filters';

/** The text of an answer, the server's time in Unix ms, and the portal. */
export type Next = (answer: string, now: number, pid: string) => Questions;

/** A question, and those that its answer leads to. */
export type Question = readonly [request: SentCall, fields: Fields, next?: Next | undefined];
export type Questions = readonly Question[];

/** Beyond what a date can hold, Unix ms. */
const NO_DATE_MS = 8e15;

type Item = Readonly<Record<string, unknown>>;

/** The data of an answer as it came. */
export const dataOf = (answer: string) => Object(readJson(answer)).data;

/** The items of an answer as they came. @throws where it is no list */
const itemsOf = (answer: string): readonly Item[] => dataOf(answer).map(Object);

/** From the days with matches to the matches of the day that the page opens with; `todayOnly`: where that is today. */
const daysAnd =
  (topic: DateTopic, todayOnly: boolean, matchesOf: (day: number, pid: string) => Question): Next =>
  (answer, now, pid) => {
    const days = itemsOf(answer).map(({ matchDate }) => ({ matchDate: Number(matchDate) }));
    const known = days.filter(({ matchDate }) => Math.abs(matchDate) < NO_DATE_MS);
    const day = dateInView(shownDates(topic, known), now)?.matchDate;
    return day === undefined || (todayOnly && serverDay(day) !== serverDay(now)) ? [] : [matchesOf(day, pid)];
  };

const leagueMatches = (seasonId: string, matchDate: number, pid: string): Question => [
  leagueMatchListRequest,
  { seasonId, matchDate, pid },
];

export const league = (seasonId: string, todayOnly = false): Question => [
  leagueMatchDateRequest,
  { seasonId },
  daysAnd('fiveLeagues', todayOnly, (matchDate, pid) => leagueMatches(seasonId, matchDate, pid)),
];

/** A cup's matches of today. */
export const cupDay = (cup: 'euro' | 'fifa', seasonId: string): Question => [
  cupMatchDateRequest(cup),
  { id: seasonId },
  daysAnd('cups', true, (matchDate, pid) => [cupListRequest(cup), { matchDate, seasonId, pid, showAnchor: 1 }]),
];

/** The stages of a cup, and the matches of each. */
const cupStages = (cup: 'euro' | 'fifa', seasonId: string): Question => [
  stagesRequest(cup),
  { id: seasonId },
  (answer, _now, pid) =>
    itemsOf(answer)
      .filter(({ stageId }) => stageId !== undefined)
      .map(({ stageId }) => [cupListRequest(cup), { stageId: String(stageId), seasonId, pid, showAnchor: 1 }]),
];

export const NBA_REGULAR = { seasonId: NBA_SEASON.s2425, kind: 'regular' };

/** The questions of a topic's schedule, its first tab, and of its table, by the id of a league or season. */
interface TopicQuestions {
  /** The address's name for that id. */
  readonly param: 'league' | 'season';
  /** The first one is shown when the address names none. */
  readonly ids: readonly string[];
  /** `kind`: of the NBA's games, as the address names it. */
  readonly schedule: (id: string, kind?: string) => Question | undefined;
  readonly tableTab: 'standings' | 'groups';
  readonly table: (seasonId: string) => Question;
}

const cup = (name: 'euro' | 'fifa', ids: readonly string[]): TopicQuestions => ({
  param: 'season',
  ids,
  schedule: (id) => cupStages(name, id),
  tableTab: 'groups',
  table: (seasonId) => [cupRankingRequest(name), { seasonId }],
});

const TOPICS: ReadonlyMap<string, TopicQuestions> = new Map<string, TopicQuestions>([
  [
    '/five-leagues',
    {
      param: 'league',
      ids: FIVE_LEAGUE_IDS,
      schedule: (id) => league(id),
      tableTab: 'standings',
      // It counts today's matches as they stand.
      table: (seasonId) => [
        leagueRankingRequest,
        { seasonId },
        (_answer, now, pid) => [leagueMatches(seasonId, dayStart(now), pid)],
      ],
    },
  ],
  [
    '/nba',
    {
      param: 'season',
      ids: NBA_SEASON_IDS,
      schedule: (seasonId, kind = 'regular') =>
        // Other kinds of games, and seasons before, are left to the page.
        seasonId !== NBA_REGULAR.seasonId || kind !== NBA_REGULAR.kind
          ? undefined
          : [
              nbaMatchDateRequest,
              NBA_REGULAR,
              daysAnd('basketball', false, (matchDate) => [nbaListRequest, { ...NBA_REGULAR, matchDate }]),
            ],
      tableTab: 'standings',
      table: (seasonId) => [nbaRankingRequest, { seasonId, scope: 'regular', division: '1' }],
    },
  ],
  ['/euro-cup', cup('euro', [CUP_SEASON.euro2024])],
  ['/world-cup', cup('fifa', [CUP_SEASON.worldCup2026, CUP_SEASON.worldCup2022])],
]);

/** Of the league or season that a topic's address names, at its first tab or its table; undefined: the path is no topic's. */
export function questionsOfTopic(path: string, search: string): Questions | undefined {
  const topic = TOPICS.get(path);
  if (topic === undefined) return undefined;
  const { param, ids, schedule, tableTab, table } = topic;
  const chosen = new URLSearchParams(search);
  const id = ids.find((one) => one === chosen.get(param)) ?? ids[0] ?? '';
  const tab = chosen.get('tab') ?? 'schedule';
  const question =
    tab === 'schedule' ? schedule(id, chosen.get('kind') ?? undefined) : tab === tableTab ? table(id) : undefined;
  return question === undefined ? [] : [question];
}
