import {
  BETTING_PAGE_SIZE,
  EXPERT_SORT,
  LIST_PAGE_SIZE,
  PERSON_PAGE_SIZE,
  WHOLE_PAGE_SIZE,
} from '../../../contract/codes';
import {
  bettingListRequest,
  hostListRequest,
  hostMatchInfoRequest,
  hostRankRequest,
  lineUpRequest,
  nbaPlayerRequest,
  nbaTeamMatchRequest,
  nbaTeamPlayerRequest,
  playerBasicRequest,
  professorDetailRequest,
  professorInfoRequest,
  professorTipsRequest,
  rankingConfigRequest,
  seasonListRequest,
  seasonMatchRequest,
  tipDetailRequest,
  tipListRequest,
  tipsFields,
} from '../../../contract/first-requests';
import { COMPETITION, FIVE_LEAGUE_IDS } from '../../../contract/football/football-codes';
import { trimmed } from '../home-path';
import {
  cupDay,
  dataOf,
  league,
  NBA_REGULAR,
  type Next,
  type Question,
  type Questions,
  questionsOfTopic,
} from './topic-questions';

const persons = (size: number) => ({ page: 1, size, sortType: EXPERT_SORT.overall });

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

/** The questions of a team's page: who it is, which leads to its matches of the season that it plays in, and what else the first tab shows. */
const team =
  (base: string, rest: (id: string) => Question, matches: (teamId: string, seasonId: string) => Question): OfOne =>
  (id, search) => {
    const next: Next = (answer) => {
      const { seasonId } = Object(dataOf(answer));
      return seasonId ? [matches(id, String(seasonId))] : [];
    };
    const lineUp = lineUpRequest(base);
    return /[?&]tab=(?!schedule)/.test(search) ? [[lineUp, { id }]] : [[lineUp, { id }, next], rest(id)];
  };

const footballTeam = (base: string): OfOne =>
  team(
    base,
    (id) => [seasonListRequest(base), { id }],
    (teamId, seasonId) => [seasonMatchRequest(base), { teamId, seasonId }],
  );

const nbaTeam = team(
  '/ssapi/nba/team',
  (teamId) => [nbaTeamPlayerRequest, { teamId }],
  (teamId, seasonId) => [nbaTeamMatchRequest, { teamId, seasonId, kind: NBA_REGULAR.kind }],
);

/** The expert, the first of the settled tips, and the tips on sale. */
const comparedExpert = (professorId: string): Questions => [
  [professorDetailRequest, { professorId }],
  [professorTipsRequest, { page: 1, size: WHOLE_PAGE_SIZE, professorId, isHistory: 1 }],
  [professorTipsRequest, { page: 1, size: LIST_PAGE_SIZE, professorId, isHistory: 0 }],
];

/** Of a page of one thing, by its path up to the id, without the league that it may name: it asks these, whatever list or filter the address chooses. */
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
  ['/five-leagues/team/', footballTeam('/ssapi/football/team')],
  ['/five-leagues/player/', (id) => [[playerBasicRequest, { id }]]],
  ['/nba/team/', nbaTeam],
  ['/nba/player/', (id) => [[nbaPlayerRequest, { id }]]],
  ['/euro-cup/team/', footballTeam('/ssapi/euro/team')],
  ['/world-cup/team/', footballTeam('/ssapi/fifa/team')],
]);

/** The questions of a page that need no other answer first, each with those that its answer leads to. `path`: below the basename; `search`: with its `?`, "" for none. */
export function firstQuestions(path: string, search: string): Questions {
  const plain = trimmed(path);
  const [, start = '', id = ''] = /^(.*\/)(\w+)$/.exec(plain) ?? [];
  const [, ...compared] = /^\/news\/compare\/(\w+)\/(\w+)$/.exec(plain) ?? [];
  if (compared.length > 0) return [...new Set(compared)].flatMap(comparedExpert);
  return (
    questionsOfTopic(plain, search) ??
    OF_ONE.get(start.replace(/league\/\w+\//, ''))?.(id, search) ??
    // A choice in the address of a list asks other things.
    (search === '' ? OF_PAGE.get(plain) : undefined) ??
    []
  );
}
