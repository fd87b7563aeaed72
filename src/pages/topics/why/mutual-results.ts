import { useQueries } from '@tanstack/react-query';
import { useAudience } from '../../../domains/session/audience';
import { readStatus } from '../../../rules/match/match-status';
import type { Result } from '../../../rules/table/table-lines';
import { useServices } from '../../../services/services';
import type { Topic } from '../data/topic';
import type { TopicMatch } from '../data/topic-match';
import { teamSeasonQuery } from '../data/topic-queries';

/** Of more level teams the matches are not asked for: at a season's begin all are level. */
const MOST_ASKED = 6;

interface Mutual {
  readonly isPending: boolean;
  /** Undefined: not at hand. */
  readonly results: readonly Result[] | undefined;
}

const ENDED = 'ENDED';

function toResult({ matchTypeId, statusId, homeId, awayId, homeScore, awayScore }: TopicMatch): Result[] {
  const isOver = readStatus(matchTypeId === 2 ? 'basketball' : 'football', statusId).state === ENDED;
  if (!isOver || homeId === undefined || awayId === undefined) return [];
  return homeScore === undefined || awayScore === undefined ? [] : [{ homeId, awayId, homeScore, awayScore }];
}

/** Finished matches of which both teams are among the level ones, each once. */
export function resultsAmong(level: readonly string[], lists: readonly (readonly TopicMatch[])[]): Result[] {
  const matches = new Map(lists.flat().map((match) => [match.matchId, match]));
  const isAmong = (teamId: string | undefined) => teamId !== undefined && level.includes(teamId);
  return [...matches.values()].filter(({ homeId, awayId }) => isAmong(homeId) && isAmong(awayId)).flatMap(toResult);
}

interface Question {
  readonly topic: Topic;
  readonly seasonId: string;
  /** Teams level on points, those compared among them. */
  readonly level: readonly string[];
  /** A group's matches come first in a cup: so many of a team are of the table. */
  readonly perTeam: number | undefined;
  /** Matches of later rounds are not of the table. */
  readonly round?: number | undefined;
}

/** The matches of level teams against each other, from the season lists of all of them but one. */
export function useMutualResults({ topic, seasonId, level, perTeam, round }: Question): Mutual {
  const services = useServices();
  const audience = useAudience();
  const isAsked = level.length > 1 && level.length <= MOST_ASKED;
  const asked = isAsked ? level.slice(0, -1) : [];
  const readings = useQueries({
    queries: asked.map((teamId) => teamSeasonQuery({ services, topic, seasonId }, audience, teamId)),
  });
  const lists = readings.map(({ data }) => data);
  const known = lists.flatMap((list) => (list === undefined ? [] : [list]));
  const isThen = (match: TopicMatch) => round === undefined || (match.round ?? 0) <= round;
  const ofTable = (list: readonly TopicMatch[]) =>
    perTeam === undefined ? list.filter(isThen) : [...list].sort((a, b) => a.startDate - b.startDate).slice(0, perTeam);
  return {
    isPending: readings.some(({ isPending }) => isPending),
    results: isAsked && known.length === asked.length ? resultsAmong(level, known.map(ofTable)) : undefined,
  };
}
