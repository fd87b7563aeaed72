import type { FatalKind } from '../../contract/shell/mount-options';
import { fatalWords } from '../../i18n/fatal-words';

interface FatalProps {
  readonly kind: FatalKind;
  readonly locale?: unknown;
  readonly onRetry?: () => void;
}

/** What stands where the app could not start; needs no catalogue, no router and no newer React. */
export function Fatal({ kind, locale, onRetry }: FatalProps) {
  const lang = locale === 'en' ? 'en' : 'zh-CN';
  return (
    <div role="alert" lang={lang} data-testid="si-fatal">
      <p>{fatalWords(kind, lang)}</p>
      {onRetry !== undefined && (
        <button type="button" onClick={onRetry}>
          {fatalWords('retry', lang)}
        </button>
      )}
    </div>
  );
}
