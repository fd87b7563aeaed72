import type { Host } from '../../../contract/anchor/host';
import { MOMENT_SORT } from '../../../contract/codes';
import type { HomeData } from '../../../domains/anchor/anchor-home-query';
import type { FeedActions } from '../../../domains/moment/feed-actions';
import type { MomentSort } from '../../../domains/moment/moments-query';
import { SortedMoments } from '../../../domains/moment/sorted-moments';
import type { Audience } from '../../../domains/session/audience';

const NOBODY: readonly Host[] = [];

interface MomentsSectionProps {
  readonly audience: Audience;
  /** Brings the newest moments, and tells which of their authors are on air. */
  readonly home: HomeData | undefined;
  readonly sort: MomentSort;
  readonly onSort: (sort: MomentSort) => void;
  readonly actions: FeedActions;
}

/** The anchors' moments, newest or hottest first, without an end in sight. */
export const MomentsSection = ({ home, sort, ...rest }: MomentsSectionProps) => (
  <SortedMoments
    {...rest}
    hosts={home?.hosts ?? NOBODY}
    first={sort === MOMENT_SORT.newest ? home?.moments : undefined}
    sort={sort}
  />
);
