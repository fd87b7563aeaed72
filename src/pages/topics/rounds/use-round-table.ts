import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { standingsQuery, type TopicOrigin } from '../data/topic-queries';

/** The rounds after which a table can be shown (an addition); undefined if the back end tells none. */
export interface TableRounds {
  /** As many as the season has. */
  readonly all: readonly number[];
  /** The newest one that has begun. */
  readonly current: number;
  readonly shown: number;
  readonly choose: (round: number) => void;
}

/** The table of a season as it stands, or as it stood after a round that was chosen. */
export function useRoundTable(origin: TopicOrigin) {
  const [chosen, setChosen] = useState<number>();
  const now = useQuery(standingsQuery(origin));
  const { round: current, rounds: count } = now.data ?? {};
  const isPast = chosen !== undefined && current !== undefined && chosen < current;
  const then = useQuery({ ...standingsQuery(origin, undefined, chosen), enabled: isPast });
  const rounds: TableRounds | undefined =
    current === undefined || count === undefined
      ? undefined
      : {
          all: Array.from({ length: count }, (_, index) => index + 1),
          current,
          shown: isPast ? chosen : current,
          choose: setChosen,
        };
  // What the choices need stays while another table is read.
  const teamId = now.data?.groups[0]?.all[0]?.teamId;
  const season = { teamId, name: now.data?.seasonName };
  return { query: isPast ? then : now, rounds, round: isPast ? chosen : undefined, season };
}
