import { numberOf } from '../../calls/session/identity';
import { businessRefusal, NOT_FOUND_CODE } from '../../server/refusal';
import type { Club } from '../../world/clubs';
import type { Season, SeasonMatch } from '../football-world';
import { COMPETITION_NAMES } from '../season-data';
import { coachOf, isLineupTold, matchLineupView } from './lineup-view';
import { squadView } from './squad-view';
import { seasonsOf } from './team-seasons';
import { type Scene, teamView } from './words';

/** The club of an id. Throws a refusal where there is none. */
export function clubOf(teamId: string, { world }: Scene): Club {
  const club = world.club(numberOf(teamId));
  if (club === undefined) throw businessRefusal(NOT_FOUND_CODE, '球队不存在');
  return club;
}

/** The season of an id. Throws a refusal where there is none. */
export function seasonOf(seasonId: string, { world }: Scene): Season {
  const season = world.season(seasonId);
  if (season === undefined) throw businessRefusal(NOT_FOUND_CODE, '赛季不存在');
  return season;
}

export const matchesOf = ({ matches }: Season, clubId: number): SeasonMatch[] =>
  matches.filter(({ fixture }) => fixture.homeId === clubId || fixture.awayId === clubId);

/** TopicUrlState, league and form of a team in a season, beside its name. */
function headView(club: Club, season: Season | undefined, scene: Scene) {
  if (season === undefined) return {};
  const rows = scene
    .state(season)
    .tables()
    .groups.flatMap(({ all, groupName }) => all.map((row) => ({ row, groupName })));
  const own = rows.find(({ row }) => row.teamId === String(club.id));
  const words = COMPETITION_NAMES.get(season.competitionId);
  return {
    seasonId: season.seasonId,
    seasonName: season.name,
    competitionId: season.competitionId,
    ...(words === undefined ? {} : { competitionName: scene.say(words) }),
    ...(own === undefined ? {} : { rank: own.row.rank, points: own.row.points, form: [...own.row.form] }),
    ...(own === undefined || own.groupName === '' ? {} : { groupName: own.groupName }),
  };
}

/** The match whose line-ups are shown: the one asked for, else the team's last that has told its own. */
function lineupMatch(club: Club, season: Season | undefined, matchId: string | undefined, scene: Scene) {
  const { now } = scene.context;
  if (matchId !== undefined) {
    const found = scene.world.match(numberOf(matchId));
    return found !== undefined && isLineupTold(found.match, now) ? found : undefined;
  }
  const last =
    season === undefined
      ? undefined
      : matchesOf(season, club.id)
          .filter((match) => isLineupTold(match, now))
          .at(-1);
  return season === undefined || last === undefined ? undefined : { season, match: last };
}

/** A team with its squad and the line-ups of a match. `among`: competitions that the topic knows. */
export function teamLineupView(teamId: string, matchId: string | undefined, among: readonly string[], scene: Scene) {
  const club = clubOf(teamId, scene);
  const season = seasonsOf(club, scene).find(
    ({ competitionId, matches }) =>
      among.includes(competitionId) && (matches[0]?.fixture.startAt ?? Number.POSITIVE_INFINITY) <= scene.context.now,
  );
  const found = lineupMatch(club, season, matchId, scene);
  const lineUp = found === undefined ? undefined : matchLineupView(found.season, found.match, scene);
  return {
    ...teamView(club, scene),
    ...headView(club, season, scene),
    coach: coachOf(club, scene),
    players: squadView(club, scene),
    ...(lineUp === undefined ? {} : { lineUp }),
  };
}
