import { useTranslations } from 'use-intl/react';
import type { Expert } from '../../../contract/expert/expert';
import { useHidesTen } from '../../../domains/tip/hidden-results';
import { rounded } from '../../../i18n/short-count';
import { useFormats } from '../../../i18n/use-formats';
import { saysRate } from '../../../rules/record/hit-rate';
import { lastTen } from '../../../rules/tip/tip-view-model';
import type { Stat } from '../../../ui/lists/stat-row';

/** An expert's four figures, each rate with the number of tips behind it; what nobody knows is "—", what is hidden "?". */
export function useExpertFigures(expert: Expert, isAsked: boolean): Stat[] {
  const t = useTranslations();
  const { count, percent } = useFormats();
  const missing = t('format.missing');
  const { hitPercents, hitSession, weekRateReturn, weekSession, longestWin } = expert;
  const week = saysRate(weekSession) ? weekRateReturn : undefined;
  const rate = (value: number | undefined, signed: boolean) =>
    value === undefined ? { value: missing } : { value: percent(value / 100, { signed }).replace('%', ''), unit: '%' };
  const ten = lastTen(expert);
  const hidesTen = useHidesTen(isAsked)(expert);
  const total = ten?.kind === 'ten' ? ten.total : 10;
  return [
    {
      key: hitSession === undefined ? t('expert.hitRateAlone') : t('expert.hitRate', { tips: count(hitSession) }),
      ...rate(saysRate(hitSession) ? hitPercents : undefined, false),
    },
    {
      key:
        weekSession === undefined ? t('expert.weekReturnAlone') : t('expert.weekReturn', { tips: count(weekSession) }),
      ...rate(week, true),
      trend: week === undefined || rounded(week, 0) === 0 ? undefined : week > 0 ? 'up' : 'down',
    },
    { key: t('expert.longest'), value: longestWin === undefined ? missing : count(longestWin) },
    {
      key: t('expert.lastTen', { total }),
      value: hidesTen ? '?' : ten?.kind === 'ten' ? count(ten.won) : missing,
      unit: ten === undefined || hidesTen ? undefined : t('expert.won'),
    },
  ];
}
