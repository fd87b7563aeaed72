import type { CupFormat } from './cup-format';
import { EURO_2024 } from './euro-2024';
import { WORLD_CUP_2022 } from './world-cup-2022';
import { WORLD_CUP_2026 } from './world-cup-2026';

/** The cups that are data here, newest first. */
export const CUP_FORMATS: readonly CupFormat[] = [WORLD_CUP_2026, EURO_2024, WORLD_CUP_2022];

/** The format of a season, or of a competition's newest season. */
export const cupFormatOf = (seasonId: string): CupFormat | undefined =>
  CUP_FORMATS.find((format) => format.seasonId === seasonId);

const STAGE_KEYS = ['group', 'r32', 'r16', 'quarter', 'semi', 'third', 'final'] as const;
export type StageKey = (typeof STAGE_KEYS)[number];

/** The id of a season's stage: the season's with a digit. The stages of the specification's NBA have numbers of their own. */
export const stageIdOf = (seasonId: string, key: StageKey): string => `${seasonId}${STAGE_KEYS.indexOf(key)}`;
