import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl/react';
import { useFormats } from '../../../i18n/use-formats';
import { serverDay } from '../../../rules/match/date-filters';
import { useServices } from '../../../services/services';
import type { StripDay } from './date-strip';
import { dayWord, noonOf, shortDay } from './server-days';

/** The names of days: in the strip, above their matches, in the list to pick from. The same object until the day changes. */
export function useDayNames() {
  const t = useTranslations('topics');
  const locale = useLocale();
  const { dateItem } = useFormats();
  const { now } = useServices();
  const today = serverDay(now());
  return useMemo(() => {
    // One for all days: to make one costs more than all that it writes.
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
    const wordOf = (day: string) => {
      const word = dayWord(day, today);
      return word === undefined ? weekday.format(noonOf(day)) : t(`day.${word}`);
    };
    return {
      strip: (at: number): StripDay => {
        const key = serverDay(at);
        return { key, date: dateItem(noonOf(key)), word: wordOf(key) };
      },
      title: (day: string) => `${wordOf(day)} ${shortDay(day)}`,
      meta: (day: string) => `${shortDay(day)} ${wordOf(day)}`,
      choice: (at: number, matchCount: number | undefined) => {
        const key = serverDay(at);
        const word = wordOf(key);
        const note = matchCount === undefined ? word : t('day.matches', { weekday: word, matches: String(matchCount) });
        return { value: key, label: dateItem(noonOf(key)), note };
      },
    };
  }, [t, locale, dateItem, today]);
}
