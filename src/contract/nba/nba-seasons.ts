/** The season that runs (product.md, section 9), until the real value is known (decisions.md, NBA seasons). */
const SEASON_ID_2425 = '2425';

/** Seasons by their ids, newest first; what they are called comes with the data (decisions.md, NBA seasons). */
export const NBA_SEASON = { s2425: SEASON_ID_2425, s2324: '1745', s2223: '1566', s2122: '1414' } as const;
export const NBA_SEASON_IDS = Object.values(NBA_SEASON);
