import type { Tip } from '../../../contract/tip/tip';
import { State } from '../../../ui/feedback/state';
import type { Pages } from '../data/paging';
import { PagedList } from './paged-list';
import { TipCard } from './tip-card';
import { TIPS_HEIGHT_PX, TipSkeleton } from './tip-skeleton';

interface TipListProps {
  readonly pages: Pages<Tip>;
  readonly isOfExpert?: boolean;
  readonly emptyTitle: string;
  readonly emptyText: string;
}

/** Tips page by page. */
export const TipList = ({ pages, isOfExpert = false, emptyTitle, emptyText }: TipListProps) => (
  <PagedList
    pages={pages}
    renderItem={(tip) => <TipCard key={tip.id} tip={tip} isOfExpert={isOfExpert} />}
    skeleton={<TipSkeleton />}
    space={TIPS_HEIGHT_PX}
    empty={<State art="empty" title={emptyTitle} text={emptyText} />}
  />
);
