import * as calls from '../../../src/contract/nba/calls-nba';
import type { NbaKind } from '../../../src/contract/nba/nba-codes';
import { NBA_SEASON } from '../../../src/contract/nba/nba-seasons';
import { businessRefusal, NOT_FOUND_CODE } from '../../server/refusal';
import { nameOfSeason, SEASONS } from '../../world/nba/facts';
import { coachOf, STARTERS } from '../../world/nba/rosters';
import { finishedGames, isOfScope, nbaTable } from '../../world/nba/standings';
import { leagueStats } from '../../world/nba/team-stats';
import { DIVISION_NAMES, type NbaTeam, teamOf } from '../../world/nba/teams';
import { answer, type CallContext } from '../call-context';
import { numberOf } from '../session/identity';
import { gameViews, seasonOf } from './answer-nba';
import { gamePlayersView, squadView } from './nba-players-view';
import { speaker, teamView } from './nba-view';

const FORM_LENGTH = 5;
const RUNNING = NBA_SEASON.s2425;

/** Throws where the id is no team's. */
function askedTeam(id: string): NbaTeam {
  const team = teamOf(numberOf(id));
  if (team === undefined) throw businessRefusal(NOT_FOUND_CODE, '球队不存在');
  return team;
}

/** The players of a game that the team plays; undefined where there is no such game. */
async function playersOf(context: CallContext, team: NbaTeam, matchId: string | undefined) {
  if (matchId === undefined) return undefined;
  for (const { seasonId } of SEASONS) {
    const game = (await seasonOf(context, seasonId))?.byId.get(numberOf(matchId));
    const isTheirs = game !== undefined && [game.homeId, game.awayId].includes(team.id);
    if (isTheirs) return gamePlayersView(context, game, team.id);
  }
  return undefined;
}

const lineUp = answer(calls.nbaTeamLineUp, async ({ id, matchId }, context) => {
  const team = askedTeam(id);
  const { now, seed, language } = context;
  const say = speaker(language);
  const season = await seasonOf(context, RUNNING);
  if (season === undefined) throw new Error('the running season is missing');
  const table = nbaTable(season, 'regular', now, ({ conference }) => conference === team.conference);
  const record = table.find((row) => row.team.id === team.id);
  const games = finishedGames(season, 'regular', now).filter((game) => [game.homeId, game.awayId].includes(team.id));
  const division = DIVISION_NAMES[team.division];
  return {
    ...teamView(team.id, say),
    conference: team.conference,
    divisionName: division === undefined ? undefined : say(division),
    rank: record?.rank,
    won: record?.won,
    loss: record?.loss,
    seasonId: season.seasonId,
    seasonName: season.name,
    coach: say(coachOf(seed, team)),
    form: games
      .slice(-FORM_LENGTH)
      .reverse()
      .map((game) => ((game.homeId === team.id) === game.home > game.away ? 'W' : 'L')),
    starters: squadView(context, season, team.id).slice(0, STARTERS),
    gamePlayers: await playersOf(context, team, matchId),
    seasons: SEASONS.map((facts) => ({
      seasonId: facts.seasonId,
      seasonName: nameOfSeason(facts, context.baseDay),
    })),
  };
});

const isIn = (kind: NbaKind) => (game: Parameters<typeof isOfScope>[0]) =>
  isOfScope(game, kind) || (kind === 'playoffs' && game.kind === 'playoffs');

const teamMatch = answer(calls.nbaTeamMatch, async ({ teamId, kind, seasonId }, context) => {
  const id = numberOf(teamId);
  const season = await seasonOf(context, seasonId);
  const games = season?.games.filter((game) => (game.homeId === id || game.awayId === id) && isIn(kind)(game));
  return gameViews(context, games ?? []);
});

const teamPlayer = answer(calls.nbaTeamPlayer, async ({ teamId }, context) => {
  const season = await seasonOf(context, RUNNING);
  return season === undefined ? [] : squadView(context, season, askedTeam(teamId).id);
});

async function dataOf(context: CallContext, team: NbaTeam, kind: NbaKind, seasonId: string) {
  const season = await seasonOf(context, seasonId);
  if (season === undefined) return { teamId: team.id };
  const games = finishedGames(season, kind, context.now);
  const [record] = nbaTable(season, kind, context.now, ({ id }) => id === team.id);
  return {
    teamId: team.id,
    games: (record?.won ?? 0) + (record?.loss ?? 0),
    homeWon: record?.homeRecord.won,
    homeLoss: record?.homeRecord.loss,
    awayWon: record?.awayRecord.won,
    awayLoss: record?.awayRecord.loss,
    stats: leagueStats(games, team.id),
  };
}

const teamData = answer(calls.nbaTeamDataOf, async ({ teamId, kind, seasonId }, context) =>
  dataOf(context, askedTeam(teamId), kind, seasonId),
);

export const nbaTeamAnswers = [lineUp, teamMatch, teamPlayer, teamData];
