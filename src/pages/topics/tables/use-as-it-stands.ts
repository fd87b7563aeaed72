import { useCallback, useState } from 'react';
import type { TableRow } from '../../../contract/football/standings';
import { useAudience } from '../../../domains/session/audience';
import type { Venue } from '../../../rules/table/team-totals';
import { tieBreakSteps, VENUE_STEPS } from '../../../rules/table/tie-breaks';
import { useServices } from '../../../services/services';
import type { Competition, Topic } from '../data/topic';
import { scoreOf, type TopicMatch } from '../data/topic-match';
import { teamSeasonQuery } from '../data/topic-queries';
import type { useRoundTable } from '../rounds/use-round-table';
import { yearOf } from '../why/football-rules';
import { useMutualResults } from '../why/mutual-results';
import { asItStands, levelInPlay } from './as-it-stands';
import { useInPlay } from './use-in-play';

export interface LeagueTable {
  readonly topic: Topic;
  readonly competition: Competition;
  readonly table: ReturnType<typeof useRoundTable>;
  readonly venue: Venue;
}

/** `asItStands`: with matches in play at their score. */
export const BASES = ['asItStands', 'official'] as const;
export type Basis = (typeof BASES)[number];

const NO_ROWS: readonly TableRow[] = [];

/** The table with matches in play at their score, where all its figures are told, beside the official one. */
function useReckoned({ topic, competition, table, venue }: LeagueTable, matches: readonly TopicMatch[]) {
  const services = useServices();
  const audience = useAudience();
  const { seasonId, competitionId } = competition;
  const { data } = table.query;
  const group = data?.groups[0];
  const official = group?.[venue] ?? NO_ROWS;
  const year = yearOf(data?.seasonName, seasonId, services.now());
  const isInTable = (id: string | undefined) => official.some(({ teamId }) => teamId === id);
  const facts = {
    rows: official,
    away: group?.away ?? NO_ROWS,
    venue,
    steps: venue === 'all' ? tieBreakSteps(competitionId, year) : VENUE_STEPS,
    inPlay: matches.filter(({ homeId, awayId }) => isInTable(homeId) && isInTable(awayId)).flatMap(scoreOf),
  };
  const level = levelInPlay(facts);
  const { results } = useMutualResults(level, (teamId) =>
    teamSeasonQuery({ services, topic, seasonId }, audience, teamId),
  );
  const reckoned = asItStands({ ...facts, results: level.length === 0 ? [] : results });
  return {
    official,
    reckoned,
    away: facts.away,
    reckonedAway: asItStands({ ...facts, rows: facts.away, venue: 'away', steps: VENUE_STEPS, results: [] }),
    played: facts.inPlay,
  };
}

/** The rows of a league's table: as they stand while matches are in play, unless the official ones are chosen. */
export function useAsItStands(shown: LeagueTable) {
  const { topic, competition, table } = shown;
  const [chosen, choose] = useState<Basis>();
  const { refetch } = table.query;
  const isNow =
    table.round === undefined && topic.competitions.some(({ seasonId }) => seasonId === competition.seasonId);
  const onEnd = useCallback(() => void refetch(), [refetch]);
  const { isPending, inPlay, stopped } = useInPlay(topic, competition.seasonId, isNow, onEnd);
  const { official, reckoned, away, reckonedAway = away, played } = useReckoned(shown, inPlay);
  const count = played.length;
  const basis = isNow ? (chosen ?? (count > 0 ? 'asItStands' : 'official')) : 'official';
  const isReckoned = basis === 'asItStands' && count > 0 && reckoned !== undefined;
  return {
    /** The table of now, not of a past round or season. */
    isNow,
    isPending,
    basis,
    choose,
    isReckoned,
    /** Matches in play. */
    count,
    stopped,
    rows: isReckoned ? reckoned : official,
    /** The same teams away from home. */
    away: isReckoned ? reckonedAway : away,
    /** Those that the rows count. */
    inPlay: isReckoned ? played : [],
  };
}
