import * as calls from '../../../src/contract/nba/calls-nba';
import type { NbaKind } from '../../../src/contract/nba/nba-codes';
import { DAY_MS, dayOf, seasonNameAt, startOfDay } from '../../world/days';
import type { NbaGame } from '../../world/nba/game';
import { type NbaSeason, nbaWorld } from '../../world/nba/nba-world';
import { nbaTable } from '../../world/nba/standings';
import { CONFERENCE_NAMES, DIVISION_NAMES, type NbaTeam } from '../../world/nba/teams';
import { type AnchorView, anchorsOfMatches } from '../anchor/match-anchors';
import { answer, type CallContext } from '../call-context';
import { nbaHomeAwayRow, nbaRow } from './nba-rows';
import { gameView, isAskedFor, speaker } from './nba-view';

/** Six go on, four play for two more places (decisions.md, NBA). */
const PLAYOFF_PLACES = 6;
const PLAY_IN_PLACES = 10;
/** Anchors are announced for the days around today. */
const ANCHOR_DAYS_MS = 10 * DAY_MS;
const NO_ANCHORS: ReadonlyMap<number, readonly AnchorView[]> = new Map();

export const worldOf = ({ seed, baseDay }: CallContext) => nbaWorld(seed, baseDay);

/** The season that is asked for; a number that is none has no games. */
export const seasonOf = (context: CallContext, seasonId: string): Promise<NbaSeason | undefined> =>
  worldOf(context).season(seasonId);

/** Games with their anchors, where anchors may be. */
export async function gameViews(context: CallContext, games: readonly NbaGame[]) {
  const { now, language } = context;
  const say = speaker(language);
  const near = games.filter(({ startAt }) => Math.abs(startAt - now) < ANCHOR_DAYS_MS);
  const anchors =
    near.length === 0
      ? NO_ANCHORS
      : await anchorsOfMatches(
          context,
          near.map(({ id }) => id),
        );
  return games.map((game) => {
    const anchorInfo = anchors.get(game.id);
    return { ...gameView(game, now, say), ...(anchorInfo === undefined ? {} : { anchorInfo: [...anchorInfo] }) };
  });
}

const gamesOf = (season: NbaSeason | undefined, kind: NbaKind) =>
  season?.games.filter((game) => isAskedFor(game, kind)) ?? [];

const matchDate = answer(calls.nbaMatchDate, async ({ seasonId, kind }, context) => {
  const days = new Map<number, NbaGame[]>();
  const season = await seasonOf(context, seasonId);
  for (const game of gamesOf(season, kind)) {
    const day = dayOf(game.startAt);
    days.set(day, [...(days.get(day) ?? []), game]);
  }
  const [firstDay = 0] = days.keys();
  const seasonName = kind === 'regular' ? season?.name : seasonNameAt(firstDay);
  return [...days].map(([day, games]) => ({
    matchDate: startOfDay(day),
    matchCount: games.length,
    stageIds: [...new Set(games.flatMap(({ stageId }) => stageId ?? []))],
    seasonName,
  }));
});

const list = answer(calls.nbaList, async ({ seasonId, kind, matchDate: at, stageId }, context) => {
  const season = await seasonOf(context, seasonId);
  const onDay = at === undefined ? season?.games : season?.byDay.get(dayOf(at));
  const games = onDay?.filter((game) => isAskedFor(game, kind) && (stageId === undefined || game.stageId === stageId));
  return gameViews(context, games ?? []);
});

const ranking = answer(calls.nbaRanking, async ({ scope, division, seasonId }, context) => {
  const season = await seasonOf(context, seasonId);
  if (season === undefined) return [];
  const say = speaker(context.language);
  const conference = Number(division);
  const group = (divisionName: string, passes: (team: NbaTeam) => boolean) => ({
    divisionName,
    conference,
    seasonId,
    seasonName: season.name,
    rankingItem: nbaTable(season, scope, context.now, passes).map((record) => nbaRow(record, say)),
  });
  const name = CONFERENCE_NAMES[conference - 1];
  const ofConference = group(name === undefined ? '' : say(name), (team) => team.conference === conference);
  const zones = scope === 'regular' ? { playoffPlaces: PLAYOFF_PLACES, playInPlaces: PLAY_IN_PLACES } : {};
  const divisions = DIVISION_NAMES.flatMap((text, index) =>
    Math.floor(index / 3) + 1 === conference ? [group(say(text), (team) => team.division === index)] : [],
  );
  return [{ ...ofConference, isConference: 1, ...zones }, ...divisions];
});

const homeAway = answer(calls.nbaHomeAway, async ({ seasonId, division, scope }, context) => {
  const season = await seasonOf(context, seasonId);
  if (season === undefined) return [];
  const say = speaker(context.language);
  const conference = Number(division);
  const rows = nbaTable(season, scope, context.now, (team) => team.conference === conference);
  return rows.map((record) => nbaHomeAwayRow(season, scope, context.now, record, say));
});

export const nbaAnswers = [matchDate, list, ranking, homeAway];
