import { useTranslations } from 'use-intl/react';
import type { HostReading } from '../../../rules/match/live-overlay';
import { useServices } from '../../../services/services';
import { Bone, SkeletonGroup } from '../../../ui/feedback/skeleton';
import { State } from '../../../ui/feedback/state';
import { Card, MoreLink, Section } from '../../../ui/layout/section';
import { AnchorGrid } from './anchor-grid';
import anchor from './anchor-grid.module.css';
import pager from './pager.module.css';

const SKELETON_HEIGHT_PX = 249;
const DOTS_HEIGHT_PX = 17;

const GridSkeleton = () => (
  <>
    <div className={pager.page}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <div key={index} className={anchor.cell}>
          <span className={anchor.portrait}>
            <Bone width={52} height={52} shape="round" />
          </span>
          <Bone width={48} height={13} margin="2.5px" />
          <Bone width={40} height={10} margin="2px" />
        </div>
      ))}
    </div>
    <div style={{ blockSize: DOTS_HEIGHT_PX }} />
  </>
);

interface AnchorsSectionProps {
  /** Undefined while they are on their way. */
  readonly reading: HostReading | undefined;
  readonly onRetry: () => void;
}

/** All anchors: the grid, its skeleton, or why there is none. */
export function AnchorsSection({ reading, onRetry }: AnchorsSectionProps) {
  const t = useTranslations();
  const { paths } = useServices();
  const links = (
    <>
      <MoreLink to={paths.weekRank()}>{t('anchor.weekRank')}</MoreLink>
      <MoreLink to={paths.allAnchors()}>{t('action.all')}</MoreLink>
    </>
  );
  return (
    <Section title={t('anchor.anchors')} end={links}>
      <Card>
        {reading === undefined && (
          <SkeletonGroup isSlow={false} onRetry={onRetry} space={SKELETON_HEIGHT_PX}>
            <GridSkeleton />
          </SkeletonGroup>
        )}
        {reading?.hosts.length === 0 && (
          <State
            art="empty"
            title={t('anchor.noAnchors')}
            text={t('anchor.noAnchorsHint')}
            space={SKELETON_HEIGHT_PX}
          />
        )}
        {reading !== undefined && reading.hosts.length > 0 && <AnchorGrid reading={reading} />}
      </Card>
    </Section>
  );
}
