import * as calls from '../../../src/contract/nba/calls-nba';
import { businessRefusal, NOT_FOUND_CODE } from '../../server/refusal';
import { LINE_LENGTH, SIDE_LENGTH } from '../../world/nba/box-score';
import { nameOfSeason, SEASONS } from '../../world/nba/facts';
import type { NbaGame } from '../../world/nba/game';
import type { NbaPlayer } from '../../world/nba/rosters';
import { finishedGames } from '../../world/nba/standings';
import { playerTotals } from '../../world/nba/totals';
import { answer, type CallContext } from '../call-context';
import { numberOf } from '../session/identity';
import { seasonOf, worldOf } from './answer-nba';
import { bodyView, figuresView, leadersView, playerView } from './nba-players-view';
import { speaker, teamView } from './nba-view';

const LAST_GAMES = 10;
const [RUNNING] = SEASONS;

const playerList = answer(calls.nbaPlayerList, async ({ scope, order, seasonId }, context) => {
  const season = await seasonOf(context, seasonId);
  return season === undefined ? [] : leadersView(context, season, scope, order);
});

/** A game as a player had it. */
function lastGame(game: NbaGame, { teamId }: NbaPlayer, place: number, context: CallContext) {
  const isHome = game.homeId === teamId;
  const opponent = teamView(isHome ? game.awayId : game.homeId, speaker(context.language));
  return {
    matchId: game.id,
    matchDate: game.startAt,
    opponentId: opponent.teamId,
    opponentName: opponent.shortName ?? opponent.teamName,
    isHome: isHome ? 1 : 0,
    isWin: isHome === game.home > game.away ? 1 : 0,
    ...figuresView(playerTotals([game], teamId, place)),
  };
}

/** True when a player was on the floor. */
function played(game: NbaGame, { teamId }: NbaPlayer, place: number): boolean {
  const from = (game.homeId === teamId ? 0 : SIDE_LENGTH) + place * LINE_LENGTH;
  return (game.box[from] ?? 0) > 0;
}

const playerDetail = answer(calls.nbaPlayerDetailOf, async ({ id }, context) => {
  const world = worldOf(context);
  const player = world.players.get(numberOf(id));
  if (player === undefined) throw businessRefusal(NOT_FOUND_CODE, '球员不存在');
  const say = speaker(context.language);
  const { teamId } = player;
  const place = world.squads.get(teamId)?.indexOf(player) ?? 0;
  const gamesIn = async (seasonId: string) => {
    const season = await world.season(seasonId);
    const games = season === undefined ? [] : finishedGames(season, 'regular', context.now);
    return games.filter((game) => game.homeId === teamId || game.awayId === teamId);
  };
  const seasons = await Promise.all(
    SEASONS.map(async (facts) => {
      const { seasonId } = facts;
      const totals = playerTotals(await gamesIn(seasonId), teamId, place);
      return {
        seasonId,
        seasonName: nameOfSeason(facts, context.baseDay),
        ...teamView(teamId, say),
        games: totals.games,
        ...figuresView(totals),
      };
    }),
  );
  const running = await gamesIn(RUNNING?.seasonId ?? '');
  const last = running.filter((game) => played(game, player, place));
  return {
    ...playerView(player, say),
    ...bodyView(player, say),
    ...teamView(teamId, say),
    draftYear: player.draftYear,
    seasons: seasons.filter(({ games }) => games > 0),
    lastGames: last
      .slice(-LAST_GAMES)
      .reverse()
      .map((game) => lastGame(game, player, place, context)),
  };
});

export const nbaPlayerAnswers = [playerList, playerDetail];
