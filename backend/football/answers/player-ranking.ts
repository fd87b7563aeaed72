import { PLAYER_STATS, type PlayerStat } from '../../../src/contract/football/football-codes';
import type { Season } from '../football-world';
import { type Player, squadOf } from '../people/squads';
import type { PlayerTotals } from '../season-totals';
import { playerView, type Scene, teamView } from './words';

/** More than the ten that are shown: the client keeps the top (product.md, section 5). */
const RANKED = 20;
const TEAM_LEADERS = 5;

/** The player of an id, in the squad of their club. */
export function playerOf(playerId: number, clubId: number, { world }: Scene): Player | undefined {
  const club = world.club(clubId);
  return club === undefined ? undefined : squadOf(world.seed, club).find(({ id }) => id === playerId);
}

/** Best first; level players by fewer minutes, then by id, and they share a rank. Nobody with nothing. */
function best(totals: Iterable<PlayerTotals>, stat: PlayerStat, count: number, scene: Scene) {
  const sorted = [...totals]
    .filter((one) => one[stat] > 0)
    .sort((a, b) => b[stat] - a[stat] || a.minutes_played - b.minutes_played || a.playerId - b.playerId)
    .slice(0, count);
  return sorted.flatMap((one) => {
    const [player, club] = [playerOf(one.playerId, one.clubId, scene), scene.world.club(one.clubId)];
    if (player === undefined || club === undefined) return [];
    const rank = sorted.findIndex((other) => other[stat] === one[stat]) + 1;
    const { appearances, penalties } = one;
    const figures = { rank, value: one[stat], appearances, ...(stat === 'goals' ? { penalties } : {}) };
    return [{ ...playerView(player, scene), ...teamView(club, scene), ...figures }];
  });
}

/** The ranking of a season's players. */
export const playerRanking = (season: Season, stat: PlayerStat, scene: Scene) =>
  best(scene.state(season).totals().players.values(), stat, RANKED, scene);

/** The first of a club in each thing. */
export function leadersOf(season: Season, clubId: number, scene: Scene, count = TEAM_LEADERS) {
  const own = [...scene.state(season).totals().players.values()].filter((one) => one.clubId === clubId);
  return PLAYER_STATS.map((stat) => ({ stat, players: best(own, stat, count, scene) }));
}
