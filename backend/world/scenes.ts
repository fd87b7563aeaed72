import { BASKETBALL } from './match-state';
import type { Random } from './random';

/** Kinds of generated scenes (pictures/scene.ts) by what they show: stadium, tactics board, football; court, basketball. */
const FOOTBALL_SCENES = [1, 2, 4] as const;
const BASKETBALL_SCENES = [3, 3, 5] as const;

/** The file id of a scene of that sport, numbered 0 to `last`. */
export function sceneOfSport(random: Random, matchType: number, last: number): string {
  const kind = random.pick<number>(matchType === BASKETBALL ? BASKETBALL_SCENES : FOOTBALL_SCENES);
  return `sc${kind}-${random.between(0, last)}.png`;
}
