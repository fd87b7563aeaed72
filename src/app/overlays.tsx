import { useStore } from 'zustand';
import type { App } from './create-app';

export function Overlays({ app }: { readonly app: App }) {
  const { current } = useStore(app.voice.toasts.store);
  return current === null ? null : <div role="status">{current.text}</div>;
}
