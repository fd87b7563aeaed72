import { COMPETITION, CUP_SEASON } from '../../contract/football/football-codes';
import type { CupFormat } from './cup-format';

/** Eight groups, two of each go on (decisions.md, World Cup). */
export const WORLD_CUP_2022: CupFormat = {
  seasonId: CUP_SEASON.worldCup2022,
  competitionId: COMPETITION.worldCup,
  year: 2022,
  groups: [...'ABCDEFGH'],
  thirds: 0,
  rounds: [
    {
      key: 'r16',
      ties: [
        [49, '1A', '2B'],
        [50, '1C', '2D'],
        [51, '1B', '2A'],
        [52, '1D', '2C'],
        [53, '1E', '2F'],
        [54, '1G', '2H'],
        [55, '1F', '2E'],
        [56, '1H', '2G'],
      ],
    },
    {
      key: 'quarter',
      ties: [
        [57, 'W49', 'W50'],
        [58, 'W53', 'W54'],
        [59, 'W51', 'W52'],
        [60, 'W55', 'W56'],
      ],
    },
    {
      key: 'semi',
      ties: [
        [61, 'W57', 'W58'],
        [62, 'W59', 'W60'],
      ],
    },
    { key: 'third', ties: [[63, 'L61', 'L62']] },
    { key: 'final', ties: [[64, 'W61', 'W62']] },
  ],
  thirdsOf: {},
};
