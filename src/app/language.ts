import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Locale } from '../contract/shell-events';
import type { Messages } from '../i18n/app-config';
import { loadMessages } from '../i18n/load-messages';
import { withRetries } from './load-chunk';

export interface LanguageState {
  /** The catalogue in use; null until the first one is there. */
  readonly current: { readonly locale: Locale; readonly messages: Messages } | null;
  /** No catalogue came; the page offers a retry. */
  readonly hasFailed: boolean;
}

export interface Language {
  readonly store: StoreApi<LanguageState>;
  /** Changes the language when its catalogue is there; a newer wish overtakes an older load. */
  select(locale: Locale): Promise<void>;
}

export function createLanguage(onFailure: (error: unknown) => void): Language {
  const store = createStore<LanguageState>(() => ({ current: null, hasFailed: false }));
  let wished: Locale | undefined;
  return {
    store,
    async select(locale) {
      wished = locale;
      store.setState({ hasFailed: false });
      try {
        const messages = await withRetries(() => loadMessages(locale));
        if (wished === locale) store.setState({ current: { locale, messages } });
      } catch (error) {
        onFailure(error);
        if (wished === locale) store.setState({ hasFailed: true });
      }
    },
  };
}
