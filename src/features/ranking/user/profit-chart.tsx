import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { ProfitPoint } from '../../../contract/ranking';
import { useFormats } from '../../../i18n/use-formats';
import { Button } from '../../../ui/button';
import { type Column, FigureTable } from '../../../ui/figure-table';
import { PaddedCard } from '../../../ui/padded-card';
import { ProfitLine } from '../../../ui/profit-line';
import { Card, Section } from '../../../ui/section';
import { Trend } from '../../../ui/trend';

/** One point is no line. */
const FEWEST_POINTS = 2;
const monthDay = (day: string) => day.slice(5);

/** How the user's profit has grown: a small picture, or its figures as a table. */
export function ProfitChart({ line }: { readonly line: readonly ProfitPoint[] }) {
  const t = useTranslations('rankUser');
  const { profit } = useFormats();
  const [isTable, setIsTable] = useState(false);
  const [first, last] = [line[0], line[line.length - 1]];
  if (first === undefined || last === undefined || line.length < FEWEST_POINTS) return null;
  const title = t('lineTitle', { days: line.length });
  const label = t('lineLabel', { from: monthDay(first.date), to: monthDay(last.date), profit: profit(last.profit) });
  const columns: readonly Column<ProfitPoint>[] = [
    { key: 'day', head: t('day'), align: 'start', isRowHead: true, cell: ({ date }) => monthDay(date) },
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
            ends={[monthDay(first.date), `${monthDay(last.date)} ${profit(last.profit)}`]}
          />
        </PaddedCard>
      )}
    </Section>
  );
}
