import type { ShellBridge } from '../../bridge/shell/shell-bridge';
import type { NativeCall } from '../../contract/shell/native';
import { createToasts, type Toast } from '../../services/toasts';

interface AppToastsDeps {
  readonly emit: ShellBridge['emit'];
  readonly native: { readonly call: NativeCall } | undefined;
  /** The host shows toasts itself, at the `toast` event. */
  readonly isSilent: boolean;
}

export function createAppToasts({ emit, native, isSilent }: AppToastsDeps) {
  const toasts = createToasts();
  // An app that knows no toasts is silent: each would come after the time-out.
  let isSilentApp = native === undefined;
  const show = async (toast: Toast) => {
    const shownByNative = isSilentApp ? undefined : await native?.call('toast', toast);
    isSilentApp ||= shownByNative?.ok === false && shownByNative.reason === 'timeout';
    // A native app that cannot show it does not keep it from the user.
    if (shownByNative?.ok !== true) toasts.show(toast);
  };
  return {
    store: toasts.store,
    hide: toasts.hide,
    toast(shown: Toast) {
      emit('toast', shown);
      if (!isSilent) void show(shown);
    },
  };
}
