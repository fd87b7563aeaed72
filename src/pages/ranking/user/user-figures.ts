import { useTranslations } from 'use-intl/react';
import type { RankedProfile } from '../../../contract/ranking/ranking';
import { useFormats } from '../../../i18n/use-formats';
import { saysRate } from '../../../rules/record/hit-rate';
import type { Stat } from '../../../ui/lists/stat-row';
import { useShortProfit, useYield } from '../data/rank-labels';

/** A figure's number and the unit behind it, which is smaller: 12.3K → 12.3, K. */
export function splitFigure(figure: string): Pick<Stat, 'value' | 'unit'> {
  const [, value = figure, unit = ''] = /^([^\p{L}%]+)([\p{L}%]*)$/u.exec(figure) ?? [];
  return unit === '' ? { value } : { value, unit };
}

/** The four figures of a user in this period, the server's; what nobody knows is "—". */
export function useUserFigures(user: RankedProfile): Stat[] {
  const t = useTranslations('rankUser');
  const formats = useTranslations('format');
  const { count } = useFormats();
  const yieldOf = useYield();
  const shortProfit = useShortProfit();
  const missing = formats('missing');
  const { profit, yieldRate, settledCount, hitCount, hitSession, betCount } = user;
  const isSaid = yieldRate !== undefined && saysRate(settledCount);
  const trend = profit === undefined || profit === 0 ? undefined : profit > 0 ? 'up' : 'down';
  return [
    { key: t('profit'), ...splitFigure(shortProfit(profit)), trend },
    { key: t('yield'), ...splitFigure(isSaid ? yieldOf(yieldRate) : missing) },
    {
      key: t('hits'),
      value: hitCount === undefined ? missing : count(hitCount),
      unit: hitSession === undefined ? undefined : `/${count(hitSession)}`,
    },
    {
      key: t('bets'),
      ...splitFigure(betCount === undefined ? missing : t('betsCounted', { bets: count(betCount) })),
    },
  ];
}
