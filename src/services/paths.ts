import type { RankingType } from '../contract/codes';

/** Every path of section 2 of product.md, below the basename, built in one place (`app/paths.ts`). */
export interface Paths {
  anchor(): string;
  anchorRoom(hostId: string, query?: { matchId?: string }): string;
  allAnchors(tab?: 'live' | 'soon' | 'scheduled'): string;
  weekRank(): string;
  anchorImage(hostId: string): string;
  anchorDownload(): string;
  programDetail(matchId: string): string;
  news(): string;
  newsUser(professorId: string): string;
  newsDetail(messageId: string): string;
  allGods(tab?: 'mine'): string;
  myOrders(): string;
  userRanking(type?: RankingType): string;
  rankUser(uid: string): string;
  fiveLeagues(): string;
  leagueTeam(leagueId: string, teamId: string): string;
  leaguePlayer(leagueId: string, playerId: string): string;
  nba(): string;
  nbaTeam(teamId: string): string;
  nbaPlayer(playerId: string): string;
  euroCup(): string;
  euroTeam(teamId: string): string;
  worldCup(): string;
  worldCupTeam(teamId: string): string;
  goldDocument(): string;
  download(): string;
}
