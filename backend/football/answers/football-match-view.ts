import { stageIdOf } from '../../../src/rules/cup/cup-formats';
import { shownState } from '../../calls/match/match-view';
import { FOOTBALL, matchState } from '../../world/match-state';
import { type KnockoutPlace, knockoutPlaces } from '../cup-state';
import type { Season, SeasonMatch } from '../football-world';
import { COMPETITION_NAMES } from '../season-data';
import { groupLabels, ROUND_WORDS, roundLabels } from './stage-labels';
import { clubLabels, type Scene } from './words';

type Side = 'home' | 'away';
const UNDECIDED = 13;

/** One side: a team, or where it will come from. */
function sideView(side: Side, clubId: number | undefined, from: string | undefined, { world, say }: Scene) {
  const club = clubId === undefined ? undefined : world.club(clubId);
  return {
    ...(club === undefined
      ? {}
      : { [`${side}Id`]: club.id, [`${side}Name`]: say(clubLabels(club)), [`${side}Logo`]: club.crest }),
    ...(from === undefined ? {} : { [`${side}From`]: from }),
  };
}

/** Which stage, round, group or number a match has. */
function placeView(season: Season, { fixture, fact }: SeasonMatch, place: KnockoutPlace | undefined, { say }: Scene) {
  if (fact === undefined) return { round: fixture.round, roundName: say(roundLabels(fixture.round)) };
  const key = place?.round ?? 'group';
  return {
    stageId: stageIdOf(season.seasonId, key),
    roundName: say(ROUND_WORDS[key]),
    ...(fact.group === undefined ? {} : { groupName: fact.group, roundName: say(groupLabels(fact.group)) }),
    ...(fact.number === undefined ? {} : { matchNumber: fact.number }),
  };
}

function winnerView({ fixture, fact }: SeasonMatch, now: number) {
  const { statusId, homeScore = 0, awayScore = 0, homeShootout = 0, awayShootout = 0 } = matchState(fixture, now);
  const lead = homeScore - awayScore || homeShootout - awayShootout;
  if (statusId !== 8 || fact?.number === undefined || lead === 0) return {};
  return { winnerId: lead > 0 ? fixture.homeId : fixture.awayId };
}

/** The bracket's places, read once for a list of matches. */
export type Places = ReadonlyMap<number, KnockoutPlace>;
export const placesOf = (season: Season, scene: Scene): Places =>
  'cup' in season.source ? knockoutPlaces(season, scene.state(season)) : new Map();

/** Which teams of a match are known by now: of a cup's tie perhaps none, of anything else both. */
export function knownSides(matchId: number, scene: Scene): Readonly<Record<Side, boolean>> {
  const found = scene.world.match(matchId);
  const number = found?.match.fact?.number;
  const place = found && number !== undefined ? placesOf(found.season, scene).get(number) : undefined;
  return { home: !place || place.homeId !== undefined, away: !place || place.awayId !== undefined };
}

/** A match over the wire (product.md, section 3, Match), without its anchors. */
export function footballMatchView(season: Season, match: SeasonMatch, places: Places, scene: Scene) {
  const { fixture, fact } = match;
  const place = fact?.number === undefined ? undefined : places.get(fact.number);
  const idOf = (known: string | undefined, real: number) =>
    place === undefined ? real : known === undefined ? undefined : Number(known);
  const state = shownState(fixture, scene.context.now);
  const competition = COMPETITION_NAMES.get(season.competitionId);
  return {
    matchId: fixture.id,
    matchDate: fixture.startAt,
    matchTypeId: FOOTBALL,
    matchSource: fixture.source,
    seasonId: season.seasonId,
    competitionId: season.competitionId,
    ...(competition === undefined ? {} : { competitionName: scene.say(competition) }),
    ...state,
    ...sideView('home', idOf(place?.homeId, fixture.homeId), place?.homeFrom, scene),
    ...sideView('away', idOf(place?.awayId, fixture.awayId), place?.awayFrom, scene),
    ...placeView(season, match, place, scene),
    ...winnerView(match, scene.context.now),
    ...(state.statusId === UNDECIDED ? { isTimeOpen: 1 } : {}),
  };
}
