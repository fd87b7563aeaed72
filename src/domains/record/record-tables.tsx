import { useTranslations } from 'use-intl/react';
import { useFormats } from '../../i18n/use-formats';
import type { Followed } from '../../rules/record/followed';
import { type RecordGroup, recordGroups } from '../../rules/record/record-groups';
import { Trend } from '../../ui/charts/trend';
import { cx } from '../../ui/cx';
import { TitledSection } from '../../ui/layout/titled-section';
import type { Column } from '../../ui/lists/figure-table';
import text from '../../ui/theme/text.module.css';
import { RangeCell, RateCell, RecordTable } from './record-table';
import styles from './record-table.module.css';

/** Records by league and by kind of bet, each with its sample and range; what is too small has neither rate nor return. */
export function RecordTables({ tips }: { readonly tips: readonly Followed[] }) {
  const t = useTranslations('numbers');
  const missing = useTranslations('format')('missing');
  const { count, percent } = useFormats();
  const tables = [
    { by: 'league', rows: recordGroups(tips, 'league') },
    { by: 'play', rows: recordGroups(tips, 'play') },
  ] as const;
  const columns = (head: string): readonly Column<RecordGroup>[] => [
    {
      key: 'name',
      head,
      isRowHead: true,
      cell: ({ name }) => (
        <span className={cx(text.ell, styles.name)} title={name}>
          {name}
        </span>
      ),
    },
    { key: 'sample', head: t('tips'), width: 36, cell: ({ sample }) => count(sample) },
    { key: 'rate', head: t('rate'), width: 44, cell: RateCell },
    { key: 'range', head: t('mostly'), width: 70, cell: RangeCell },
    {
      key: 'yield',
      head: t('yield'),
      width: 58,
      cell: (group) =>
        group.yield === undefined ? (
          missing
        ) : (
          <>
            <Trend value={group.yield}>{percent(group.yield, { signed: true })}</Trend>
            <span className={styles.span}>{t('sample', { sample: group.units })}</span>
          </>
        ),
    },
  ];
  if (tables.every(({ rows }) => rows.length === 0)) return null;
  return (
    <TitledSection title={t('groups')}>
      {tables.map(
        ({ by, rows }) =>
          rows.length > 0 && (
            <RecordTable key={by} caption={t(by)} columns={columns(t(by))} rows={rows} keyOf={({ name }) => name} />
          ),
      )}
    </TitledSection>
  );
}
