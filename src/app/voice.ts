import { createTranslator } from 'use-intl/core';
import type { ShellBridge } from '../bridge/shell/shell-bridge';
import { createToasts, type Toast, type ToastStore } from '../context/toasts';
import type { FaultWords } from './call-faults';
import type { Language } from './language';

/** How the app speaks outside of its pages: toasts, and words before a component can translate. */
export function createVoice(language: Language, bridge: ShellBridge) {
  const toasts = createToasts();
  return {
    toasts: toasts as { readonly store: ToastStore; hide(id: number): void },
    toast(shown: Toast) {
      toasts.show(shown);
      bridge.emit('toast', shown);
    },
    words(key: FaultWords): string {
      const { current } = language.store.getState();
      return current === null ? '' : createTranslator({ ...current, namespace: 'error' })(key);
    },
  };
}
