import { useTranslations } from 'use-intl/react';
import type { Host } from '../../../contract/anchor/host';
import { ANCHOR_GRID_HEIGHT_PX, AnchorGridSkeleton } from '../../../domains/anchor/anchor-skeletons';
import { useServices } from '../../../services/services';
import { SkeletonGroup } from '../../../ui/feedback/skeleton';
import { State } from '../../../ui/feedback/state';
import { Card, MoreLink, Section } from '../../../ui/layout/section';
import { AnchorGrid } from './anchor-grid';
import { MineLink } from './mine-link';

interface AnchorsSectionProps {
  /** Undefined while they are on their way. */
  readonly hosts: readonly Host[] | undefined;
  readonly readAt: number;
  readonly onRetry: () => void;
}

/** All anchors: the grid, its skeleton, or why there is none. */
export function AnchorsSection({ hosts, readAt, onRetry }: AnchorsSectionProps) {
  const t = useTranslations();
  const { paths } = useServices();
  const links = (
    <>
      <MineLink />
      <MoreLink to={paths.weekRank()}>{t('anchor.weekRank')}</MoreLink>
      <MoreLink to={paths.allAnchors()}>{t('action.all')}</MoreLink>
    </>
  );
  return (
    <Section title={t('anchor.anchors')} end={links}>
      <Card>
        {hosts === undefined && (
          <SkeletonGroup isSlow={false} onRetry={onRetry} space={ANCHOR_GRID_HEIGHT_PX}>
            <AnchorGridSkeleton />
          </SkeletonGroup>
        )}
        {hosts?.length === 0 && <State art="empty" title={t('anchor.noAnchors')} text={t('anchor.noAnchorsHint')} />}
        {hosts !== undefined && hosts.length > 0 && <AnchorGrid hosts={hosts} readAt={readAt} />}
      </Card>
    </Section>
  );
}
