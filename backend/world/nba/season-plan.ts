import { CONFERENCE } from '../../../src/contract/nba/nba-codes';
import { randomOf } from '../random';
import { type Pairing, roundRobin } from '../season';
import { NBA_TEAMS, type NbaTeam } from './teams';

/** Rounds of everybody against everybody that lie around today, and how many blocks go before them. */
const MIDDLE_ROUNDS = 7;
const BLOCKS_BEFORE = 42;
/** All-Star break: after so many blocks, for so many days, the game on its third. */
const BREAK_AFTER = 58;
const BREAK_DAYS = 6;
const ALL_STAR_DAY = 2;
const DIVISION_SIZE = 5;
const DIVISIONS = 3;

/** A game of the regular season: the day counted from the season's first. */
export interface PlannedGame {
  readonly day: number;
  /** TopicUrlState within the day. */
  readonly index: number;
  readonly homeId: number;
  readonly awayId: number;
}

export interface SeasonPlan {
  readonly games: readonly PlannedGame[];
  /** The first of the fourteen days in the middle. */
  readonly middleDay: number;
  readonly allStarDay: number;
}

type Game = readonly [home: NbaTeam, away: NbaTeam];
/** Days that belong together; a team plays at most once in a block. */
type Block = readonly (readonly Game[])[];

const teamsAt = (teams: readonly NbaTeam[], pairs: readonly Pairing[]): Game[] =>
  pairs.flatMap(([home, away]) => {
    const [one, other] = [teams[home], teams[away]];
    return one === undefined || other === undefined ? [] : [[one, other] as const];
  });

/** Everybody against everybody at home and away: a round of 15 games on two days. */
function leagueBlocks(teams: readonly NbaTeam[]): Block[] {
  return roundRobin(teams.length).map((pairs) => {
    const games = teamsAt(teams, pairs);
    const middle = Math.ceil(games.length / 2);
    return [games.slice(0, middle), games.slice(middle)];
  });
}

/**
 * Whether the conference's second pair of games has this one. Four opponents of the other divisions are met three times
 * instead of four, twice of them at home: teams of the same place in the next division, and of the place after it.
 */
function isPlayedAgain([home, away]: Game): boolean {
  const step = (one: NbaTeam, other: NbaTeam) => (other.place - one.place + DIVISION_SIZE) % DIVISION_SIZE;
  const isNext = (one: NbaTeam, other: NbaTeam) => (one.division + 1) % DIVISIONS === other.division % DIVISIONS;
  if (home.division === away.division) return true;
  return isNext(home, away) ? step(home, away) !== 1 : step(away, home) !== 0;
}

/** A team and everybody of its conference once more: east and west on a day each, or on one. */
function conferenceBlocks(): Block[] {
  const inside = (conference: number) => {
    const teams = NBA_TEAMS.filter((team) => team.conference === conference);
    // The sixteenth place stays empty: whoever meets it has a day off.
    return roundRobin(teams.length + 1).map((pairs) => teamsAt(teams, pairs).filter(isPlayedAgain));
  };
  const west = inside(CONFERENCE.west);
  return inside(CONFERENCE.east).map((east, round) => {
    const others = west[round] ?? [];
    return round % 2 === 0 ? [east, others] : [[...east, ...others]];
  });
}

/** 82 games for each of the 30 teams, 41 of them at home: 16 within the division, 36 within the conference, 30 beyond. */
export function planSeason(seed: number, clubs: readonly NbaTeam[], key: string): SeasonPlan {
  const rounds = leagueBlocks(clubs);
  const rest = randomOf(seed, 'blocks', key).shuffle([...rounds.slice(MIDDLE_ROUNDS), ...conferenceBlocks()]);
  const blocks = [...rest.slice(0, BLOCKS_BEFORE), ...rounds.slice(0, MIDDLE_ROUNDS), ...rest.slice(BLOCKS_BEFORE)];
  const games: PlannedGame[] = [];
  let day = 0;
  let middleDay = 0;
  let allStarDay = 0;
  blocks.forEach((block, place) => {
    if (place === BLOCKS_BEFORE) middleDay = day;
    if (place === BREAK_AFTER) {
      allStarDay = day + ALL_STAR_DAY;
      day += BREAK_DAYS;
    }
    for (const onDay of block) {
      onDay.forEach(([home, away], index) => {
        games.push({ day, index: index + 1, homeId: home.id, awayId: away.id });
      });
      day += 1;
    }
  });
  return { games, middleDay, allStarDay };
}
