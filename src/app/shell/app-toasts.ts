import { createTranslator } from 'use-intl/core';
import type { ShellBridge } from '../../bridge/shell/shell-bridge';
import { createToasts, type Toast, type ToastStore } from '../../services/toasts';
import type { Language } from '../mount/language';
import type { NativeSide } from '../native/native-side';
import type { FaultLabels } from '../reporting/call-faults';

interface AppToastsDeps {
  readonly language: Language;
  readonly bridge: ShellBridge;
  readonly native: NativeSide | undefined;
  /** The host shows toasts itself, at the `toast` event. */
  readonly isSilent: boolean;
}

/** The app's words outside of its pages: toasts, and texts before a component can translate. */
export function createAppToasts({ language, bridge, native, isSilent }: AppToastsDeps) {
  const toasts = createToasts();
  const show = async (toast: Toast) => {
    const shownByNative = native === undefined ? undefined : await native.call('toast', toast);
    // A native app that cannot show it does not keep it from the user.
    if (shownByNative?.ok !== true) toasts.show(toast);
  };
  return {
    toasts: toasts as { readonly store: ToastStore; hide(id: number): void },
    toast(shown: Toast) {
      bridge.emit('toast', shown);
      if (!isSilent) void show(shown);
    },
    words(key: FaultLabels | 'linkRefused' | 'noPortal'): string {
      const { current } = language.store.getState();
      return current === null ? '' : createTranslator({ ...current, namespace: 'error' })(key);
    },
  };
}
