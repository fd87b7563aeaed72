import { useTranslations } from 'use-intl/react';
import { useLiveHostLists } from '../../../domains/anchor/use-live-hosts';
import { sportOf } from '../../../rules/match/match-status';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import { isOnNow, type TopicMatch } from '../topic-match';
import { MatchBarLink } from './match-bar-link';
import { videoSchedule } from './video-schedule';

interface BroadcastsProps {
  readonly matches: readonly TopicMatch[];
  readonly readAt: number;
}

/** The video schedule above the day's matches: two of them, one, or none (product.md, section 4, video schedule). */
export function Broadcasts({ matches: read, readAt }: BroadcastsProps) {
  const t = useTranslations('topics');
  const matches = useLiveHostLists(read, readAt);
  const candidates = matches.map((match) => {
    const { startDate, statusId, hostList } = match;
    return { match, matchDate: startDate, statusId, anchorInfo: hostList };
  });
  // A topic is of one sport.
  const shown = videoSchedule(sportOf(matches[0]?.matchTypeId), candidates);
  if (shown.length === 0) return null;
  const isOn = shown.some(({ match }) => isOnNow(match));
  return (
    <TitledSection title={t(isOn ? 'broadcasts' : 'featured')}>
      <Card>
        {shown.map(({ match }) => (
          <MatchBarLink
            key={match.matchId}
            match={match}
            readAt={readAt}
            league={match.roundName ?? match.matchTypeName}
          />
        ))}
      </Card>
    </TitledSection>
  );
}
