import { BANNER_CATEGORY, LIST_PAGE_SIZE, MOMENT_SORT } from './codes';

const BASE = '/api/forehead';
const get = <const Name extends string, const Path extends string>(name: Name, path: Path) =>
  ({ name, method: 'GET', path, encoding: 'query', pidHeader: false }) as const;
const post = <const Name extends string, const Path extends string>(name: Name, path: Path) =>
  ({ name, method: 'POST', path, encoding: 'form', pidHeader: false }) as const;

/** Requests of the first screen, apart from their answers: they leave before the code that reads these is there. */
export const domainListRequest = { ...post('domainList', `${BASE}/system/domain/list/v2`), startup: true } as const;

export const commonConfigRequest = {
  ...post('commonConfig', `${BASE}/system/config/get/common/config`),
  startup: true,
} as const;

export const anchorHomeRequest = get('anchorHome', '/ssapi/anchor/list/v2');

/** The fields of anchor home's first reading. */
export const anchorHomeFields = (pid: string, jumpGame: string) => ({
  pid,
  matchSource: jumpGame,
  t: 1,
  momentSort: MOMENT_SORT.newest,
});

export const imagesRequest = post('images', `${BASE}/system/config/images/query`);

/** The fields of anchor home's banners in a browser. */
export const homeBannersFields = { categoryId: BANNER_CATEGORY.anchorHome } as const;

export const rankingConfigRequest = post('rankingConfig', `${BASE}/user/ranking/config`);
export const hostListRequest = post('hostList', `${BASE}/live/host/list`);
export const hostMatchInfoRequest = post('hostMatchInfo', `${BASE}/live/host/load/live/match/info`);
export const hostRankRequest = post('hostRank', `${BASE}/live/host/rank`);
export const tipListRequest = get('tipList', `${BASE}/live/sports/message/v2/info`);
export const tipDetailRequest = get('tipDetail', `${BASE}/live/sports/message/v2/info/detail`);
export const professorDetailRequest = get('professorDetail', `${BASE}/live/sports/message/v2/professor/info`);
export const professorInfoRequest = get('professorInfo', `${BASE}/live/professor/info`);
export const nbaMatchDateRequest = get('nbaMatchDate', '/ssapi/nba/match-date');
export const nbaListRequest = {
  ...post('nbaList', '/ssapi/nba/list'),
  encoding: 'json',
  pidHeader: true,
} as const;
export const nbaRankingRequest = { ...post('nbaRanking', '/ssapi/nba/ranking'), encoding: 'json' } as const;
export const leagueRankingRequest = post('leagueRanking', '/ssapi/football/league/ranking');
export const leagueMatchDateRequest = get('leagueMatchDate', '/ssapi/football/league/match-date');
export const leagueMatchListRequest = post('leagueMatchList', '/ssapi/football/league/match-list');
/** Of World Cup (`fifa`) and Euro (`euro`). */
export const cupMatchDateRequest = <const Name extends string>(name: Name) =>
  get(`${name}MatchDate`, `/ssapi/${name}/match-date`);
export const stagesRequest = <const Name extends string>(name: Name) => get(`${name}Stages`, `/ssapi/${name}/stages`);
export const cupRankingRequest = <const Name extends string>(name: Name) =>
  post(`${name}Ranking`, `/ssapi/${name}/ranking`);
export const cupListRequest = <const Name extends string>(name: Name) => post(`${name}List`, `/ssapi/${name}/list`);

/** A team's own calls; `base`: the path that they stand below. */
export const lineUpRequest = <const Name extends string>(name: Name, base: string) =>
  post(`${name}LineUp`, `${base}/lineUp`);
export const seasonListRequest = <const Name extends string>(name: Name, base: string) =>
  post(`${name}SeasonList`, `${base}/season-list`);
export const playerBasicRequest = post('playerBasic', '/ssapi/football/player/basic');
export const nbaPlayerRequest = post('nbaPlayerDetail', '/ssapi/nba/player/detail');
export const bettingListRequest = post('bettingList', `${BASE}/data/betting/list`);

/** The fields of the tips' first page. */
export const tipsFields = {
  page: 1,
  size: LIST_PAGE_SIZE,
  sportsType: 0,
  sportsSource: 0,
  blackReturnGold: 0,
} as const;
