import { useEffect, useRef } from 'react';
import type { RefetchKind } from './refetch';
import { useServices } from './services';

/** Listens to a push channel while the component is shown; undefined listens to nothing. */
export function useChannel(channel: string | undefined): void {
  const { watch } = useServices();
  useEffect(() => (channel === undefined ? undefined : watch(channel)), [channel, watch]);
}

/** Reads again after a sleep, and in a loop while there is no push; only while the component is shown. */
export function useRefetch(kind: RefetchKind, read: () => unknown): void {
  const { refetch } = useServices();
  const newest = useRef(read);
  useEffect(() => {
    newest.current = read;
  });
  useEffect(() => refetch.add(kind, () => newest.current()), [kind, refetch]);
}
