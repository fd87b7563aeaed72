import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from './services';
import { useChunk } from './use-chunk';

/**
 * What an open sheet is drawn with, fetched when it is first opened; undefined until it is there, and while the sheet is shut.
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
