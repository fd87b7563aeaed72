import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useAudience } from '../../../domains/session/audience';
import { dayStart } from '../../../rules/match/date-filters';
import { statusOf } from '../../../rules/match/match-status';
import { useServices } from '../../../services/services';
import type { Topic } from '../data/topic';
import type { TopicMatch } from '../data/topic-match';
import { dayQuery } from '../data/topic-queries';
import { statusAndScore, useLiveStatuses } from '../data/use-live-statuses';

/** A match that began before midnight is over by then. */
const LAST_NIGHT_MS = 3 * 3_600_000;

const NONE: readonly TopicMatch[] = [];

/** Today, and in the first hours of a Shanghai day yesterday, too; the beginnings of the days, Unix ms. */
const daysInPlay = (now: number): readonly number[] => [...new Set([now - LAST_NIGHT_MS, now].map(dayStart))];

interface InPlay {
  /** True until the day's matches have come or failed once. */
  readonly isPending: boolean;
  /** Each at its score. */
  readonly inPlay: readonly TopicMatch[];
  /** Of the same days: interrupted or put off. */
  readonly stopped: readonly TopicMatch[];
}

/** A league's matches in play; `onEnd` is called when one of them is in play no more. `isAsked`: false reads nothing. */
export function useInPlay(topic: Topic, seasonId: string, isAsked: boolean, onEnd: () => void): InPlay {
  const services = useServices();
  const audience = useAudience();
  const days = daysInPlay(services.now());
  const readings = useQueries({
    queries: days.map((day) => ({
      ...dayQuery({ services, topic, seasonId }, audience, day),
      enabled: isAsked,
    })),
  });
  const matches = useLiveStatuses(isAsked ? readings.flatMap(({ data }) => data ?? NONE) : NONE, statusAndScore);
  const inPlay = matches.filter((match) => statusOf(match).group === 'processing');
  const ids = inPlay.map(({ matchId }) => matchId).join();
  const before = useRef(ids);
  useEffect(() => {
    const hasEnded = before.current.split(',').some((id) => id !== '' && !ids.split(',').includes(id));
    before.current = ids;
    if (hasEnded) onEnd();
  }, [ids, onEnd]);
  return {
    // A first failure lets the official table through: the tries that follow would hold it back.
    isPending: isAsked && readings.some(({ isPending, failureCount }) => isPending && failureCount === 0),
    inPlay,
    stopped: matches.filter((match) => statusOf(match).group === 'delay'),
  };
}
