import type { Club } from '../../world/clubs';
import { type Player, squadOf } from '../people/squads';
import { personFacts } from './person-facts';
import { playerView, type Scene } from './words';

const ORDER = ['goalkeeper', 'defender', 'midfielder', 'forward'] as const;

/** A member of a squad over the wire. */
export function squadPlayerView(player: Player, scene: Scene) {
  const { foot: _foot, contractUntil: _contract, ...person } = personFacts(scene.world.seed, player);
  return {
    ...playerView(player, scene),
    shirtNumber: player.shirtNumber,
    position: player.position,
    nationality: scene.say(player.nation),
    ...person,
  };
}

/** A squad over the wire, goalkeepers first, by shirt number. */
export function squadView(club: Club, scene: Scene) {
  return [...squadOf(scene.world.seed, club)]
    .sort((a, b) => ORDER.indexOf(a.position) - ORDER.indexOf(b.position) || a.shirtNumber - b.shirtNumber)
    .map((player) => squadPlayerView(player, scene));
}
