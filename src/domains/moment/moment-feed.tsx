import type { ReactElement } from 'react';
import { LIST_PAGE_SIZE } from '../../contract/codes';
import type { Moment } from '../../contract/moment/moment';
import { useChunk } from '../../services/use-chunk';
import { ListEnd } from '../../ui/lists/list-end';
import { ItemBoundary } from '../query/item-boundary';
import type { FeedActions } from './feed-actions';
import { MomentCard } from './moment-card';

/** The list that draws only what is on the screen; most visits never scroll so far as to need it. */
const loadTail = () => import('../query/virtual-tail');
/** A moment with two lines and no photo, CSS px. */
const USUAL_HEIGHT_PX = 168;

interface MomentFeedProps {
  readonly moments: readonly Moment[];
  readonly liveHosts: ReadonlySet<string>;
  readonly actions: FeedActions;
}

/** The first page as plain rows, all that follows in a virtual list. */
export function MomentFeed({ moments, liveHosts, actions }: MomentFeedProps) {
  const row = (moment: Moment, index: number): ReactElement => (
    <ItemBoundary key={moment.id} item={{ moment: moment.id }}>
      <MomentCard moment={moment} isLive={liveHosts.has(moment.hostId)} isDivided={index > 0} actions={actions} />
    </ItemBoundary>
  );
  const tail = moments.slice(LIST_PAGE_SIZE);
  const { chunk, hasFailed, retry } = useChunk(loadTail, tail.length > 0);
  return (
    <>
      {moments.slice(0, LIST_PAGE_SIZE).map(row)}
      {chunk !== undefined && tail.length > 0 && (
        <chunk.VirtualTail
          items={tail}
          usualHeight={USUAL_HEIGHT_PX}
          renderRow={(moment, index) => row(moment, index + LIST_PAGE_SIZE)}
        />
      )}
      {hasFailed && <ListEnd state="failed" onRetry={retry} />}
    </>
  );
}
