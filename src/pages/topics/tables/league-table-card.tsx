import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { QueryState } from '../../../domains/query/query-state';
import type { Messages } from '../../../i18n/app-config';
import type { Venue } from '../../../rules/table/team-totals';
import { Card } from '../../../ui/layout/section';
import { FigureTable, type FigureTableProps } from '../../../ui/lists/figure-table';
import type { Competition } from '../data/topic';
import { NoData } from '../layout/no-data';
import { TABLE_HEIGHT_PX, TableSkeleton } from '../layout/topic-skeletons';

interface LeagueTableCardProps<R> extends Omit<FigureTableProps<R>, 'caption'> {
  readonly query: ComponentProps<typeof QueryState>['query'];
  readonly competition: Competition;
  /** The kind of table and the venue, for those who hear it. */
  readonly view: keyof Pick<Messages['topics']['table'], 'standings' | 'formHead' | 'rates'>;
  readonly venue: Venue;
  /** Below the rows. */
  readonly children?: ReactNode;
}

/** One of a league's tables, with its skeleton, its failure, and a word where it is empty. */
export function LeagueTableCard<R>({ query, competition, view, venue, children, ...table }: LeagueTableCardProps<R>) {
  const t = useTranslations('topics');
  const caption = t('table.caption', {
    competition: t(`competition.${competition.key}`),
    view: t(`table.${view}`),
    venue: t(`table.venues.${venue}`),
  });
  return (
    <Card>
      <QueryState query={query} skeleton={<TableSkeleton />} space={TABLE_HEIGHT_PX}>
        {table.rows.length === 0 ? (
          <NoData />
        ) : (
          <>
            <FigureTable caption={caption} {...table} />
            {children}
          </>
        )}
      </QueryState>
    </Card>
  );
}
