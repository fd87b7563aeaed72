import type { FormResult } from '../../../contract/football/standings';
import { isSpoiler } from '../../../rules/match/spoilers';
import { goalsOf, isOf, type Result, type TeamTotals, totalsOf, type Venue } from '../../../rules/table/team-totals';
import { isOver, scoreOf, type TopicMatch } from '../data/topic-match';

/** A finished match of a season. */
export interface SeasonResult extends Result {
  /** Kick-off, Unix ms. */
  readonly startAt: number;
}

/** The results among these matches, each once; where scores of the day are hidden (`hides`), without those of today. */
export const finishedResults = (
  matches: readonly TopicMatch[],
  { hides, now }: { readonly hides: boolean; readonly now: number },
): readonly SeasonResult[] =>
  [...new Map(matches.map((match) => [match.matchId, match])).values()]
    .filter((match) => isOver(match) && !(hides && isSpoiler(match, now)))
    .flatMap((match) => scoreOf(match).map((score) => ({ ...score, startAt: match.startDate })));

/** A team's last matches at a venue. */
export interface TeamForm extends TeamTotals {
  /** Newest first. */
  readonly form: readonly FormResult[];
}

const newestFirst = (results: readonly SeasonResult[]) => [...results].sort((a, b) => b.startAt - a.startAt);

function letterOf(teamId: string, result: Result): FormResult {
  const [scored, conceded] = goalsOf(teamId, result);
  return scored > conceded ? 'W' : scored < conceded ? 'L' : 'D';
}

/** The form of all teams from their last `last` matches: by points, difference, goals; level teams in the order given. */
export function formTable(
  teams: readonly string[],
  results: readonly SeasonResult[],
  { venue, last }: { readonly venue: Venue; readonly last: number },
): readonly TeamForm[] {
  const newest = newestFirst(results);
  return teams
    .map((teamId) => {
      const own = newest.filter((result) => isOf(teamId, result, venue)).slice(0, last);
      return { ...totalsOf(teamId, own), form: own.map((result) => letterOf(teamId, result)) };
    })
    .sort(
      (a, b) =>
        b.points - a.points || b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) || b.goalsFor - a.goalsFor,
    );
}

/** The times that something came, out of so many matches. */
export interface Share {
  readonly count: number;
  readonly of: number;
}

/** Goals in a team's matches, or in those of the whole league. */
export interface GoalRates {
  /** Undefined: the whole league. */
  readonly teamId?: string | undefined;
  readonly over: Share;
  readonly bothScored: Share;
  /** Of the league: of both teams of every match. */
  readonly cleanSheets: Share;
  /** Goals of both teams. */
  readonly goals: Share;
}

const share = <T>(list: readonly T[], is: (one: T) => boolean): Share => ({
  count: list.filter(is).length,
  of: list.length,
});

const goalsIn = ({ homeScore, awayScore }: Result) => homeScore + awayScore;

function ratesOf(own: readonly Result[], conceded: readonly number[], line: number): Omit<GoalRates, 'teamId'> {
  return {
    over: share(own, (result) => goalsIn(result) > line),
    bothScored: share(own, ({ homeScore, awayScore }) => homeScore > 0 && awayScore > 0),
    cleanSheets: share(conceded, (goals) => goals === 0),
    goals: { count: own.reduce((sum, result) => sum + goalsIn(result), 0), of: own.length },
  };
}

/** Over a line of goals, both scored, clean sheets, goals a match: of each team that has played, and of the league first. */
export function goalRates(
  teams: readonly string[],
  results: readonly Result[],
  { venue, line }: { readonly venue: Venue; readonly line: number },
): readonly GoalRates[] {
  const conceded = results.flatMap(({ homeScore, awayScore }) => [
    ...(venue === 'away' ? [] : [awayScore]),
    ...(venue === 'home' ? [] : [homeScore]),
  ]);
  const ofTeams = teams.flatMap((teamId) => {
    const own = results.filter((result) => isOf(teamId, result, venue));
    if (own.length === 0) return [];
    return {
      teamId,
      ...ratesOf(
        own,
        own.map((result) => goalsOf(teamId, result)[1]),
        line,
      ),
    };
  });
  return [ratesOf(results, conceded, line), ...ofTeams];
}

/** 0 to 1; 0 without a match. */
export const rateOf = ({ count, of }: Share): number => (of === 0 ? 0 : count / of);
