import { useTranslations } from 'use-intl/react';
import type { LiveMatch } from '../../../contract/anchor/host';
import { LIVE_STRIP_HEIGHT_PX, LiveStripSkeleton } from '../../../domains/anchor/anchor-skeletons';
import { useServices } from '../../../services/services';
import { SkeletonGroup } from '../../../ui/feedback/skeleton';
import { State } from '../../../ui/feedback/state';
import { Card, MoreLink, Section } from '../../../ui/layout/section';
import { MatchStrip } from './match-strip';
import { OngoingButton } from './ongoing-button';

interface MatchesSectionProps {
  /** Undefined while they are on their way. */
  readonly matches: readonly LiveMatch[] | undefined;
  readonly readAt: number;
  readonly isSlow: boolean;
  readonly onRetry: () => void;
}

/** Hot matches: the strip, its skeleton, or why there is none. */
export function MatchesSection({ matches, readAt, isSlow, onRetry }: MatchesSectionProps) {
  const t = useTranslations();
  const { paths } = useServices();
  return (
    <Section
      title={t('anchor.hotMatches')}
      end={
        <>
          {matches?.some(({ activityStatus }) => activityStatus === 1) && <OngoingButton />}
          <MoreLink to={paths.fiveLeagues()}>{t('action.all')}</MoreLink>
        </>
      }
    >
      {matches === undefined && (
        <SkeletonGroup isSlow={isSlow} onRetry={onRetry} space={LIVE_STRIP_HEIGHT_PX}>
          <LiveStripSkeleton />
        </SkeletonGroup>
      )}
      {matches?.length === 0 && (
        <Card>
          <State art="empty" title={t('anchor.noMatches')} text={t('anchor.noMatchesHint')} />
        </Card>
      )}
      {matches !== undefined && matches.length > 0 && <MatchStrip matches={matches} readAt={readAt} />}
    </Section>
  );
}
