import { useEffect, useState } from 'react';
import { LANGUAGES, type Locale, localeOf } from '../../contract/shell/languages';
import type { FatalKind } from '../../contract/shell/mount-options';
import type { FatalWords } from '../../i18n/app-config';
import { fatalWords, fetchFatalWords } from '../../i18n/fatal-labels';

interface FatalProps {
  readonly kind: FatalKind;
  readonly locale?: unknown;
  readonly onRetry?: () => void;
}

/** Stands where the app could not start; needs no catalogue, no router and no newer React. */
export function Fatal({ kind, locale: tag, onRetry }: FatalProps) {
  const locale = localeOf(tag);
  const { fallback } = LANGUAGES[locale];
  const [come, setCome] = useState<{ readonly locale: Locale; readonly words: FatalWords }>();
  useEffect(() => {
    if (locale === fallback) return;
    let isCurrent = true;
    fetchFatalWords(locale).then(
      (words) => isCurrent && setCome({ locale, words }),
      // Those of the fallback stand.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, fallback]);
  const isOwn = come?.locale === locale;
  const lang = isOwn ? locale : fallback;
  const words = isOwn ? come.words : fatalWords(locale);
  return (
    <div role="alert" lang={lang} dir={LANGUAGES[lang].direction} data-testid="si-fatal">
      <p>{words[kind]}</p>
      {onRetry !== undefined && (
        <button type="button" onClick={onRetry}>
          {words.retry}
        </button>
      )}
    </div>
  );
}
