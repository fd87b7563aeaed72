import { useTranslations } from 'use-intl/react';
import { signedUnits } from '../../../domains/record/rate';
import { NotedCell, RangeCell, RateCell, RecordTable } from '../../../domains/record/record-table';
import { useFormats } from '../../../i18n/use-formats';
import { TitledSection } from '../../../ui/layout/titled-section';
import type { Column } from '../../../ui/lists/figure-table';
import text from '../../../ui/theme/text.module.css';
import { useProfessor } from '../data/use-professor';
import styles from './account.module.css';
import { type AccountGroup, type AccountKey, accountGroups, type BoughtTip, groupOf } from './tip-account';

const TABLES: readonly AccountKey[] = ['expert', 'month', 'league', 'play'];
/** The last row of each table; no name of the data's. */
const TOTAL = ' ';

/** As the tip says, else as the expert's own page does. */
function ExpertName({ tip }: { readonly tip: BoughtTip }) {
  const unnamed = useTranslations('tips')('unnamed');
  return useProfessor(tip)?.name || unnamed;
}

/** The account by expert, month, league and kind of bet: each table holds every tip, and adds up to the same. */
export function AccountTables({ tips }: { readonly tips: readonly BoughtTip[] }) {
  const t = useTranslations('account');
  const numbers = useTranslations('numbers');
  const missing = useTranslations('format')('missing');
  const { count, profit } = useFormats();
  const nameOf = (name: string, by: AccountKey) => {
    if (name === TOTAL) return <b>{t('total')}</b>;
    const tip = by === 'expert' ? tips.find(({ professorId }) => professorId === name) : undefined;
    return tip === undefined ? name || t('others') : <ExpertName tip={tip} />;
  };
  const columns = (by: AccountKey): readonly Column<AccountGroup>[] => [
    {
      key: 'name',
      head: t(by),
      isRowHead: true,
      cell: ({ name, bought, pending }) => (
        <span className={styles.name}>
          <span className={text.two}>{nameOf(name, by)}</span>
          <small className={text.meta}>{t('boughtOf', { count: count(bought), pending })}</small>
        </span>
      ),
    },
    {
      key: 'rate',
      head: numbers('rate'),
      width: 48,
      cell: (record) => (
        <NotedCell figure={<RateCell {...record} />} note={numbers('sample', { sample: record.sample })} />
      ),
    },
    { key: 'range', head: numbers('mostly'), width: 66, cell: RangeCell },
    {
      key: 'net',
      head: t('netColumn'),
      width: 84,
      cell: ({ net, units, profit: sum }) => (
        <NotedCell figure={profit(net)} note={units === 0 ? missing : numbers('units', { units: signedUnits(sum) })} />
      ),
    },
  ];
  return TABLES.map((by) => {
    const rows = accountGroups(tips, by);
    // A table without a single name says nothing.
    if (rows.every(({ name }) => name === '')) return null;
    const all = [...rows, groupOf(TOTAL, tips)];
    return (
      <TitledSection key={by} title={t(`by.${by}`)}>
        <RecordTable caption={t(by)} columns={columns(by)} rows={all} keyOf={({ name }) => name} />
      </TitledSection>
    );
  });
}
