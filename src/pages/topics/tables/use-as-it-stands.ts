import { useCallback, useState } from 'react';
import type { TableRow } from '../../../contract/football/standings';
import { useAudience } from '../../../domains/session/audience';
import { tieBreakSteps, VENUE_STEPS } from '../../../rules/table/tie-breaks';
import { useServices } from '../../../services/services';
import { scoreOf } from '../data/topic-match';
import { teamSeasonQuery } from '../data/topic-queries';
import { yearOf } from '../why/football-rules';
import { useMutualResults } from '../why/mutual-results';
import { asItStands, levelInPlay } from './as-it-stands';
import type { LeagueTableProps } from './table-choices';
import { useInPlay } from './use-in-play';

/** `asItStands`: with matches in play at their score. */
export const BASES = ['asItStands', 'official'] as const;
export type Basis = (typeof BASES)[number];

const NO_ROWS: readonly TableRow[] = [];

/** The rows of a league's table: as they stand while matches are in play, unless the official ones are chosen. */
export function useAsItStands({ topic, competition, table, venue }: Omit<LeagueTableProps, 'onVenue' | 'panelId'>) {
  const services = useServices();
  const audience = useAudience();
  const [chosen, choose] = useState<Basis>();
  const { seasonId, competitionId } = competition;
  const { data, refetch } = table.query;
  const isNow = table.round === undefined && topic.competitions.some((one) => one.seasonId === seasonId);
  const onEnd = useCallback(() => void refetch(), [refetch]);
  const { isPending, inPlay: matches, stopped } = useInPlay(topic, seasonId, isNow, onEnd);
  const group = data?.groups[0];
  const [rows, away] = [group?.[venue] ?? NO_ROWS, group?.away ?? NO_ROWS];
  const isInTable = (id: string | undefined) => rows.some(({ teamId }) => teamId === id);
  const inPlay = matches.filter(({ homeId, awayId }) => isInTable(homeId) && isInTable(awayId)).flatMap(scoreOf);
  const count = inPlay.length;
  const basis = isNow ? (chosen ?? (count > 0 ? 'asItStands' : 'official')) : 'official';
  const isWanted = basis === 'asItStands' && count > 0;
  const year = yearOf(data?.seasonName, seasonId, services.now());
  const steps = venue === 'all' ? tieBreakSteps(competitionId, year) : VENUE_STEPS;
  const facts = { rows, away, venue, steps, inPlay };
  const level = isWanted ? levelInPlay(facts) : [];
  const { results } = useMutualResults(level, (teamId) =>
    teamSeasonQuery({ services, topic, seasonId }, audience, teamId),
  );
  const reckoned = isWanted ? asItStands({ ...facts, results: level.length === 0 ? [] : results }) : undefined;
  return {
    /** The table of now, not of a past round or season. */
    isNow,
    isPending,
    basis,
    choose,
    isReckoned: reckoned !== undefined,
    /** Matches in play. */
    count,
    stopped,
    rows: reckoned ?? rows,
    /** The facts that explain a place, beside the rows: the same teams away from home, and the matches in play that count. */
    whyFacts: () =>
      reckoned === undefined
        ? { away, inPlay: [] }
        : {
            away: asItStands({ rows: away, away, venue: 'away', steps: VENUE_STEPS, inPlay, results: [] }) ?? away,
            inPlay,
          },
  };
}
