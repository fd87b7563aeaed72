import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ProfitPoint } from '../../../contract/ranking/ranking';
import { useFormats } from '../../../i18n/use-formats';
import { monthDayOf } from '../../../i18n/wall-time';
import { Trend } from '../../../ui/charts/trend';
import { Button } from '../../../ui/controls/button';
import { PaddedCard } from '../../../ui/layout/padded-card';
import { Card, Section } from '../../../ui/layout/section';
import { type Column, FigureTable } from '../../../ui/lists/figure-table';
import { ProfitLine } from './profit-line';

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
          <ProfitLine
            values={line.map((point) => point.profit)}
            label={label}
            ends={[monthDayOf(first.date), `${monthDayOf(last.date)} ${profit(last.profit)}`]}
          />
        </PaddedCard>
      )}
    </Section>
  );
}
