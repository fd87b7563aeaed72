import type { FatalKind } from '../contract/mount-options';
import { FATAL_WORDS } from '../i18n/fatal-words';

/** What stands where the app could not start; needs no style sheet, catalogue or newer React. */
export function Fatal({ kind, locale }: { readonly kind: FatalKind; readonly locale?: unknown }) {
  const lang = locale === 'en' ? 'en' : 'zh-CN';
  return (
    <p role="alert" lang={lang}>
      {FATAL_WORDS[kind][lang]}
    </p>
  );
}
