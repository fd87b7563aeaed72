import type { FatalKind } from '../../contract/shell/mount-options';
import { fatalLabels } from '../../i18n/fatal-labels';

interface FatalProps {
  readonly kind: FatalKind;
  readonly locale?: unknown;
  readonly onRetry?: () => void;
}

/** Stands where the app could not start; needs no catalogue, no router and no newer React. */
export function Fatal({ kind, locale, onRetry }: FatalProps) {
  const lang = locale === 'en' ? 'en' : 'zh-CN';
  return (
    <div role="alert" lang={lang} data-testid="si-fatal">
      <p>{fatalLabels(kind, lang)}</p>
      {onRetry !== undefined && (
        <button type="button" onClick={onRetry}>
          {fatalLabels('retry', lang)}
        </button>
      )}
    </div>
  );
}
