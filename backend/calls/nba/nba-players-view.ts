import { NBA_POSITIONS, type NbaKind, type NbaStat } from '../../../src/contract/nba/nba-codes';
import { SECOND_MS } from '../../world/days';
import { boxScore, type Figure } from '../../world/nba/box-score';
import { isOver, type NbaGame } from '../../world/nba/game';
import type { NbaSeason } from '../../world/nba/nba-world';
import { nbaWorld } from '../../world/nba/nba-world';
import { type NbaPlayer, STARTERS } from '../../world/nba/rosters';
import { finishedGames } from '../../world/nba/standings';
import { allTotals, perGame, playerTotals, type Totals } from '../../world/nba/totals';
import type { CallContext } from '../call-context';
import { type Say, speaker, teamView } from './nba-view';

const LEADERS = 10;
/** Share of the season's games that a player needs to be ranked. */
const QUALIFIED = 0.5;
const SHOWN: readonly Figure[] = ['points', 'rebounds', 'assists', 'steals', 'blocks', 'minutes'];

export const figuresView = (totals: Totals) =>
  Object.fromEntries(SHOWN.map((figure) => [figure, perGame(totals, figure)])) as Partial<Record<Figure, number>>;

/** A player wherever one is named. */
export function playerView(player: NbaPlayer, say: Say) {
  const { id, name, family, picture, position, shirtNumber } = player;
  return {
    playerId: id,
    playerName: say(name),
    shortName: say(family),
    playerLogo: picture,
    position,
    shirtNumber,
  };
}

/** The facts of a member of a squad beyond the name. */
export function bodyView({ height, weight, birthday, nationality }: NbaPlayer, say: Say) {
  return { height, weight, birthday, nationality: say(nationality) };
}

/** A team's players with their season so far; those who begin games first. */
export function squadView(context: CallContext, season: NbaSeason, teamId: number) {
  const { seed, baseDay, now, language } = context;
  const say = speaker(language);
  const games = finishedGames(season, 'regular', now).filter(
    (game) => game.homeId === teamId || game.awayId === teamId,
  );
  const squad = nbaWorld(seed, baseDay).squads.get(teamId) ?? [];
  return squad.map((player, place) => {
    const totals = playerTotals(games, teamId, place);
    return {
      ...playerView(player, say),
      ...bodyView(player, say),
      ...figuresView(totals),
      games: totals.games,
      isStarter: place < STARTERS ? 1 : 0,
    };
  });
}

/** A team's players in a game, with their figures so far, the most minutes first; undefined before it begins. */
export function gamePlayersView({ seed, baseDay, now, language }: CallContext, game: NbaGame, teamId: number) {
  const { squads } = nbaWorld(seed, baseDay);
  const [home, away] = [squads.get(game.homeId), squads.get(game.awayId)];
  if (home === undefined || away === undefined || now < game.startAt) return undefined;
  const elapsed = Math.floor((now - game.startAt) / SECOND_MS);
  const box = isOver(game, now) ? game.box : boxScore(seed, game.id, game.script(), [home, away], elapsed);
  const say = speaker(language);
  return (squads.get(teamId) ?? [])
    .map((player, place) => ({ player, totals: playerTotals([{ ...game, box }], teamId, place) }))
    .filter(({ totals }) => totals.games > 0)
    .sort((a, b) => b.totals.minutes - a.totals.minutes)
    .map(({ player, totals }) => ({ ...playerView(player, say), ...figuresView(totals) }));
}

/** Kept while no other game is over: everybody's sums of a part of the season. */
const kept = new WeakMap<NbaSeason, Map<NbaKind, { count: number; totals: Map<NbaPlayer, Totals> }>>();

function keptTotals(season: NbaSeason, scope: NbaKind, { now, seed, baseDay }: CallContext) {
  const games = finishedGames(season, scope, now);
  const ofSeason = kept.get(season) ?? new Map();
  kept.set(season, ofSeason);
  const known = ofSeason.get(scope);
  if (known?.count === games.length) return known.totals;
  const totals = allTotals(games, nbaWorld(seed, baseDay).squads);
  ofSeason.set(scope, { count: games.length, totals });
  return totals;
}

/** Players ranked by a figure per game: the best ten, and the best ten of every position. */
export function leadersView(context: CallContext, season: NbaSeason, scope: NbaKind, order: NbaStat) {
  const say = speaker(context.language);
  const all = [...keptTotals(season, scope, context)];
  const teamGames = Math.max(0, ...all.map(([, { games }]) => games));
  const ranked = all
    .filter(([, { games }]) => games > 0 && games >= teamGames * QUALIFIED)
    .map(([player, totals]) => ({ player, totals, value: perGame(totals, order) ?? 0 }))
    .sort((a, b) => b.value - a.value || b.totals[order] - a.totals[order] || a.player.id - b.player.id);
  const best = new Set(ranked.slice(0, LEADERS));
  for (const position of NBA_POSITIONS) {
    for (const one of ranked.filter(({ player }) => player.position === position).slice(0, LEADERS)) best.add(one);
  }
  return ranked
    .filter((one) => best.has(one))
    .map((one) => ({
      ...playerView(one.player, say),
      ...teamView(one.player.teamId, say),
      rank: ranked.indexOf(one) + 1,
      value: one.value,
      games: one.totals.games,
    }));
}
