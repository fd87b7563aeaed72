import { BANNER_CATEGORY, LIST_PAGE_SIZE, MOMENT_SORT } from './codes';

const BASE = '/api/forehead';
const get = (path: string) => ({ method: 'GET', path, encoding: 'query' }) as const;
const post = (path: string) => ({ method: 'POST', path, encoding: 'form' }) as const;

/** Requests of the first screen and of pages that ask early, apart from their names and answers: they leave before the code that reads these is there. */
export const domainListRequest = post(`${BASE}/system/domain/list/v2`);

export const commonConfigRequest = post(`${BASE}/system/config/get/common/config`);

export const anchorHomeRequest = get('/ssapi/anchor/list/v2');

/** The fields of anchor home's first reading. */
export const anchorHomeFields = (pid: string, jumpGame: string) => ({
  pid,
  matchSource: jumpGame,
  t: 1,
  momentSort: MOMENT_SORT.newest,
});

export const imagesRequest = post(`${BASE}/system/config/images/query`);

/** The fields of anchor home's banners in a browser. */
export const homeBannersFields = { categoryId: BANNER_CATEGORY.anchorHome } as const;

export const rankingConfigRequest = post(`${BASE}/user/ranking/config`);
export const hostListRequest = post(`${BASE}/live/host/list`);
export const hostMatchInfoRequest = post(`${BASE}/live/host/load/live/match/info`);
export const hostRankRequest = post(`${BASE}/live/host/rank`);
export const tipListRequest = get(`${BASE}/live/sports/message/v2/info`);
export const tipDetailRequest = get(`${BASE}/live/sports/message/v2/info/detail`);
export const professorDetailRequest = get(`${BASE}/live/sports/message/v2/professor/info`);
export const professorInfoRequest = get(`${BASE}/live/professor/info`);
export const professorTipsRequest = get(`${BASE}/live/sports/message/v2/info/professor/sports`);
export const nbaMatchDateRequest = get('/ssapi/nba/match-date');
export const nbaListRequest = {
  ...post('/ssapi/nba/list'),
  encoding: 'json',
  pidHeader: true,
} as const;
export const nbaRankingRequest = { ...post('/ssapi/nba/ranking'), encoding: 'json' } as const;
export const leagueRankingRequest = post('/ssapi/football/league/ranking');
export const leagueMatchDateRequest = get('/ssapi/football/league/match-date');
export const leagueMatchListRequest = post('/ssapi/football/league/match-list');
/** Of World Cup (`fifa`) and Euro (`euro`). */
export const cupMatchDateRequest = (cup: string) => get(`/ssapi/${cup}/match-date`);
export const stagesRequest = (cup: string) => get(`/ssapi/${cup}/stages`);
export const cupRankingRequest = (cup: string) => post(`/ssapi/${cup}/ranking`);
export const cupListRequest = (cup: string) => post(`/ssapi/${cup}/list`);

/** A team's own calls; `base`: the path that they stand below. */
export const lineUpRequest = (base: string) => post(`${base}/lineUp`);
export const seasonListRequest = (base: string) => post(`${base}/season-list`);
export const seasonMatchRequest = (base: string) => post(`${base}/season-match`);
export const playerBasicRequest = post('/ssapi/football/player/basic');
export const nbaPlayerRequest = post('/ssapi/nba/player/detail');
export const nbaTeamMatchRequest = post('/ssapi/nba/team/match');
export const nbaTeamPlayerRequest = post('/ssapi/nba/team/player');
export const bettingListRequest = post(`${BASE}/data/betting/list`);

/** The fields of the tips' first page. */
export const tipsFields = {
  page: 1,
  size: LIST_PAGE_SIZE,
  sportsType: 0,
  sportsSource: 0,
  blackReturnGold: 0,
} as const;
