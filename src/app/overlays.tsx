import { useStore } from 'zustand';
import { ToastView } from '../ui/toast-view';
import type { App } from './create-app';

/** What lies over the pages of a mount. */
export function Overlays({ app }: { readonly app: App }) {
  const { store, hide } = app.voice.toasts;
  const { current } = useStore(store);
  return <ToastView toast={current} onHide={hide} />;
}
