import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ProfitPoint } from '../../../contract/ranking/ranking';
import { useFormats } from '../../../i18n/use-formats';
import { monthDayOf } from '../../../i18n/wall-time';
import { Trend } from '../../../ui/charts/trend';
import { UnitChart } from '../../../ui/charts/unit-chart';
import { Button } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { Card, Section } from '../../../ui/layout/section';
import { type Column, FigureTable } from '../../../ui/lists/figure-table';
import text from '../../../ui/theme/text.module.css';
import { useShortProfit } from '../data/rank-labels';
import styles from './profit-chart.module.css';

/** One point is no line. */
const FEWEST_POINTS = 2;
/** The growth of the user's profit: a small picture, or its figures as a table. */
export function ProfitChart({ line }: { readonly line: readonly ProfitPoint[] }) {
  const t = useTranslations('rankUser');
  const { profit } = useFormats();
  const shortProfit = useShortProfit();
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
    { key: 'day', head: t('day'), isRowHead: true, cell: ({ date }) => monthDayOf(date) },
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
          <UnitChart
            values={line.map((point) => point.profit)}
            label={label}
            fall={undefined}
            losing={undefined}
            yLabel={shortProfit}
          />
          <div className={cx(styles.ends, text.meta, text.num)} aria-hidden="true">
            <span>{monthDayOf(first.date)}</span>
            <span>
              {monthDayOf(last.date)} {profit(last.profit)}
            </span>
          </div>
        </PaddedCard>
      )}
    </Section>
  );
}
