import type { RoundKey } from '../../src/rules/cup/cup-format';
import { cupFormatOf } from '../../src/rules/cup/cup-formats';
import { type CupState, teamOf } from '../rules/cups/cup-progress';
import { matchState } from '../world/match-state';
import type { Season, SeasonMatch } from './football-world';
import { resultOf } from './result-of';
import type { SeasonState } from './season-state';

/** Who has won a knockout match that is over, by score or shoot-out. */
function outcomeOf(match: SeasonMatch): { winnerId: string; loserId: string } {
  const { homeId, awayId, homeScore, awayScore } = resultOf(match);
  const { homeShootout = 0, awayShootout = 0 } = matchState(match.fixture, match.fixture.endAt);
  const isHome = (homeScore - awayScore || homeShootout - awayShootout) > 0;
  return isHome ? { winnerId: homeId, loserId: awayId } : { winnerId: awayId, loserId: homeId };
}

/** What is known of a cup so far, from its tables and the matches that are over. */
function cupStateOf(state: SeasonState): CupState {
  const { groups, qualifiedThirds } = state.tables();
  const over = groups.filter(({ isOver }) => isOver);
  return {
    groups: new Map(over.map(({ groupName, all }) => [groupName, all.map(({ teamId }) => teamId)])),
    thirds: qualifiedThirds,
    outcomes: new Map(
      state.ended.flatMap((match) => (match.fact?.number === undefined ? [] : [[match.fact.number, outcomeOf(match)]])),
    ),
  };
}

/** A place of the bracket: where its teams come from, and who they are as far as that is known. */
export interface KnockoutPlace {
  readonly round: RoundKey;
  readonly homeFrom: string;
  readonly awayFrom: string;
  readonly homeId: string | undefined;
  readonly awayId: string | undefined;
}

/** The bracket as it stands, by the number of the match. */
export function knockoutPlaces(season: Season, state: SeasonState): Map<number, KnockoutPlace> {
  const format = cupFormatOf(season.seasonId);
  if (format === undefined) return new Map();
  const known = cupStateOf(state);
  return new Map(
    format.rounds.flatMap(({ key, ties }) =>
      ties.map(([number, homeFrom, awayFrom]) => [
        number,
        {
          round: key,
          homeFrom,
          awayFrom,
          homeId: teamOf(homeFrom, format, known),
          awayId: teamOf(awayFrom, format, known),
        },
      ]),
    ),
  );
}
