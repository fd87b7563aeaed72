import { useTranslations } from 'use-intl/react';
import type { Expert } from '../../../contract/expert/expert';
import { rounded } from '../../../i18n/short-count';
import { useFormats } from '../../../i18n/use-formats';
import { saysRate } from '../../../rules/record/hit-rate';
import type { Stat } from '../../../ui/lists/stat-row';

/** The figures of an expert that stand nowhere else on their page, each rate with the number of tips behind it; what nobody knows is "—". */
export function useExpertFigures({ weekRateReturn, weekSession, longestWin }: Expert): Stat[] {
  const t = useTranslations();
  const { count, percent } = useFormats();
  const missing = t('format.missing');
  const week = saysRate(weekSession) ? weekRateReturn : undefined;
  return [
    {
      key:
        weekSession === undefined ? t('expert.weekReturnAlone') : t('expert.weekReturn', { tips: count(weekSession) }),
      ...(week === undefined
        ? { value: missing }
        : { value: percent(week / 100, { signed: true }).replace('%', ''), unit: '%' }),
      trend: week === undefined || rounded(week, 0) === 0 ? undefined : week > 0 ? 'up' : 'down',
    },
    { key: t('expert.longest'), value: longestWin === undefined ? missing : count(longestWin) },
  ];
}
