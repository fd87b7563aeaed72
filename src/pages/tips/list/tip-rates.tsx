import { useTranslations } from 'use-intl/react';
import type { Tip } from '../../../contract/tip/tip';
import { useFormats } from '../../../i18n/use-formats';
import { Trend } from '../../../ui/charts/trend';
import { useExpertLabels } from '../expert-labels';

/** The rates of a tip's expert, each with the number of tips behind it: they wrap as wholes. */
export function TipRates({ tip }: { readonly tip: Pick<Tip, 'professor' | 'yieldRate' | 'yieldSession'> }) {
  const t = useTranslations('tips');
  const { count, percent } = useFormats();
  const words = useExpertLabels();
  const { professor, yieldRate, yieldSession } = tip;
  const parts = professor && [words.ten(professor), words.hitRate(professor), words.mostly(professor)];
  return (
    <>
      {parts?.map((part) => part !== undefined && <span key={part}>{part}</span>)}
      {yieldRate !== undefined && (
        <span>
          {t('yield')} <Trend value={yieldRate}>{percent(yieldRate / 100, { signed: true })}</Trend>
          {yieldSession !== undefined && ` ${t('yieldSample', { tips: count(yieldSession) })}`}
        </span>
      )}
    </>
  );
}
