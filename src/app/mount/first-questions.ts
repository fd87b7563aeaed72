import { EXPERT_SORT, LIST_PAGE_SIZE, PERSON_PAGE_SIZE } from '../../contract/codes';
import {
  hostListRequest,
  hostRankRequest,
  leagueMatchDateRequest,
  professorInfoRequest,
  rankingConfigRequest,
  stagesRequest,
  tipListRequest,
  tipsFields,
} from '../../contract/first-requests';
import { COMPETITION } from '../../contract/football/football-codes';
import type { Fields, SentCall } from '../../http/request';

const persons = (size: number) => ({ page: 1, size, sortType: EXPERT_SORT.overall });

type Question = readonly [request: SentCall, fields: Fields];

/** The questions of a page at its plain address that need no other answer first, by its path. */
export const FIRST_QUESTIONS: ReadonlyMap<string, readonly Question[]> = new Map<string, readonly Question[]>([
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
  ['/euro-cup', [[stagesRequest('euro'), { id: COMPETITION.euro }]]],
  ['/world-cup', [[stagesRequest('fifa'), { id: COMPETITION.worldCup }]]],
]);
