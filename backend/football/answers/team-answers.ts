import * as calls from '../../../src/contract/football/calls-football';
import { COMPETITION, FIVE_LEAGUE_IDS } from '../../../src/contract/football/football-codes';
import { answer, type CallContext } from '../../calls/call-context';
import { numberOf } from '../../calls/session/identity';
import { businessRefusal, NOT_FOUND_CODE } from '../../server/refusal';
import { DAY_MS } from '../../world/days';
import { clubOfPlayer } from '../people/squads';
import { COMPETITION_NAMES } from '../season-data';
import { friendlyViews } from './friendlies';
import { matchViews } from './match-list';
import { personFacts } from './person-facts';
import { leadersOf, playerOf } from './player-ranking';
import { playerSeasonView } from './player-season-view';
import { squadPlayerView } from './squad-view';
import { DOMESTIC_CUP, seasonListView, seasonsOf } from './team-seasons';
import { clubOf, matchesOf, seasonOf, teamLineupView } from './team-view';
import { sceneOf, teamView } from './words';

/** How far a team's last and next matches go. */
const AROUND_MS = 45 * DAY_MS;

const lineUp = answer(calls.teamLineUp, async ({ id, matchId }, context) =>
  teamLineupView(id, matchId, FIVE_LEAGUE_IDS, sceneOf(context)),
);

/** A team's seasons; the same for every topic. */
export const seasonList = (id: string, context: CallContext) => {
  const scene = sceneOf(context);
  return seasonListView(clubOf(id, scene), scene);
};

/** A team's matches in a season; the same for every topic. */
export async function seasonMatch(teamId: string, seasonId: string, context: CallContext) {
  const scene = sceneOf(context);
  const club = clubOf(teamId, scene);
  if (seasonId === DOMESTIC_CUP) return [];
  if (seasonId === COMPETITION.friendlies) return friendlyViews(club, scene);
  const season = seasonOf(seasonId, scene);
  return matchViews(season, matchesOf(season, club.id), scene);
}

const teamMatch = answer(calls.teamMatch, async ({ teamId, seasonId }, context) => {
  const scene = sceneOf(context);
  const club = clubOf(teamId, scene);
  const seasons = seasonsOf(club, scene).filter((one) => seasonId === undefined || one.seasonId === seasonId);
  const lists = seasons.map((season) => {
    const near = matchesOf(season, club.id).filter(
      ({ fixture }) => Math.abs(fixture.startAt - context.now) < AROUND_MS,
    );
    return matchViews(season, near, scene);
  });
  return (await Promise.all(lists)).flat().sort((a, b) => a.matchDate - b.matchDate);
});

const best = answer(calls.teamBestPlayers, async ({ teamId, seasonId }, context) => {
  const scene = sceneOf(context);
  const groups = leadersOf(seasonOf(seasonId, scene), clubOf(teamId, scene).id, scene, 1);
  return groups.flatMap(({ stat, players }) => players.map((player) => ({ ...player, stat })));
});

/** A team's first players in each thing; the same for every topic. */
export function teamLeadersView(teamId: string, seasonId: string, context: CallContext) {
  const scene = sceneOf(context);
  return leadersOf(seasonOf(seasonId, scene), clubOf(teamId, scene).id, scene);
}

function knownPlayer(id: string, context: CallContext) {
  const scene = sceneOf(context);
  const playerId = numberOf(id);
  const player = playerOf(playerId, clubOfPlayer(playerId), scene);
  const club = player === undefined ? undefined : scene.world.club(player.clubId);
  if (player === undefined || club === undefined) throw businessRefusal(NOT_FOUND_CODE, '球员不存在');
  return { scene, player, club };
}

const basic = answer(calls.playerBasicOf, async ({ id }, context) => {
  const { scene, player, club } = knownPlayer(id, context);
  const seasons = seasonsOf(club, scene);
  const league = seasons[0]?.competitionId;
  const words = COMPETITION_NAMES.get(league ?? '');
  return {
    ...teamView(club, scene),
    ...squadPlayerView(player, scene),
    ...personFacts(scene.world.seed, player),
    ...(league === undefined ? {} : { leagueId: league }),
    ...(words === undefined ? {} : { leagueName: scene.say(words) }),
    seasons: seasons.map(({ seasonId, name }) => ({ seasonId, seasonName: name })),
  };
});

const seasonStat = answer(calls.playerSeasonStatOf, async ({ playerId, seasonId }, context) => {
  const { scene, player } = knownPlayer(playerId, context);
  return playerSeasonView(player, seasonOf(seasonId, scene), scene);
});

export const teamAnswers = [
  lineUp,
  answer(calls.teamSeasonList, async ({ id }, context) => seasonList(id, context)),
  answer(calls.teamSeasonMatch, async ({ teamId, seasonId }, context) => seasonMatch(teamId, seasonId, context)),
  teamMatch,
  best,
  answer(calls.teamLeaders, async ({ teamId, seasonId }, context) => teamLeadersView(teamId, seasonId, context)),
  basic,
  seasonStat,
];
