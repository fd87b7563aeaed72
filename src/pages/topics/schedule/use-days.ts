import { useMemo } from 'react';
import { useTranslations } from 'use-intl/react';
import { wallTime } from '../../../i18n/wall-time';
import { serverDay } from '../../../rules/match/date-filters';
import { useServices } from '../../../services/services';
import type { DayName } from './date-strip';
import { dayWord, noonOf, shortDay } from './server-days';

/** The names of days: in the strip, above their matches, in the list to pick from. The same object until the day changes. */
export function useDayNames() {
  const t = useTranslations('topics');
  const { now } = useServices();
  const today = serverDay(now());
  return useMemo(() => {
    // Names of days and months are texts: the browser's own cost a cheap phone a tenth of a second when first asked for.
    const wordOf = (day: string) => {
      const word = dayWord(day, today);
      return word === undefined ? t('day.weekday', { day: String(new Date(noonOf(day)).getDay()) }) : t(`day.${word}`);
    };
    const dateOf = (day: string) => {
      const { month, day: date } = wallTime(noonOf(day));
      return t('day.date', { month, day: date });
    };
    return {
      dateOf,
      strip: (day: string): DayName => ({ date: dateOf(day), word: wordOf(day) }),
      title: (day: string) => `${wordOf(day)} ${shortDay(day)}`,
      meta: (day: string) => `${shortDay(day)} ${wordOf(day)}`,
    };
  }, [t, today]);
}
