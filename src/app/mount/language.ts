import { createTranslator } from 'use-intl/core';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Locale } from '../../contract/shell/languages';
import type { CoreMessages, MessagePart, Messages } from '../../i18n/app-config';
import { loadMessages } from '../../i18n/load-messages';
import { withRetries } from '../../services/load-chunk';

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
  /** Adds the texts that a page needs, for good; rejects when they do not come, and a second call tries again. */
  need(part: MessagePart): Promise<void>;
  /** A text below `error`, where no component translates; "" before the first catalogue is there. */
  words(key: keyof CoreMessages['error']): string;
}

export function createLanguage(first: Locale, onFailure: (error: unknown) => void): Language {
  const store = createStore<LanguageState>(() => ({ current: null, hasFailed: false }));
  const parts = new Set<MessagePart>();
  let wished = first;
  let newest: Promise<void> = Promise.resolve();

  /** The language and the parts as they are wished for now; who was overtaken waits for what overtook it. */
  function adopt(): Promise<void> {
    const locale = wished;
    const mine: Promise<void> = withRetries(() => loadMessages(locale, [...parts])).then(
      (messages) => (newest === mine ? store.setState({ current: { locale, messages }, hasFailed: false }) : newest),
      (error: unknown) => {
        // Who comes later must not meet an old failure.
        if (newest === mine) newest = Promise.resolve();
        throw error;
      },
    );
    newest = mine;
    return mine;
  }

  return {
    store,
    async select(locale) {
      wished = locale;
      store.setState({ hasFailed: false });
      try {
        await adopt();
      } catch (error) {
        onFailure(error);
        if (wished === locale) store.setState({ hasFailed: true });
      }
    },
    async need(part) {
      if (parts.has(part)) return newest;
      parts.add(part);
      try {
        await adopt();
      } catch (error) {
        parts.delete(part);
        throw error;
      }
    },
    words(key) {
      const { current } = store.getState();
      return current === null ? '' : createTranslator({ ...current, namespace: 'error' })(key);
    },
  };
}
