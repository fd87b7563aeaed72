import { type CallContext, isEnglish } from '../../calls/call-context';
import type { Club } from '../../world/clubs';
import { shortEnglish } from '../../world/english-names';
import { type FootballWorld, footballWorld, type Season } from '../football-world';
import type { Words } from '../people/origins';
import type { Player } from '../people/squads';
import { type SeasonState, seasonState } from '../season-state';

/** The ground of every answer: the world at the instant of the request, in the language of who asks. */
export interface Scene {
  readonly context: CallContext;
  readonly world: FootballWorld;
  readonly say: (words: Words) => string;
  readonly state: (season: Season) => SeasonState;
}

export function sceneOf(context: CallContext): Scene {
  const world = footballWorld(context.seed, context.baseDay);
  return {
    context,
    world,
    say: (words) => words[isEnglish(context.language) ? 'en' : 'zh'],
    state: (season) => seasonState(world, season, context.now),
  };
}

export const clubLabels = ({ name, englishName }: Club): Words => ({ zh: name, en: shortEnglish(englishName) });

/** A team over the wire. */
export const teamView = (club: Club, { say }: Scene) => ({
  teamId: club.id,
  teamName: say(clubLabels(club)),
  teamLogo: club.crest,
});

const SKINS = ['f0c3a0', 'e9b48c', 'd79c74', 'b97d56', '8d5a3c'] as const;
const HAIRS = ['5b3a22', '3a2a20', '1c2a3e', '23282f', '7a4a26'] as const;
const BACKGROUNDS = ['e6eaf0', 'd5e3ff', 'e7dfff', 'ffe3cf', 'd6f0e0'] as const;
const KINDS = [1, 2, 4, 5, 6] as const;
const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;

/** A drawn portrait, the same for a player for ever; the shirt is the club's. */
function portraitOf({ id }: Player, crest: string): string {
  const shirt = /-([0-9a-f]{6})-/.exec(crest)?.[1] ?? '2550dd';
  const kind = at(KINDS, id);
  return `av${kind}-${at(BACKGROUNDS, id >> 1)}-${at(SKINS, (id * 7) >> 2)}-${at(HAIRS, id >> 3)}-${shirt}.png`;
}

/** A player over the wire, wherever one is named. */
export const playerView = (player: Player, { say, world }: Scene) => ({
  playerId: player.id,
  playerName: say(player.name),
  shortName: say(player.shortName),
  playerLogo: portraitOf(player, world.club(player.clubId)?.crest ?? ''),
});
