import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from './services';

interface Chunk<T> {
  readonly part: T | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads a part of the page when it is first wanted. Unlike `React.lazy`, one that did not come can be asked for again, and
 * is when the network is back.
 */
export function useChunk<T>(load: () => Promise<T>, isWanted: boolean): Chunk<T> {
  const [part, setPart] = useState<{ readonly value: T }>();
  const [hasFailed, setHasFailed] = useState(false);
  const retry = useCallback(() => setHasFailed(false), []);
  const isDue = isWanted && part === undefined && !hasFailed;

  useEffect(() => {
    if (!isDue) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setPart({ value }),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [isDue, load]);

  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return { part: part?.value, hasFailed, retry };
}

/**
 * The content of an open sheet, fetched when it is first opened; undefined until it is there, and while the sheet is shut.
 * Where it does not come that is said, and the sheet is shut: the next tap asks again.
 */
export function useSheetPart<T>(load: () => Promise<T>, isOpen: boolean, close: () => void): T | undefined {
  const t = useTranslations('error');
  const { toast } = useServices();
  const { part, hasFailed, retry } = useChunk(load, isOpen);
  useEffect(() => {
    if (!hasFailed) return;
    toast({ type: 'fail', text: t('title') });
    close();
    retry();
  }, [hasFailed, toast, t, close, retry]);
  return isOpen ? part : undefined;
}
