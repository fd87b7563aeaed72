import { Fragment, type ReactNode } from 'react';
import type { Tip } from '../../../contract/tip/tip';
import { State } from '../../../ui/feedback/state';
import type { Pages } from '../data/paging';
import { PagedList } from './paged-list';
import { TipCard } from './tip-card';
import { TIPS_HEIGHT_PX, TipSkeleton } from './tip-skeleton';

interface TipListProps {
  readonly pages: Pages<Tip>;
  readonly isOfExpert?: boolean;
  /** After the first tips. */
  readonly between?: ReactNode;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** In the place of both. */
  readonly empty?: ReactNode;
}

const FIRST_TIPS = 3;

/** Tips page by page. */
export const TipList = ({ pages, isOfExpert = false, between, emptyTitle, emptyText, empty }: TipListProps) => (
  <PagedList
    pages={pages}
    renderItem={(tip, index) => (
      <Fragment key={tip.id}>
        {index === FIRST_TIPS && between}
        <TipCard tip={tip} isOfExpert={isOfExpert} />
      </Fragment>
    )}
    skeleton={<TipSkeleton />}
    space={TIPS_HEIGHT_PX}
    empty={empty ?? <State art="empty" title={emptyTitle} text={emptyText} />}
  />
);
