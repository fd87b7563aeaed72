import { useTranslations } from 'use-intl/react';
import row from '../../../domains/anchor/anchor-row.module.css';
import { FormSquares } from '../../../domains/match/sheet/form-squares';
import { useRangeLabels } from '../../../domains/record/luck-range';
import { useFormats } from '../../../i18n/use-formats';
import type { RecordGroup } from '../../../rules/record/record-groups';
import { countTen } from '../../../rules/tip/tip-view-model';
import { Button } from '../../../ui/controls/button';
import { Card } from '../../../ui/layout/section';
import { TitledSection } from '../../../ui/layout/titled-section';
import text from '../../../ui/theme/text.module.css';
import { type RecordBar, useRecordBars } from '../experts/expert-record';
import { type ComparedCell, type CompareProps, CompareTable } from './compare-table';
import type { Compared } from './use-compared';
import { comparedLeagues } from './verdict';

/** The record of one league; of too few tips only their number. */
function useLeagueCell(): (group: RecordGroup | undefined) => ComparedCell {
  const t = useTranslations();
  const rangeOf = useRangeLabels();
  const { count } = useFormats();
  return (group) => {
    const none = t('format.missing');
    if (group === undefined) return { figure: none, note: t('compare.none') };
    const said = rangeOf(group);
    const sample = t('numbers.sample', { sample: count(group.sample) });
    if (said === undefined) return { figure: none, note: `${sample} · ${t('numbers.few')}` };
    return { figure: said.rate, note: `${sample} · ${said.span.from}\u2060–\u2060${said.span.to}%` };
  };
}

/** Hit rates of both by league. */
export function CompareLeagues({ sides: [first, second], names }: CompareProps) {
  const t = useTranslations();
  const cellOf = useLeagueCell();
  const rows = comparedLeagues(first.followed, second.followed);
  if (rows.length === 0) return null;
  return (
    <TitledSection title={t('compare.leagues')} meta={t('compare.fewHint')}>
      <CompareTable
        caption={t('compare.leagues')}
        head={t('numbers.league')}
        names={names}
        rows={rows.map(({ name, of: [one, other] }) => ({ name, cells: [cellOf(one), cellOf(other)] }))}
      />
    </TitledSection>
  );
}

const KINDS = { win: 'won', draw: 'drawn', lose: 'lost', hidden: 'hidden' } as const;

interface TenProps {
  readonly name: string;
  readonly side: Compared;
  readonly bars: readonly RecordBar[];
}

function Ten({ name, side, bars }: TenProps) {
  const t = useTranslations('expert');
  const missing = useTranslations('format')('missing');
  const { count } = useFormats();
  const total = bars.length;
  const isHidden = bars.some(({ tone }) => tone === 'hidden');
  const { won } = countTen(side.expert.tenHistory);
  return (
    <div className={row.row}>
      <span className={row.texts} dir="auto">
        {name}
      </span>
      {total === 0 ? (
        <span className={text.meta}>{t('noRecord')}</span>
      ) : (
        <>
          <FormSquares
            squares={bars.map(({ tone, letter }) => ({ kind: KINDS[tone], letter }))}
            label={t('record', { total, results: bars.map(({ word }) => word).join(' ') })}
          />
          <span className={text.meta}>{`${isHidden ? missing : count(won)} / ${count(total)}`}</span>
        </>
      )}
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
        <Ten name={names[0]} side={first} bars={bars[0]} />
        <Ten name={names[1]} side={second} bars={bars[1]} />
      </Card>
    </TitledSection>
  );
}
