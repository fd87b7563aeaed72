import { COMPETITION, CUP_SEASON } from '../../contract/football/football-codes';
import type { CupFormat } from './cup-format';

/** Six groups, the best four thirds, a last sixteen (decisions.md, Euro 2024). */
export const EURO_2024: CupFormat = {
  seasonId: CUP_SEASON.euro2024,
  competitionId: COMPETITION.euro,
  year: 2024,
  groups: [...'ABCDEF'],
  thirds: 4,
  rounds: [
    {
      key: 'r16',
      ties: [
        [37, '1A', '2C'],
        [38, '2A', '2B'],
        [39, '1B', '3ADEF'],
        [40, '1C', '3DEF'],
        [41, '1F', '3ABC'],
        [42, '2D', '2E'],
        [43, '1E', '3ABCD'],
        [44, '1D', '2F'],
      ],
    },
    {
      key: 'quarter',
      ties: [
        [45, 'W39', 'W37'],
        [46, 'W41', 'W42'],
        [47, 'W43', 'W44'],
        [48, 'W40', 'W38'],
      ],
    },
    {
      key: 'semi',
      ties: [
        [49, 'W45', 'W46'],
        [50, 'W47', 'W48'],
      ],
    },
    { key: 'final', ties: [[51, 'W49', 'W50']] },
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
