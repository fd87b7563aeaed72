import { COMPETITION, CUP_SEASON } from '../../contract/football/football-codes';
import { type CupFormat, tiesFrom } from './cup-format';

/** Six groups, the best four thirds, a last sixteen (decisions.md, Euro 2024). */
export const EURO_2024: CupFormat = {
  seasonId: CUP_SEASON.euro2024,
  competitionId: COMPETITION.euro,
  year: 2024,
  groups: [...'ABCDEF'],
  thirds: 4,
  rounds: [
    { key: 'r16', ties: tiesFrom(37, '1A-2C 2A-2B 1B-3ADEF 1C-3DEF 1F-3ABC 2D-2E 1E-3ABCD 1D-2F') },
    { key: 'quarter', ties: tiesFrom(45, 'W39-W37 W41-W42 W43-W44 W40-W38') },
    { key: 'semi', ties: tiesFrom(49, 'W45-W46 W47-W48') },
    { key: 'final', ties: tiesFrom(51, 'W49-W50') },
  ],
  // B1, C1, F1, E1 in the order of their ties: all fifteen ways.
  thirdsOf: {
    ABCD: 'ADCB',
    ABCE: 'AECB',
    ABCF: 'AFCB',
    ABDE: 'DEBA',
    ABDF: 'DFBA',
    ABEF: 'EFAB',
    ACDE: 'EDAC',
    ACDF: 'FDAC',
    ACEF: 'EFAC',
    ADEF: 'EFAD',
    BCDE: 'EDCB',
    BCDF: 'FDBC',
    BCEF: 'FEBC',
    BDEF: 'FEBD',
    CDEF: 'FECD',
  },
};

/** Twelve groups, the best eight thirds, a round of 32 (decisions.md, World Cup). */
export const WORLD_CUP_2026: CupFormat = {
  seasonId: CUP_SEASON.worldCup2026,
  competitionId: COMPETITION.worldCup,
  year: 2026,
  groups: [...'ABCDEFGHIJKL'],
  thirds: 8,
  rounds: [
    {
      key: 'r32',
      ties: tiesFrom(
        73,
        `2A-2B 1E-3ABCDF 1F-2C 1C-2F 1I-3CDFGH 2E-2I 1A-3CEFHI 1L-3EHIJK
        1D-3BEFIJ 1G-3AEHIJ 2K-2L 1H-2J 1B-3EFGIJ 1J-2H 1K-3DEIJL 2D-2G`,
      ),
    },
    { key: 'r16', ties: tiesFrom(89, 'W74-W77 W73-W75 W76-W78 W79-W80 W83-W84 W81-W82 W86-W88 W85-W87') },
    { key: 'quarter', ties: tiesFrom(97, 'W89-W90 W93-W94 W91-W92 W95-W96') },
    { key: 'semi', ties: tiesFrom(101, 'W97-W98 W99-W100') },
    { key: 'third', ties: tiesFrom(103, 'L101-L102') },
    { key: 'final', ties: tiesFrom(104, 'W101-W102') },
  ],
  // The one that came true, of 495: E1, I1, A1, L1, D1, G1, B1, K1 met the thirds of these groups.
  thirdsOf: { BDEFIJKL: 'DFEKBIJL' },
};

/** Eight groups, two of each go on (decisions.md, World Cup). */
export const WORLD_CUP_2022: CupFormat = {
  seasonId: CUP_SEASON.worldCup2022,
  competitionId: COMPETITION.worldCup,
  year: 2022,
  groups: [...'ABCDEFGH'],
  thirds: 0,
  rounds: [
    { key: 'r16', ties: tiesFrom(49, '1A-2B 1C-2D 1B-2A 1D-2C 1E-2F 1G-2H 1F-2E 1H-2G') },
    { key: 'quarter', ties: tiesFrom(57, 'W49-W50 W53-W54 W51-W52 W55-W56') },
    { key: 'semi', ties: tiesFrom(61, 'W57-W58 W59-W60') },
    { key: 'third', ties: tiesFrom(63, 'L61-L62') },
    { key: 'final', ties: tiesFrom(64, 'W61-W62') },
  ],
  thirdsOf: {},
};

/** The cups that are data here, newest first. */
export const CUP_FORMATS: readonly CupFormat[] = [WORLD_CUP_2026, EURO_2024, WORLD_CUP_2022];

/** The format of a season, or of a competition's newest season. */
export const cupFormatOf = (seasonId: string): CupFormat | undefined =>
  CUP_FORMATS.find((format) => format.seasonId === seasonId);

const STAGE_KEYS = ['group', 'r32', 'r16', 'quarter', 'semi', 'third', 'final'] as const;
export type StageKey = (typeof STAGE_KEYS)[number];

/** The id of a season's stage: the season's with a digit. The stages of the specification's NBA have numbers of their own. */
export const stageIdOf = (seasonId: string, key: StageKey): string => `${seasonId}${STAGE_KEYS.indexOf(key)}`;
