import { NBA_SEASON, NBA_SEASON_IDS } from '../../../../contract/nba/nba-codes';

export type SeasonKey = keyof typeof NBA_SEASON;

const KEYS = Object.keys(NBA_SEASON) as SeasonKey[];

/** The text key of a season's name, for seasons that the data has not named yet. */
export const seasonKey = (seasonId: string): SeasonKey => KEYS.find((key) => NBA_SEASON[key] === seasonId) ?? 's2425';

/** Newest first. */
export const SEASON_IDS: readonly string[] = NBA_SEASON_IDS;
export const RUNNING_SEASON: string = NBA_SEASON.s2425;
