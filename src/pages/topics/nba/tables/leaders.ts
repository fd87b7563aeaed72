import type { NbaPosition } from '../../../../contract/nba/nba-codes';
import { topPlayers } from '../../football-lists';

interface Ranked {
  readonly position?: NbaPosition | undefined;
}

/** The best ten (product.md, section 5), of one position or of all, in the server's order. */
export function nbaLeaders<P extends Ranked>(players: readonly P[], position: NbaPosition | undefined): P[] {
  return topPlayers(position === undefined ? players : players.filter((player) => player.position === position));
}
