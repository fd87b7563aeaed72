import { type ComponentProps, type ReactElement, startTransition, useCallback, useState } from 'react';
import { useLiveHostLists } from '../../../domains/anchor/use-live-hosts';
import { QueryState } from '../../../domains/query/query-state';
import { useServices } from '../../../services/services';
import { useChunk } from '../../../services/use-chunk';
import { State } from '../../../ui/feedback/state';
import { useFirstRows } from '../../../ui/feedback/use-after-paint';
import { Card } from '../../../ui/layout/section';
import { ListEnd } from '../../../ui/lists/list-end';
import { NearEnd } from '../../../ui/lists/near-end';
import type { TopicMatch } from '../data/topic-match';
import { MATCHES_HEIGHT_PX, MatchesSkeleton } from '../layout/topic-skeletons';
import { TopicRow } from './topic-row';

interface MatchListProps {
  readonly matches: readonly TopicMatch[];
  /** The server's day above them, where there is one. */
  readonly day?: string | undefined;
  /** The match that is offered to the calendar. */
  readonly next?: string | undefined;
}

/** Rows in the page as they are: more than a screen. Longer lists go on with those near the screen alone. */
const PLAIN_ROWS = 20;
/** A screen of rows. */
const FIRST_ROWS = 10;
/** CSS px before the last plain row at which the rest is made. */
const AHEAD_PX = 600;

/** CSS px. */
const USUAL_HEIGHT_PX = 64;

const loadTail = () => import('../../../domains/query/virtual-tail');

/** Matches below one another; of a long day only the rows near the screen are in the page. */
export function MatchList({ matches: read, day, next }: MatchListProps) {
  const { scrollContainer } = useServices();
  const [isNear, setIsNear] = useState(false);
  const near = useCallback(() => startTransition(() => setIsNear(true)), []);
  const matches = useLiveHostLists(read);
  const first = useFirstRows(matches.slice(0, PLAIN_ROWS), FIRST_ROWS);
  const tail = matches.slice(PLAIN_ROWS);
  const { chunk, hasFailed, retry } = useChunk(loadTail, isNear && tail.length > 0);
  const row = (match: TopicMatch): ReactElement => (
    <TopicRow key={match.matchId} match={match} day={day} hasCalendar={match.matchId === next} />
  );
  return (
    <>
      {first.map(row)}
      {tail.length > 0 && chunk === undefined && (
        <NearEnd root={scrollContainer} aheadPx={AHEAD_PX} revision={isNear} onNear={near}>
          <ListEnd state={hasFailed ? 'failed' : 'loading'} onRetry={retry} />
        </NearEnd>
      )}
      {chunk !== undefined && tail.length > 0 && (
        <chunk.VirtualTail items={tail} usualHeight={USUAL_HEIGHT_PX} renderRow={row} />
      )}
    </>
  );
}

interface MatchesCardProps extends MatchListProps {
  readonly query: ComponentProps<typeof QueryState>['query'];
  /** The words for a list without matches. */
  readonly none?: { readonly title: string; readonly text?: string };
}

/** Matches on a card of their own: on their way, not to be had, none, or their list. */
export const MatchesCard = ({ query, none, ...list }: MatchesCardProps) => (
  <Card>
    <QueryState query={query} skeleton={<MatchesSkeleton />} space={MATCHES_HEIGHT_PX}>
      {list.matches.length === 0 && none !== undefined ? <State art="empty" {...none} /> : <MatchList {...list} />}
    </QueryState>
  </Card>
);
