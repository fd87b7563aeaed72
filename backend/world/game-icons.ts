import { GAME_IDS } from '../../src/contract/codes';

/** Games of the portal whose bets are ranked. */
export const GAME_ICONS = [
  { gameId: GAME_IDS.newSt, name: '沙体', icon: 'c6-0a7d50-ffffff.png' },
  { gameId: GAME_IDS.bti, name: 'BTi', icon: 'c6-2550dd-ffffff.png' },
  { gameId: GAME_IDS.xj, name: '小金', icon: 'c6-d9730d-ffffff.png' },
  { gameId: GAME_IDS.play, name: '玩一把', icon: 'c6-cf2637-ffffff.png' },
] as const;
