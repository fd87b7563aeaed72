/** Competition ids (product.md, section 9). A competition's current season is asked for by the same id. */
export const COMPETITION = {
  premierLeague: '12387',
  laLiga: '12388',
  serieA: '12417',
  bundesliga: '12416',
  ligue1: '12403',
  europaLeague: '11771',
  championsLeague: '11582',
  worldCup: '10810',
  friendlies: '10632',
  euro: '11334',
} as const;

/** The five leagues in the order of their tabs (product.md, section 9). */
export const FIVE_LEAGUE_IDS = [
  COMPETITION.premierLeague,
  COMPETITION.laLiga,
  COMPETITION.serieA,
  COMPETITION.bundesliga,
  COMPETITION.ligue1,
] as const;

/** Seasons of the cups that are facts; the newest one is the competition's own id. */
export const CUP_SEASON = {
  euro2024: COMPETITION.euro,
  worldCup2022: '1081022',
  worldCup2026: COMPETITION.worldCup,
} as const;

/** The figures that players are ranked by (product.md, section 9). */
export const PLAYER_STATS = ['goals', 'assists', 'shots_on_target', 'saves', 'minutes_played'] as const;
export type PlayerStat = (typeof PLAYER_STATS)[number];
/** Of a ranking of players the best ten are shown (product.md, section 5). */
export const PLAYER_RANKING_SIZE = 10;
