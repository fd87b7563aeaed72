import { useTranslations } from 'use-intl/react';

/** Figures per game: one decimal; what is not known is "—". */
export function usePerGame() {
  const missing = useTranslations('format')('missing');
  return (value: number | undefined): string => (value === undefined ? missing : value.toFixed(1));
}
