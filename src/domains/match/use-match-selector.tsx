import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useServices } from '../../services/services';
import { useChunk } from '../../services/use-chunk';

const loadSelector = () => import('./match-selector');

/** The sheet of matches in play, fetched with the first tap. `current`: the match that is being watched. */
export function useMatchSelector(current?: string): { readonly open: () => void; readonly sheet: ReactNode } {
  const t = useTranslations();
  const { toast } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const { part, hasFailed, retry } = useChunk(loadSelector, isOpen);
  const close = useCallback(() => setIsOpen(false), []);
  useEffect(() => {
    if (!hasFailed) return;
    toast({ type: 'fail', text: t('error.title') });
    close();
    retry();
  }, [hasFailed, toast, t, retry, close]);
  return {
    open: () => setIsOpen(true),
    sheet: isOpen && part !== undefined && <part.MatchSelector current={current} onClose={close} />,
  };
}
