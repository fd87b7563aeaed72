import { EXPERT_SORT, LIST_PAGE_SIZE, PERSON_PAGE_SIZE } from '../../contract/codes';
import {
  hostListRequest,
  hostMatchInfoRequest,
  hostRankRequest,
  leagueMatchDateRequest,
  nbaMatchDateRequest,
  professorDetailRequest,
  professorInfoRequest,
  rankingConfigRequest,
  stagesRequest,
  tipDetailRequest,
  tipListRequest,
  tipsFields,
} from '../../contract/first-requests';
import { COMPETITION } from '../../contract/football/football-codes';
import { NBA_SEASON } from '../../contract/nba/nba-codes';
import type { Fields, SentCall } from '../../http/request';
import { trimmed } from './home-path';

const persons = (size: number) => ({ page: 1, size, sortType: EXPERT_SORT.overall });

type Questions = readonly (readonly [request: SentCall, fields: Fields])[];

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
  ['/five-leagues', [[leagueMatchDateRequest, { seasonId: COMPETITION.premierLeague }]]],
  ['/nba', [[nbaMatchDateRequest, { seasonId: NBA_SEASON.s2425, kind: 'regular' }]]],
  ['/euro-cup', [[stagesRequest('euro'), { id: COMPETITION.euro }]]],
  ['/world-cup', [[stagesRequest('fifa'), { id: COMPETITION.worldCup }]]],
]);

/** Of a page of one thing, by its path up to the id: whatever else the address chooses, it asks these. */
const OF_ONE: ReadonlyMap<string, (id: string) => Questions> = new Map<string, (id: string) => Questions>([
  [
    '/anchor/detail/',
    (hostId) => [
      [hostMatchInfoRequest, { hostId }],
      [hostListRequest, { hostId }],
    ],
  ],
  ['/news/detail/', (id) => [[tipDetailRequest, { id }]]],
  ['/news/user/', (professorId) => [[professorDetailRequest, { professorId }]]],
]);

/** The questions of a page that need no other answer first. `path`: below the basename; `search`: with its `?`, "" for none. */
export function firstQuestions(path: string, search: string): Questions {
  const [, start = '', id = ''] = /^(.*\/)(\w+)\/*$/.exec(path) ?? [];
  // A choice in the address of a list asks other things.
  return OF_ONE.get(start)?.(id) ?? (search === '' ? OF_PAGE.get(trimmed(path)) : undefined) ?? [];
}
