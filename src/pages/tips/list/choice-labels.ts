import { useTranslations } from 'use-intl/react';
import { type FilterName, namesIn, oddsIn, type TipChoice } from '../data/fits-choice';

/** Each filter in words, as it is set. */
export function useChoiceLabels() {
  const t = useTranslations('tipChoice');
  return ({ odds, close, league, bet }: TipChoice, name: FilterName): string => {
    switch (name) {
      case 'odds': {
        const { from, to } = oddsIn(odds);
        const end = (value: number | undefined) => value?.toFixed(2) ?? '';
        return t('oddsOf', { range: `${end(from)}–${end(to)}` });
      }
      case 'close':
        return t(close === 'today' ? 'closeToday' : 'closeHour');
      case 'league':
        return namesIn(league).join(' · ');
      case 'bet':
        return namesIn(bet).join(' · ');
      default:
        return t(name);
    }
  };
}
