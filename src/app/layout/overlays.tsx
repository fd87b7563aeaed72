import { useStore } from 'zustand';
import type { App } from '../mount/create-app';
import { NoticesOutlet } from '../notices/notices-outlet';
import { ToastView } from './toast-view';

/** The overlays of a mount's pages. */
export function Overlays({ app }: { readonly app: App }) {
  const { store, hide } = app.toasts.toasts;
  const { current } = useStore(store);
  return (
    <>
      <NoticesOutlet app={app} />
      <ToastView toast={current} onHide={hide} />
    </>
  );
}
