import { randomOf } from '../../world/random';
import type { Player } from '../people/squads';

const HEIGHTS = { goalkeeper: [186, 198], defender: [178, 193], midfielder: [170, 186], forward: [171, 190] } as const;
const YOUNGEST = 1989;
const OLDEST = 2006;
const two = (value: number) => String(value).padStart(2, '0');

/** Age, size and contract of an invented player; of a real one none is invented. */
export function personFacts(seed: number, player: Player) {
  const random = randomOf(seed, 'person', player.id);
  const [least, most] = HEIGHTS[player.position];
  const height = random.between(least, most);
  const birthday = `${random.between(YOUNGEST, OLDEST)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
  const weight = height - 100 - random.between(2, 10);
  const foot = random.pick(['right', 'right', 'right', 'left', 'both'] as const);
  const contractUntil = `${random.between(2026, 2030)}-06`;
  return player.isInvented ? { height, weight, birthday, foot, contractUntil } : {};
}
