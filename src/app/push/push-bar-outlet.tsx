import { useStore } from 'zustand';
import type { App } from '../mount/create-app';

/** The quiet bar's place over the pages. */
export function PushBarOutlet({ app }: { readonly app: App }) {
  const { current } = useStore(app.lazyPush.notice);
  const part = app.lazyPush.part();
  return current.kind === 'none' || part === undefined ? null : (
    <part.Bar notice={current} onReconnect={part.push.resume} />
  );
}
