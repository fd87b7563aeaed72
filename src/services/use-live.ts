import { useCallback, useEffect, useRef } from 'react';
import type { Reading, RefetchKind } from './refetch';
import { useServices } from './services';

/** Listens to a push channel while the component is shown; undefined listens to nothing. */
export function useChannel(channel: string | undefined): void {
  const { watch } = useServices();
  useEffect(() => (channel === undefined ? undefined : watch(channel)), [channel, watch]);
}

/** Reads again after a sleep, and in a loop while there is no push; only while the component is shown. Returns a function that reads soon. */
export function useRefetch(kind: RefetchKind, read: () => unknown, isTold?: boolean): () => void {
  const { refetch } = useServices();
  const newest = useRef(read);
  const reading = useRef<Reading>(undefined);
  useEffect(() => {
    newest.current = read;
  });
  useEffect(() => {
    const added = refetch.add(kind, () => newest.current(), isTold);
    reading.current = added;
    return added.leave;
  }, [kind, refetch, isTold]);
  return useCallback(() => reading.current?.soon(), []);
}
