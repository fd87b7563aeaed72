import { useStore } from 'zustand';
import type { App } from '../mount/create-app';

/** The quiet bar's place over the pages. */
export function PushBarSlot({ app }: { readonly app: App }) {
  const { current } = useStore(app.pushDoor.notice);
  const part = app.pushDoor.part();
  return current.kind === 'none' || part === undefined ? null : (
    <part.Bar notice={current} onReconnect={part.push.resume} />
  );
}
