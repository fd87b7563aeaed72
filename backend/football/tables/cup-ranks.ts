import { CUP_SEASON } from '../../../src/contract/football/football-codes';

type Ranks = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Disciplinary points where they decided a place, fewer are better. Euro 2024: Denmark and Slovenia were level on all else. */
export const DISCIPLINE: Ranks = { [CUP_SEASON.euro2024]: { Denmark: 6, Slovenia: 7 } };

/** Places in the ranking before the cup, where nothing else decided. */
export const SEEDS: Ranks = {};
