import { useStore } from 'zustand';
import type { App } from '../mount/create-app';
import { PushBar } from './push-bar';

/** The quiet bar's place over the pages. */
export function PushBarOutlet({ app }: { readonly app: App }) {
  const { current } = useStore(app.lazyPush.notice);
  return current.kind === 'none' ? null : <PushBar notice={current} onReconnect={app.lazyPush.resume} />;
}
