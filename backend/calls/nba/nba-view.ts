import type { NbaKind } from '../../../src/contract/nba/nba-codes';
import { SECOND_MS } from '../../world/days';
import { BASKETBALL, matchState } from '../../world/match-state';
import { periodsAt } from '../../world/nba/basketball-state';
import { isOver, type NbaGame } from '../../world/nba/game';
import { nameOfTeam, teamOf } from '../../world/nba/teams';
import type { Spoken } from '../../world/spoken';
import { isEnglish } from '../call-context';

const FINISHED = 10;
const ENDED_PHASE = 3014;
const OVERTIME_OVER_PHASE = 3016;
const NOT_STARTED_PHASE = 3001;
const QUARTERS = 4;

/** Picks the language of the one who asks. */
export type Say = (text: Spoken) => string;
export const speaker =
  (language: string): Say =>
  ({ zh, en }) =>
    isEnglish(language) ? en : zh;

/** A team as every answer names it; All-Star sides have no crest and no short name. */
export function teamView(id: number, say: Say) {
  const team = teamOf(id);
  return {
    teamId: id,
    teamName: say(nameOfTeam(id)),
    ...(team === undefined ? {} : { shortName: say(team.shortName), teamLogo: team.crest }),
  };
}

/** Status, score, clock and periods of a game at an instant. */
function standingOf(game: NbaGame, now: number) {
  const { home, away, periods, startAt } = game;
  if (isOver(game, now)) {
    const phase = periods.length > QUARTERS ? OVERTIME_OVER_PHASE : ENDED_PHASE;
    return { statusId: FINISHED, phase, homeScore: home, awayScore: away, periods };
  }
  if (now < startAt) return { statusId: 1, phase: NOT_STARTED_PHASE };
  const script = game.script();
  const {
    inPlay: _inPlay,
    upcoming: _upcoming,
    ...state
  } = matchState({ matchType: BASKETBALL, startAt, script }, now);
  return { ...state, periods: periodsAt(script, Math.floor((now - startAt) / SECOND_MS)) };
}

/**
 * The part of a season that is asked for; the cup's knockout comes with the play-offs (product.md, section 4, NBA
 * kinds).
 */
export const isAskedFor = (game: NbaGame, kind: NbaKind): boolean =>
  game.kind === kind || (kind === 'playoffs' && game.kind === 'finals');

/** A game over the wire; anchors are added by who has them. */
export function gameView(game: NbaGame, now: number, say: Say) {
  const { id, homeId, awayId, startAt, seasonId, kind, source } = game;
  const [home, away] = [teamView(homeId, say), teamView(awayId, say)];
  return {
    matchId: id,
    matchDate: startAt,
    homeId,
    awayId,
    homeName: home.teamName,
    awayName: away.teamName,
    homeShortName: home.shortName,
    awayShortName: away.shortName,
    homeLogo: home.teamLogo,
    awayLogo: away.teamLogo,
    stageId: game.stageId,
    conference: game.conference,
    seriesIndex: game.seriesIndex,
    gameNumber: game.gameNumber,
    isNeutral: game.isNeutral === true ? 1 : undefined,
    seasonId,
    kind,
    matchSource: source,
    matchTypeId: BASKETBALL,
    ...standingOf(game, now),
  };
}
