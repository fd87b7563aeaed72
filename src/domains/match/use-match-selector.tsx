import { type ReactNode, useCallback, useState } from 'react';
import { useSheetPart } from '../../services/use-chunk';

const loadSelector = () => import('./match-selector');

/** The sheet of matches in play, fetched with the first tap. `current`: the match that is being watched. */
export function useMatchSelector(current?: string): { readonly open: () => void; readonly sheet: ReactNode } {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const part = useSheetPart(loadSelector, isOpen, close);
  return {
    open: () => setIsOpen(true),
    sheet: part !== undefined && <part.MatchSelector current={current} onClose={close} />,
  };
}
