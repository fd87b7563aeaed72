import { useLocale, useTranslations } from 'use-intl/react';
import { useServices } from '../../../context/services';
import { useFormats } from '../../../i18n/use-formats';
import { serverDay } from '../../../rules/date-filters';
import type { StripDay } from '../../../ui/date-strip';
import { dayWord, noonOf, shortDay, weekday } from './server-days';

/** How days are called: in the strip, above their matches, in the list to pick from. */
export function useDayNames() {
  const t = useTranslations('topics');
  const locale = useLocale();
  const { dateItem } = useFormats();
  const { now } = useServices();
  const wordOf = (day: string) => {
    const word = dayWord(day, now());
    return word === undefined ? weekday(day, locale) : t(`day.${word}`);
  };
  return {
    strip: (at: number): StripDay => {
      const key = serverDay(at);
      return { key, date: shortDay(key), word: wordOf(key) };
    },
    title: (day: string) => `${wordOf(day)} ${shortDay(day)}`,
    meta: (day: string) => `${shortDay(day)} ${wordOf(day)}`,
    choice: (at: number, matchCount: number | undefined) => {
      const key = serverDay(at);
      const note =
        matchCount === undefined
          ? wordOf(key)
          : t('day.matches', { weekday: wordOf(key), matches: String(matchCount) });
      return { value: key, label: dateItem(noonOf(key)), note };
    },
  };
}
