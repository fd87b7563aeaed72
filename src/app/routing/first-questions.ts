import { BETTING_PAGE_SIZE, EXPERT_SORT, LIST_PAGE_SIZE, PERSON_PAGE_SIZE } from '../../contract/codes';
import { readJson } from '../../contract/exact-integers';
import {
  bettingListRequest,
  cupListRequest,
  cupMatchDateRequest,
  cupRankingRequest,
  hostListRequest,
  hostMatchInfoRequest,
  hostRankRequest,
  leagueMatchDateRequest,
  leagueMatchListRequest,
  leagueRankingRequest,
  lineUpRequest,
  nbaListRequest,
  nbaMatchDateRequest,
  nbaPlayerRequest,
  nbaRankingRequest,
  playerBasicRequest,
  professorDetailRequest,
  professorInfoRequest,
  rankingConfigRequest,
  seasonListRequest,
  stagesRequest,
  tipDetailRequest,
  tipListRequest,
  tipsFields,
} from '../../contract/first-requests';
import { COMPETITION, CUP_SEASON, FIVE_LEAGUE_IDS } from '../../contract/football/football-codes';
import { NBA_SEASON, NBA_SEASON_IDS } from '../../contract/nba/nba-seasons';
import type { Fields, SentCall } from '../../http/request';
import { type DateTopic, dateInView, dayStart, serverDay, shownDates } from '../../rules/match/date-filters';
import { trimmed } from './home-path';

/** The text of an answer, the server's time in Unix ms, and the portal. */
type Next = (answer: string, now: number, pid: string) => Questions;

/** A question, and those that its answer leads to. */
export type Question = readonly [request: SentCall, fields: Fields, next?: Next];
type Questions = readonly Question[];

const persons = (size: number) => ({ page: 1, size, sortType: EXPERT_SORT.overall });

/** Beyond what a date can hold, Unix ms. */
const NO_DATE_MS = 8e15;

type Item = Readonly<Record<string, unknown>>;

/** The items of an answer as they came. @throws where it is no list */
const itemsOf = (answer: string): readonly Item[] => Object(readJson(answer)).data.map(Object);

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

const league = (seasonId: string, todayOnly = false): Question => [
  leagueMatchDateRequest,
  { seasonId },
  daysAnd('fiveLeagues', todayOnly, (matchDate, pid) => leagueMatches(seasonId, matchDate, pid)),
];

/** A cup's matches of today. */
const cupDay = (cup: 'euro' | 'fifa', seasonId: string): Question => [
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

const NBA_REGULAR = { seasonId: NBA_SEASON.s2425, kind: 'regular' };

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

/** Of the league or season that a topic's address names, at its first tab or its table. */
function ofTopic({ param, ids, schedule, tableTab, table }: TopicQuestions, search: string): Questions {
  const chosen = new URLSearchParams(search);
  const id = ids.find((one) => one === chosen.get(param)) ?? ids[0] ?? '';
  const tab = chosen.get('tab') ?? 'schedule';
  const question =
    tab === 'schedule' ? schedule(id, chosen.get('kind') ?? undefined) : tab === tableTab ? table(id) : undefined;
  return question === undefined ? [] : [question];
}

/** Of a page at its plain address, by its path. */
const OF_PAGE: ReadonlyMap<string, Questions> = new Map<string, Questions>([
  [
    '/news',
    [
      [professorInfoRequest, persons(PERSON_PAGE_SIZE)],
      [tipListRequest, tipsFields],
    ],
  ],
  ['/news/all-gods', [[professorInfoRequest, persons(LIST_PAGE_SIZE)]]],
  ['/anchor/all-anchor', [[hostListRequest, {}]]],
  ['/anchor/week-rank', [[hostRankRequest, {}]]],
  ['/user-ranking', [[rankingConfigRequest, {}]]],
  [
    '/match-day',
    [
      ...FIVE_LEAGUE_IDS.map((id) => league(id, true)),
      cupDay('euro', COMPETITION.euro),
      cupDay('fifa', COMPETITION.worldCup),
    ],
  ],
]);

type OfOne = (id: string, search: string) => Questions;

/** A team, and the seasons of its schedule, the first tab. */
const team =
  (name: string, base: string): OfOne =>
  (id, search) => {
    const own: Questions = [[lineUpRequest(name, base), { id }]];
    return /[?&]tab=(?!schedule)/.test(search) ? own : [...own, [seasonListRequest(name, base), { id }]];
  };

/** Of a page of one thing, by its path up to the id, without the league that it may name: whatever else the address chooses, it asks these. */
const OF_ONE: ReadonlyMap<string, OfOne> = new Map<string, OfOne>([
  [
    '/anchor/detail/',
    (hostId) => [
      [hostMatchInfoRequest, { hostId }],
      [hostListRequest, { hostId }],
    ],
  ],
  ['/news/detail/', (id) => [[tipDetailRequest, { id }]]],
  ['/news/user/', (professorId) => [[professorDetailRequest, { professorId }]]],
  ['/user-ranking/user/', (uid) => [[bettingListRequest, { uid, size: BETTING_PAGE_SIZE }]]],
  ['/five-leagues/team/', team('team', '/ssapi/football/team')],
  ['/five-leagues/player/', (id) => [[playerBasicRequest, { id }]]],
  ['/nba/team/', (id) => [[lineUpRequest('nbaTeam', '/ssapi/nba/team'), { id }]]],
  ['/nba/player/', (id) => [[nbaPlayerRequest, { id }]]],
  ['/euro-cup/team/', team('euro', '/ssapi/euro/team')],
  ['/world-cup/team/', team('fifa', '/ssapi/fifa/team')],
]);

/** The questions of a page that need no other answer first, each with those that its answer leads to. `path`: below the basename; `search`: with its `?`, "" for none. */
export function firstQuestions(path: string, search: string): Questions {
  const [, start = '', id = ''] = /^(.*\/)(\w+)\/*$/.exec(path) ?? [];
  const topic = TOPICS.get(trimmed(path));
  if (topic !== undefined) return ofTopic(topic, search);
  // A choice in the address of a list asks other things.
  return (
    OF_ONE.get(start.replace(/league\/\w+\//, ''))?.(id, search) ??
    (search === '' ? OF_PAGE.get(trimmed(path)) : undefined) ??
    []
  );
}
