import type { MissingPlayer } from '../../../src/contract/football/lineup';
import { randomOf } from '../../world/random';
import type { Words } from '../people/origins';
import type { Player } from '../people/squads';
import type { Side } from './pick-side';

interface Missing {
  readonly player: Player;
  readonly kind: MissingPlayer['kind'];
  readonly note: Words;
}

const REASONS: readonly Omit<Missing, 'player'>[] = [
  { kind: 'injured', note: { zh: '膝伤 · 归期未定', en: 'Knee · no return date' } },
  { kind: 'injured', note: { zh: '大腿拉伤 · 约两周', en: 'Thigh strain · about two weeks' } },
  { kind: 'suspended', note: { zh: '累计 5 张黄牌', en: '5 yellow cards' } },
  { kind: 'doubtful', note: { zh: '感冒', en: 'Cold' } },
];
const MISSING = 0.75;

/** Some of those who are not even on the bench: invented players only, and what keeps them out is invented as well. */
export function missingOf(
  seed: number,
  matchId: number,
  { stints }: Side,
  squad: readonly Player[],
): readonly Missing[] {
  const random = randomOf(seed, 'missing', matchId, squad[0]?.clubId ?? 0);
  const named = new Set(stints.map(({ player }) => player.id));
  return squad
    .filter(({ id, isInvented }) => isInvented && !named.has(id))
    .filter(() => random.chance(MISSING))
    .map((player) => ({ player, ...random.pick(REASONS) }));
}
