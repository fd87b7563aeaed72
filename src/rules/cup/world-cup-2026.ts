import { COMPETITION, CUP_SEASON } from '../../contract/football/football-codes';
import type { CupFormat } from './cup-format';

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
      ties: [
        [73, '2A', '2B'],
        [74, '1E', '3ABCDF'],
        [75, '1F', '2C'],
        [76, '1C', '2F'],
        [77, '1I', '3CDFGH'],
        [78, '2E', '2I'],
        [79, '1A', '3CEFHI'],
        [80, '1L', '3EHIJK'],
        [81, '1D', '3BEFIJ'],
        [82, '1G', '3AEHIJ'],
        [83, '2K', '2L'],
        [84, '1H', '2J'],
        [85, '1B', '3EFGIJ'],
        [86, '1J', '2H'],
        [87, '1K', '3DEIJL'],
        [88, '2D', '2G'],
      ],
    },
    {
      key: 'r16',
      ties: [
        [89, 'W74', 'W77'],
        [90, 'W73', 'W75'],
        [91, 'W76', 'W78'],
        [92, 'W79', 'W80'],
        [93, 'W83', 'W84'],
        [94, 'W81', 'W82'],
        [95, 'W86', 'W88'],
        [96, 'W85', 'W87'],
      ],
    },
    {
      key: 'quarter',
      ties: [
        [97, 'W89', 'W90'],
        [98, 'W93', 'W94'],
        [99, 'W91', 'W92'],
        [100, 'W95', 'W96'],
      ],
    },
    {
      key: 'semi',
      ties: [
        [101, 'W97', 'W98'],
        [102, 'W99', 'W100'],
      ],
    },
    { key: 'third', ties: [[103, 'L101', 'L102']] },
    { key: 'final', ties: [[104, 'W101', 'W102']] },
  ],
  // The one that came true, of 495: E1, I1, A1, L1, D1, G1, B1, K1 met the thirds of these groups.
  thirdsOf: { BDEFIJKL: 'DFEKBIJL' },
};
