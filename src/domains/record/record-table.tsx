import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl/react';
import { Range } from '../../ui/charts/range';
import { Below } from '../../ui/layout/below';
import { Card } from '../../ui/layout/section';
import { FigureTable, type FigureTableProps } from '../../ui/lists/figure-table';
import { useRangeLabels } from './luck-range';
import { type Rate, shareOf } from './rate';
import styles from './record-table.module.css';

/** Records in a card; sideways where the text is larger than drawn. */
export const RecordTable = <R,>(props: FigureTableProps<R>) => (
  <Below>
    <Card>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className={styles.track} aria-label={props.caption} tabIndex={0}>
        <FigureTable {...props} />
      </section>
    </Card>
  </Below>
);

/** The hit rate of a record; none where there are too few. */
export function RateCell(record: Rate) {
  const missing = useTranslations('format')('missing');
  return useRangeLabels()(record)?.rate ?? missing;
}

/** A figure with a few words below it. */
export const NotedCell = ({ figure, note }: { readonly figure: ReactNode; readonly note: string }) => (
  <>
    {figure}
    <small className={styles.note}>{note}</small>
  </>
);

/** Its range as a bar with its two ends; a word where there are too few. */
export function RangeCell(record: Rate) {
  const few = useTranslations('numbers')('few');
  const said = useRangeLabels()(record);
  if (said === undefined) return <span className={styles.few}>{few}</span>;
  return (
    <>
      <Range {...said.range} at={shareOf(record)} size="small" label={said.sentence} />
      <span className={styles.span}>{`${said.span.from}–${said.span.to}`}</span>
    </>
  );
}
