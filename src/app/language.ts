import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Locale } from '../contract/shell-events';
import type { Messages } from '../i18n/app-config';
import { loadMessages } from '../i18n/load-messages';

export interface LanguageState {
  readonly locale: Locale;
  readonly messages: Messages;
}

/** The catalogue in use; null until the first one is there. A newer wish overtakes an older load. */
export function createLanguage(onFailure: (error: unknown) => void): {
  readonly store: StoreApi<{ readonly current: LanguageState | null }>;
  select(locale: Locale): Promise<void>;
} {
  const store = createStore<{ readonly current: LanguageState | null }>(() => ({ current: null }));
  let wished: Locale | undefined;
  return {
    store,
    async select(locale) {
      wished = locale;
      try {
        const messages = await loadMessages(locale);
        if (wished === locale) store.setState({ current: { locale, messages } });
      } catch (error) {
        onFailure(error);
      }
    },
  };
}
