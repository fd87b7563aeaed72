import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ProfitPoint } from '../../../contract/ranking/ranking';
import { useFormats } from '../../../i18n/use-formats';
import { monthDayOf } from '../../../i18n/wall-time';
import { Trend } from '../../../ui/charts/trend';
import { Button } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { Card, Section } from '../../../ui/layout/section';
import { type Column, FigureTable } from '../../../ui/lists/figure-table';
import text from '../../../ui/theme/text.module.css';
import styles from './profit-chart.module.css';

interface ProfitCurveProps {
  /** Oldest first; two at least. */
  readonly values: readonly number[];
  /** Says in a sentence what the picture shows; a table has the figures. */
  readonly label: string;
  readonly ends: readonly [first: string, last: string];
}

const WIDTH = 300;
const HEIGHT = 72;

/** The growth of a profit, as a line around zero. */
function ProfitCurve({ values, label, ends }: ProfitCurveProps) {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const span = most - least || 1;
  const y = (value: number) => Math.round(((most - value) / span) * HEIGHT);
  const x = (index: number) => Math.round((index / Math.max(1, values.length - 1)) * WIDTH);
  const points = values.map((value, index) => `${x(index)} ${y(value)}`);
  return (
    <>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.zero} d={`M0 ${y(0)}H${WIDTH}`} />
        <path className={styles.line} d={`M${points.join('L')}`} />
      </svg>
      <div className={cx(styles.ends, text.meta, text.num)} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </>
  );
}

/** One point is no line. */
const FEWEST_POINTS = 2;
/** The growth of the user's profit: a small picture, or its figures as a table. */
export function ProfitChart({ line }: { readonly line: readonly ProfitPoint[] }) {
  const t = useTranslations('rankUser');
  const { profit } = useFormats();
  const [isTable, setIsTable] = useState(false);
  const [first, last] = [line[0], line[line.length - 1]];
  if (first === undefined || last === undefined || line.length < FEWEST_POINTS) return null;
  const title = t('lineTitle', { days: line.length });
  const label = t('lineLabel', {
    from: monthDayOf(first.date),
    to: monthDayOf(last.date),
    profit: profit(last.profit),
  });
  const columns: readonly Column<ProfitPoint>[] = [
    { key: 'day', head: t('day'), align: 'start', isRowHead: true, cell: ({ date }) => monthDayOf(date) },
    {
      key: 'profit',
      head: t('dayProfit'),
      cell: (point) => <Trend value={point.profit}>{profit(point.profit)}</Trend>,
    },
  ];
  return (
    <Section
      title={title}
      end={
        <Button variant="quiet" size="sm" onClick={() => setIsTable(!isTable)}>
          {t(isTable ? 'asPicture' : 'asTable')}
        </Button>
      }
    >
      {isTable ? (
        <Card>
          <FigureTable caption={title} columns={columns} rows={[...line].reverse()} keyOf={({ date }) => date} />
        </Card>
      ) : (
        <PaddedCard>
          <ProfitCurve
            values={line.map((point) => point.profit)}
            label={label}
            ends={[monthDayOf(first.date), `${monthDayOf(last.date)} ${profit(last.profit)}`]}
          />
        </PaddedCard>
      )}
    </Section>
  );
}
