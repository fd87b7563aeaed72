import { useQuery } from '@tanstack/react-query';
import type { HomeAwayRow } from '../../../contract/football/standings';
import { useNoSpoilers } from '../../../domains/spoilers/spoiler-store';
import { type Result, teamTotals } from '../../../rules/table/team-totals';
import { useServices } from '../../../services/services';
import type { Topic } from '../data/topic';
import type { TopicMatch } from '../data/topic-match';
import { playerRankingQuery, teamFiguresQuery } from '../data/topic-queries';
import { finishedResults } from '../tables/season-results';
import type { TeamFigures } from './cup-figures';
import { useStageMatches } from './use-stage-matches';

/** A team as its matches name it. */
export interface NamedTeam {
  readonly name: string;
  /** File id. */
  readonly crest: string | undefined;
}

const NONE: readonly TopicMatch[] = [];

function namesOf(matches: readonly TopicMatch[]): ReadonlyMap<string, NamedTeam> {
  const sides = matches.flatMap(({ homeId, awayId, masterTeamName, guestTeamName, homeLogo, awayLogo }) => [
    [homeId, masterTeamName, homeLogo] as const,
    [awayId, guestTeamName, awayLogo] as const,
  ]);
  return new Map(
    sides.flatMap(([id, name = id, crest]) => (id === undefined || name === undefined ? [] : [[id, { name, crest }]])),
  );
}

/** Yellow and red cards of the teams whose cards are told. */
export const cardsOf = (rows: readonly HomeAwayRow[]): readonly TeamFigures[] =>
  rows.flatMap(({ teamId, yellowCards, redCards = 0, homeTotal = 0, awayTotal = 0 }) =>
    yellowCards === undefined ? [] : [{ teamId, figures: [yellowCards, redCards], matches: homeTotal + awayTotal }],
  );

/** Goals for and against of all teams that have played. */
export function goalsOfTeams(results: readonly Result[]): readonly TeamFigures[] {
  const ids = [...new Set(results.flatMap(({ homeId, awayId }) => [homeId, awayId]))];
  return [...teamTotals(ids, results).values()].map(({ teamId, goalsFor, goalsAgainst, total }) => ({
    teamId,
    figures: [goalsFor, goalsAgainst],
    matches: total,
  }));
}

/**
 * The input of a cup's figures: its finished matches, and what the server tells of players and cards. `query` is that of
 * the matches and waits for the others, too, so that nothing is pushed down.
 */
export function useCupFigures(topic: Topic, seasonId: string) {
  const services = useServices();
  const hides = useNoSpoilers();
  const origin = { services, topic, seasonId };
  const { data: matches = NONE, query } = useStageMatches(topic, seasonId, () => true);
  const scorers = useQuery(playerRankingQuery(origin, 'goals'));
  const assists = useQuery(playerRankingQuery(origin, 'assists'));
  const figures = useQuery(teamFiguresQuery(origin));
  const all = [scorers, assists, figures];
  const isWaiting = all.some(({ isFetched }) => !isFetched);
  const over = finishedResults(matches, { hides: false, now: services.now() });
  const results = finishedResults(matches, { hides, now: services.now() });
  const refetch = () => Promise.all([query, ...all].map((one) => one.refetch()));
  return {
    results,
    /** A result of today is not among them. */
    hasHidden: results.length < over.length,
    teams: namesOf(matches),
    scorers,
    assists,
    figures,
    query: { ...query, refetch, ...(isWaiting && !query.isError && { data: undefined, isPending: true }) },
  };
}
