import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { createFormats, type Formats } from './formats';

/** The number and date formats of the language in force; the same object until the language changes. */
export function useFormats(): Formats {
  const t = useTranslations('format');
  const locale = useLocale();
  return useMemo(() => createFormats(t, locale), [t, locale]);
}
