import type { Season } from '../football-world';
import type { Player } from '../people/squads';
import { COMPETITION_NAMES } from '../season-data';
import type { PlayerTotals } from '../season-totals';
import { seasonsOf } from './team-seasons';
import { type Scene, teamView } from './words';

/** A player's figures over the wire; without any match they are zero, minutes are missing. */
function figures(totals: PlayerTotals | undefined) {
  const {
    playerId: _id,
    clubId: _club,
    minutes_played,
    ...rest
  } = totals ?? { playerId: 0, clubId: 0, minutes_played: 0 };
  const none = {
    appearances: 0,
    starts: 0,
    goals: 0,
    assists: 0,
    shots_on_target: 0,
    saves: 0,
    yellowCards: 0,
    redCards: 0,
  };
  return { ...none, ...rest, ...(minutes_played === 0 ? {} : { minutes_played }) };
}

/** A player's season, and the ones before it. */
export function playerSeasonView(player: Player, season: Season, scene: Scene) {
  const club = scene.world.club(player.clubId);
  if (club === undefined) throw new Error(`no club ${player.clubId}`);
  const totalsIn = (one: Season) => figures(scene.state(one).totals().players.get(player.id));
  const words = COMPETITION_NAMES.get(season.competitionId);
  const own = totalsIn(season);
  const before = seasonsOf(club, scene).filter((one) => one.year < season.year);
  return {
    seasonId: season.seasonId,
    ...own,
    competitions: [
      {
        competitionId: season.competitionId,
        ...(words === undefined ? {} : { competitionName: scene.say(words) }),
        ...own,
      },
    ],
    history: before.map((one) => ({
      seasonId: one.seasonId,
      seasonName: one.name,
      ...teamView(club, scene),
      ...totalsIn(one),
    })),
  };
}
