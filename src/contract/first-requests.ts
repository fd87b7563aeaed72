import { BANNER_CATEGORY, EXPERT_SORT, MOMENT_SORT, PERSON_PAGE_SIZE } from './codes';
import { COMPETITION } from './football/football-codes';
import type { Field } from './form';

/** Requests of the first screen, apart from their answers: they leave before the code that reads these is there. */
export const domainListRequest = {
  name: 'domainList',
  method: 'POST',
  path: '/api/forehead/system/domain/list/v2',
  encoding: 'form',
  pidHeader: false,
  startup: true,
} as const;

export const commonConfigRequest = {
  name: 'commonConfig',
  method: 'POST',
  path: '/api/forehead/system/config/get/common/config',
  encoding: 'form',
  pidHeader: false,
  startup: true,
} as const;

export const anchorHomeRequest = {
  name: 'anchorHome',
  method: 'GET',
  path: '/ssapi/anchor/list/v2',
  encoding: 'query',
  pidHeader: false,
} as const;

/** The fields of anchor home's first reading. */
export const anchorHomeFields = (pid: string, jumpGame: string) => ({
  pid,
  matchSource: jumpGame,
  t: 1,
  momentSort: MOMENT_SORT.newest,
});

export const imagesRequest = {
  name: 'images',
  method: 'POST',
  path: '/api/forehead/system/config/images/query',
  encoding: 'form',
  pidHeader: false,
} as const;

/** The fields of anchor home's banners in a browser. */
export const homeBannersFields = { categoryId: BANNER_CATEGORY.anchorHome } as const;

const get = <const Name extends string, const Path extends string>(name: Name, path: Path) =>
  ({ name, method: 'GET', path, encoding: 'query', pidHeader: false }) as const;
const post = <const Name extends string, const Path extends string>(name: Name, path: Path) =>
  ({ name, method: 'POST', path, encoding: 'form', pidHeader: false }) as const;

const BASE = '/api/forehead';
export const rankingConfigRequest = post('rankingConfig', `${BASE}/user/ranking/config`);
export const hostListRequest = post('hostList', `${BASE}/live/host/list`);
export const hostRankRequest = post('hostRank', `${BASE}/live/host/rank`);
export const tipListRequest = get('tipList', `${BASE}/live/sports/message/v2/info`);
export const professorInfoRequest = get('professorInfo', `${BASE}/live/professor/info`);
export const leagueMatchDateRequest = get('leagueMatchDate', '/ssapi/football/league/match-date');
/** Of World Cup (`fifa`) and Euro (`euro`). */
export const stagesRequest = <const Name extends string>(name: Name) => get(`${name}Stages`, `/ssapi/${name}/stages`);

const persons = (size: number) => ({ page: 1, size, sortType: EXPERT_SORT.overall });

type Question = readonly [
  request: Pick<ReturnType<typeof get> | ReturnType<typeof post>, 'method' | 'path' | 'encoding' | 'pidHeader'>,
  fields: { readonly [name: string]: Field },
];

/** The questions of a page at its plain address that need no other answer first, by its path. */
export const FIRST_QUESTIONS: Readonly<Partial<Record<string, readonly Question[]>>> = {
  '/news': [
    [professorInfoRequest, persons(PERSON_PAGE_SIZE)],
    [tipListRequest, { page: 1, size: 10, sportsType: 0, sportsSource: 0, blackReturnGold: 0 }],
  ],
  '/news/all-gods': [[professorInfoRequest, persons(10)]],
  '/anchor/all-anchor': [[hostListRequest, {}]],
  '/anchor/week-rank': [[hostRankRequest, {}]],
  '/user-ranking': [[rankingConfigRequest, {}]],
  '/five-leagues': [[leagueMatchDateRequest, { seasonId: COMPETITION.premierLeague }]],
  '/euro-cup': [[stagesRequest('euro'), { id: COMPETITION.euro }]],
  '/world-cup': [[stagesRequest('fifa'), { id: COMPETITION.worldCup }]],
};
