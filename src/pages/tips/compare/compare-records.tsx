import { useTranslations } from 'use-intl/react';
import { FormSquares } from '../../../domains/match/sheet/form-squares';
import { useRangeLabels } from '../../../domains/record/luck-range';
import { RecordTable } from '../../../domains/record/record-table';
import { useFormats } from '../../../i18n/use-formats';
import { type ComparedLeague, comparedLeagues } from '../../../rules/record/compare-records';
import type { RecordGroup } from '../../../rules/record/record-groups';
import { countTen } from '../../../rules/tip/tip-view-model';
import { Button } from '../../../ui/controls/button';
import { cx } from '../../../ui/cx';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import type { Column } from '../../../ui/lists/figure-table';
import text from '../../../ui/theme/text.module.css';
import { type RecordBar, useRecordBars } from '../experts/expert-record';
import styles from './compare.module.css';
import type { Compared } from './use-compared';

interface CompareProps {
  readonly sides: readonly [Compared, Compared];
  readonly names: readonly [string, string];
}

/** The record of one league; of too few tips only their number. */
function LeagueCell({ group }: { readonly group: RecordGroup | undefined }) {
  const t = useTranslations();
  const said = useRangeLabels()(group ?? { hits: 0, sample: 0 });
  const { count } = useFormats();
  const sample = group && t('numbers.sample', { sample: count(group.sample) });
  const below = said
    ? `${sample} · ${said.span.from}\u2060–\u2060${said.span.to}%`
    : sample === undefined
      ? t('compare.none')
      : `${sample} · ${t('numbers.few')}`;
  return (
    <span className={styles.league}>
      {said?.rate ?? t('format.missing')}
      <small className={text.meta}>{below}</small>
    </span>
  );
}

const CELL_PX = 108;

/** Hit rates of both by league. */
export function CompareLeagues({ sides: [first, second], names }: CompareProps) {
  const t = useTranslations();
  const rows = comparedLeagues(first.followed, second.followed);
  if (rows.length === 0) return null;
  const columns: readonly Column<ComparedLeague>[] = [
    {
      key: 'name',
      head: t('numbers.league'),
      align: 'start',
      isRowHead: true,
      cell: ({ name }) => <span className={cx(text.two, styles.leagueName)}>{name}</span>,
    },
    { key: 'first', head: names[0], width: CELL_PX, cell: ({ of }) => <LeagueCell group={of[0]} /> },
    { key: 'second', head: names[1], width: CELL_PX, cell: ({ of }) => <LeagueCell group={of[1]} /> },
  ];
  return (
    <TitledSection title={t('compare.leagues')} meta={t('compare.fewHint')}>
      <RecordTable caption={t('compare.leagues')} columns={columns} rows={rows} keyOf={({ name }) => name} />
    </TitledSection>
  );
}

const KINDS = { win: 'won', draw: 'drawn', lose: 'lost', hidden: 'hidden' } as const;

function Ten({
  side,
  name,
  bars,
}: {
  readonly side: Compared;
  readonly name: string;
  readonly bars: readonly RecordBar[];
}) {
  const t = useTranslations('expert');
  const missing = useTranslations('format')('missing');
  const { count } = useFormats();
  const total = bars.length;
  const isHidden = bars.some(({ tone }) => tone === 'hidden');
  const { won } = countTen(side.expert.tenHistory);
  return (
    <div className={styles.ten}>
      <span className={text.two} dir="auto">
        {name}
      </span>
      <FormSquares
        squares={bars.map(({ tone, letter }) => ({ kind: KINDS[tone], letter }))}
        label={t('record', { total, results: bars.map(({ word }) => word).join(' ') })}
      />
      <span className={cx(text.meta, text.num)}>
        {total === 0 ? t('noRecord') : `${isHidden ? missing : count(won)} / ${count(total)}`}
      </span>
    </div>
  );
}

interface CompareTenProps extends CompareProps {
  /** Hidden results were asked for. */
  readonly isAsked: boolean;
  readonly onAsk: () => void;
}

/** The last ten of both. */
export function CompareTen({ sides: [first, second], names, isAsked, onAsk }: CompareTenProps) {
  const t = useTranslations();
  const bars = [useRecordBars(first.expert, isAsked), useRecordBars(second.expert, isAsked)] as const;
  const isHiding = bars.some((side) => side.some(({ tone }) => tone === 'hidden'));
  return (
    <TitledSection
      title={t('expert.tenTitle')}
      meta={t('expert.newestFirst')}
      end={
        isHiding && (
          <Button size="sm" variant="quiet" onClick={onAsk}>
            {t('tips.showResult')}
          </Button>
        )
      }
    >
      <Card>
        <Ten side={first} name={names[0]} bars={bars[0]} />
        <Ten side={second} name={names[1]} bars={bars[1]} />
      </Card>
    </TitledSection>
  );
}
