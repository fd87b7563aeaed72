import type { Paths } from '../../services/paths';

const part = encodeURIComponent;
const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, value);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
};

/** Every path of section 2 of product.md, below the basename. */
export const paths: Paths = {
  anchor: () => '/anchor',
  anchorRoom: (hostId, query = {}) => withQuery(`/anchor/detail/${part(hostId)}`, { ...query }),
  allAnchors: (tab) => withQuery('/anchor/all-anchor', { tab }),
  weekRank: () => '/anchor/week-rank',
  anchorImage: (hostId) => `/anchor/anchor-image/${part(hostId)}`,
  anchorDownload: () => '/anchor-download',
  programDetail: (matchId) => `/program-detail/${part(matchId)}`,
  news: () => '/news',
  newsUser: (professorId) => `/news/user/${part(professorId)}`,
  newsDetail: (messageId) => `/news/detail/${part(messageId)}`,
  allGods: (tab) => withQuery('/news/all-gods', { tab }),
  myOrders: () => '/news/orders',
  userRanking: (type) => withQuery('/user-ranking', { type }),
  rankUser: (uid) => `/user-ranking/user/${part(uid)}`,
  fiveLeagues: () => '/five-leagues',
  leagueTeam: (leagueId, teamId) => `/five-leagues/league/${part(leagueId)}/team/${part(teamId)}`,
  leaguePlayer: (leagueId, playerId) => `/five-leagues/league/${part(leagueId)}/player/${part(playerId)}`,
  nba: () => '/nba',
  nbaTeam: (teamId) => `/nba/team/${part(teamId)}`,
  nbaPlayer: (playerId) => `/nba/player/${part(playerId)}`,
  euroCup: () => '/euro-cup',
  euroTeam: (teamId) => `/euro-cup/team/${part(teamId)}`,
  worldCup: () => '/world-cup',
  worldCupTeam: (teamId) => `/world-cup/team/${part(teamId)}`,
  goldDocument: () => '/gold-document',
  download: () => '/download',
};
