import { useTranslations } from 'use-intl/react';
import type { RankedEntry } from '../../../contract/ranking/ranking';
import { useFormats } from '../../../i18n/use-formats';
import { FEWEST_FOR_PLACE } from '../../../rules/record/hit-rate';
import text from '../../../ui/theme/text.module.css';
import { useShortProfit, useYield } from '../data/rank-labels';
import { sampleOf } from './placed';
import styles from './sample-line.module.css';

/** Return, deepest fall and sample of a place; of one that has none, how many bets it takes. Nothing where nobody knows them. */
export function SampleLine({ entry, hasPlace }: { readonly entry: RankedEntry; readonly hasPlace: boolean }) {
  const t = useTranslations('numbers');
  const missing = useTranslations('format')('missing');
  const { count } = useFormats();
  const yieldOf = useYield();
  const shortProfit = useShortProfit();
  const { yieldRate, deepestFall } = entry;
  const sample = sampleOf(entry);
  if (sample === undefined) return null;
  if (!hasPlace)
    return (
      <div className={styles.few}>
        <span className={text.meta}>{t('tooFew', { bets: count(sample), needed: FEWEST_FOR_PLACE })}</span>
        <progress className={styles.bar} value={sample} max={FEWEST_FOR_PLACE} aria-hidden="true" />
      </div>
    );
  const figures = [
    { name: t('return'), value: yieldRate === undefined ? missing : yieldOf(yieldRate) },
    { name: t('fall'), value: deepestFall === undefined ? missing : shortProfit(-deepestFall) },
    { name: t('sampleWord'), value: t('bets', { bets: count(sample) }) },
  ];
  return (
    <dl className={styles.three}>
      {figures.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={text.num}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
